import { useEffect } from 'react';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { useNavigate } from '@shared/facades/router';

/** The not-found screen that leads home at once, for bad links inside the site (specification, section 2). */
function RedirectPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useHead({ title: t('notFound.title'), status: 404 });
  useEffect(() => void navigate(paths.home, { replace: true }), [navigate]);
  return null;
}

export default definePage({ View: RedirectPage });
