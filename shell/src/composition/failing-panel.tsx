import type { RemoteFailure } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Container, FailedState } from '@shared/ui';
import { BelowHeader } from '../page-parts/below-header.ts';
import { useAnotherTry } from './use-another-try.ts';

export interface FailingPanelProps {
  failure: RemoteFailure;
  onRetry: () => void;
  /** 1 where it is all that a page has. Default: 2, for a part of a page. */
  headingLevel?: 1 | 2;
}

/** Stands in the place of a section that failed; the rest of the page is untouched (architecture, "Failing"). */
export function FailingPanel({ failure, onRetry, headingLevel = 2 }: FailingPanelProps) {
  const { t } = useTranslation();
  const { text, ...anotherTry } = useAnotherTry(failure, onRetry);
  return (
    <BelowHeader data-failure={failure.kind}>
      <Container>
        <FailedState
          headingLevel={headingLevel}
          title={t('failing.title')}
          text={text ?? t('failing.description')}
          {...anotherTry}
        />
      </Container>
    </BelowHeader>
  );
}
