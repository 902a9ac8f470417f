import { accessibilityChapters } from '@shared/brand/accessibility-chapters';
import { privacyChapters } from '@shared/brand/privacy-chapters';
import { StatementChapters, type ChaptersProps } from './statement-chapters.tsx';

export const PrivacyChapters = (props: ChaptersProps) => (
  <StatementChapters {...props} texts={privacyChapters} />
);

export const AccessibilityChapters = (props: ChaptersProps) => (
  <StatementChapters {...props} texts={accessibilityChapters} />
);
