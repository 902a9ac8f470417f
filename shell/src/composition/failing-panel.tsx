import type { RemoteFailure } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Container, FailedState } from '@shared/ui';
import { BelowHeader } from '../page-parts/below-header.ts';
import { useAnotherTry } from './use-another-try.ts';

/** Stands in the place of a section that failed; the rest of the page is untouched (architecture, "Failing"). */
export function FailingPanel({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { t } = useTranslation();
  const { text, ...anotherTry } = useAnotherTry(failure, onRetry);
  return (
    <BelowHeader data-failure={failure.kind}>
      <Container>
        <FailedState
          // It is all that the page has.
          headingLevel={1}
          title={t('failing.title')}
          text={text ?? t('failing.description')}
          {...anotherTry}
        />
      </Container>
    </BelowHeader>
  );
}
