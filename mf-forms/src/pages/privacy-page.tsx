import { brand } from '@shared/brand';
import { privacyNotice } from '@shared/brand/privacy';
import { paths } from '@shared/contract';
import { definePage, latePart } from '@shared/remote-kit';
import { ChaptersToCome } from '../components/chapters-to-come.tsx';
import type { ChaptersProps } from '../components/statement-chapters.tsx';
import { StatementView } from '../components/statement-view.tsx';
import { settingsQuery } from '../data/settings.ts';

const Chapters = latePart<ChaptersProps>({
  // Whoever has time for one has it for both: they are in one footer.
  load: async () =>
    (await import(/* webpackChunkName: "statements" */ '../components/privacy-chapters.tsx')).PrivacyChapters,
  Placeholder: ChaptersToCome,
});

const emailOf = () => brand.privacyEmail;

/** What is taken of visitors' data, why, how long it is kept, and whom to ask. */
function PrivacyPage() {
  return <StatementView statement={privacyNotice} path={paths.privacy} email={emailOf} Chapters={Chapters} />;
}

export default definePage({
  View: PrivacyPage,
  queries: ({ api }) => [settingsQuery(api)],
  late: Chapters.load,
});
