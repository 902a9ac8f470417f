import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useHead } from '@shared/remote-kit';
import { ArrowStartIcon, EmptyState, FailedState, LinkButton } from '@shared/ui';
import { DetailFrame } from './detail-layout.ts';

function BackLink() {
  const { t } = useTranslation();
  return (
    <LinkButton href={paths.properties} icon={<ArrowStartIcon size={20} />}>
      {t('missing.back')}
    </LinkButton>
  );
}

/** There is no such property (specification, section 2, "Property detail"). */
export function PropertyMissing() {
  const { t } = useTranslation();
  useHead({ title: t('missing.title'), description: t('missing.text'), status: 404 });
  return (
    <DetailFrame>
      <EmptyState
        title={t('missing.title')}
        text={t('missing.text')}
        headingLevel={1}
        action={<BackLink />}
      />
    </DetailFrame>
  );
}

/** The same view when it could not be asked for (specification, section 8), with the chance to ask again. */
export function PropertyFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  useHead({ title: t('missing.title'), description: t('failed.text') });
  return (
    <DetailFrame>
      <FailedState
        title={t('missing.title')}
        text={t('failed.text')}
        headingLevel={1}
        retryLabel={t('failed.retry')}
        retryingLabel={t('failed.retrying')}
        retrying={retrying}
        onRetry={onRetry}
        action={<BackLink />}
      />
    </DetailFrame>
  );
}
