import { brand } from '@shared/brand';
import { accessibilityStatement } from '@shared/brand/accessibility';
import { paths } from '@shared/contract';
import { definePage } from '@shared/remote-kit';
import { StatementView } from '../components/statement-view.tsx';
import { settingsQuery, useSettings } from '../data/settings.ts';

/** How accessible the site is, what of it is tested, and how to tell what is in the way. */
function AccessibilityPage() {
  const { settings } = useSettings();
  return (
    <StatementView
      statement={accessibilityStatement}
      path={paths.accessibility}
      email={settings?.email ?? brand.contact.email}
    />
  );
}

export default definePage({ View: AccessibilityPage, queries: ({ api }) => [settingsQuery(api)] });
