import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useHead } from '@shared/remote-kit';
import { ArrowStartIcon, EmptyState, FailedState, LinkButton } from '@shared/ui';
import { DetailFrame } from './detail-layout.ts';
import { useOfferWords } from '../property/offer-words.ts';

function BackLink() {
  const own = useOfferWords();
  return (
    <LinkButton href={paths.properties} icon={<ArrowStartIcon size={20} />}>
      {own('missing.back')}
    </LinkButton>
  );
}

/** There is no such property (specification, section 2, "Property detail"). */
export function PropertyMissing() {
  const own = useOfferWords();
  useHead({ title: own('missing.title'), description: own('missing.text'), status: 404 });
  return (
    <DetailFrame>
      <EmptyState
        title={own('missing.title')}
        text={own('missing.text')}
        headingLevel={1}
        action={<BackLink />}
      />
    </DetailFrame>
  );
}

/** The same view when it could not be asked for (specification, section 8), with the chance to ask again. */
export function PropertyFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const own = useOfferWords();
  useHead({ title: own('missing.title'), description: t('failed.text') });
  return (
    <DetailFrame>
      <FailedState
        title={own('missing.title')}
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
