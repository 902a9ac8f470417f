import { brand } from '@shared/brand';
import { privacyNotice } from '@shared/brand/privacy';
import { paths } from '@shared/contract';
import { definePage } from '@shared/remote-kit';
import { LatePrivacyChapters } from '../components/late-chapters.ts';
import { StatementView } from '../components/statement-view.tsx';
import { settingsQuery } from '../data/settings.ts';

/** What is taken of visitors' data, why, how long it is kept, and whom to ask. */
function PrivacyPage() {
  return (
    <StatementView
      statement={privacyNotice}
      path={paths.privacy}
      email={brand.privacyEmail}
      Chapters={LatePrivacyChapters}
    />
  );
}

export default definePage({
  View: PrivacyPage,
  queries: ({ api }) => [settingsQuery(api)],
  late: LatePrivacyChapters.load,
});
