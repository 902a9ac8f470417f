import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { Portal } from '../components/portal.tsx';

function PortalPage() {
  const { t } = useTranslation();
  useHead({ title: t('title'), description: t('description') });
  return <Portal />;
}

export default definePage({ View: PortalPage });
