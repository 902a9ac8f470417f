import { latePart } from '@shared/remote-kit';
import { ChaptersToCome } from './chapters-to-come.tsx';
import type { ChaptersProps } from './statement-chapters.tsx';

/** Of both statements: whoever has time for one has it for both, as they are in one footer. */
const load = () => import(/* webpackChunkName: "statements" */ './published-chapters.tsx');

/** What the privacy notice says: long, in both languages, and read without its code. */
export const LatePrivacyChapters = latePart<ChaptersProps>({
  load: async () => (await load()).PrivacyChapters,
  Placeholder: ChaptersToCome,
});

/** The same of the accessibility statement. */
export const LateAccessibilityChapters = latePart<ChaptersProps>({
  load: async () => (await load()).AccessibilityChapters,
  Placeholder: ChaptersToCome,
});
