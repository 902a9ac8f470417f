import type { RemoteFailure } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Container, FailedState } from '@shared/ui';
import { BelowHeader } from '../page-parts/below-header.ts';

/** Stands in the place of a section that failed; the rest of the page is untouched (architecture, "Failing"). */
export function FailingPanel({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <BelowHeader data-failure={failure.kind}>
      <Container>
        <FailedState
          title={t('failing.title')}
          text={t(failure.kind === 'offline' ? 'failing.offline' : 'failing.description')}
          retryLabel={t('failing.retry')}
          onRetry={onRetry}
        />
      </Container>
    </BelowHeader>
  );
}
