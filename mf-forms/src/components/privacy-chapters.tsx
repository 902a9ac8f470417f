import { privacyChapters } from '@shared/brand/privacy-chapters';
import { StatementChapters, type ChaptersProps } from './statement-chapters.tsx';

export const PrivacyChapters = (props: ChaptersProps) => (
  <StatementChapters {...props} texts={privacyChapters} />
);
