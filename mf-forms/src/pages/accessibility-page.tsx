import { brand } from '@shared/brand';
import { accessibilityStatement } from '@shared/brand/accessibility';
import { paths } from '@shared/contract';
import { definePage, useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { StatementView } from '../components/statement-view.tsx';
import { settingsQuery } from '../data/settings.ts';

/** How accessible the site is, what of it is tested, and how to tell what is in the way. */
function AccessibilityPage() {
  const { data: settings } = useQuery(settingsQuery(useApi()));
  return (
    <StatementView
      statement={accessibilityStatement}
      path={paths.accessibility}
      email={settings?.email ?? brand.contact.email}
    />
  );
}

export default definePage({ View: AccessibilityPage, queries: ({ api }) => [settingsQuery(api)] });
