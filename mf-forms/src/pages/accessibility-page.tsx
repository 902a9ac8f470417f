import { accessibilityStatement } from '@shared/brand/accessibility';
import { paths } from '@shared/contract';
import { definePage } from '@shared/remote-kit';
import { LateAccessibilityChapters } from '../components/late-chapters.ts';
import { StatementView } from '../components/statement-view.tsx';
import { settingsQuery } from '../data/settings.ts';

/** How accessible the site is, what of it is tested, and how to tell what is in the way. */
function AccessibilityPage() {
  return (
    <StatementView
      statement={accessibilityStatement}
      path={paths.accessibility}
      Chapters={LateAccessibilityChapters}
    />
  );
}

export default definePage({
  View: AccessibilityPage,
  queries: ({ api }) => [settingsQuery(api)],
  late: LateAccessibilityChapters.load,
});
