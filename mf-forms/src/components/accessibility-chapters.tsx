import { accessibilityChapters } from '@shared/brand/accessibility-chapters';
import { StatementChapters, type ChaptersProps } from './statement-chapters.tsx';

export const AccessibilityChapters = (props: ChaptersProps) => (
  <StatementChapters {...props} texts={accessibilityChapters} />
);
