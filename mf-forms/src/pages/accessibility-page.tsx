import { brand } from '@shared/brand';
import { accessibilityStatement } from '@shared/brand/accessibility';
import { paths } from '@shared/contract';
import { definePage, latePart } from '@shared/remote-kit';
import { ChaptersToCome } from '../components/chapters-to-come.tsx';
import type { ChaptersProps } from '../components/statement-chapters.tsx';
import { StatementView } from '../components/statement-view.tsx';
import { settingsQuery } from '../data/settings.ts';

const Chapters = latePart<ChaptersProps>({
  // Whoever has time for one has it for both: they are in one footer.
  load: async () =>
    (await import(/* webpackChunkName: "statements" */ '../components/accessibility-chapters.tsx'))
      .AccessibilityChapters,
  Placeholder: ChaptersToCome,
});

const emailOf = (settings: ChaptersProps['settings']) => settings?.email ?? brand.contact.email;

/** How accessible the site is, what of it is tested, and how to tell what is in the way. */
function AccessibilityPage() {
  return (
    <StatementView
      statement={accessibilityStatement}
      path={paths.accessibility}
      email={emailOf}
      Chapters={Chapters}
    />
  );
}

export default definePage({
  View: AccessibilityPage,
  queries: ({ api }) => [settingsQuery(api)],
  late: Chapters.load,
});
