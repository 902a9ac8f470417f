import { paths, type RemoteFailure } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Container, FailedState, LinkButton } from '@shared/ui';
import { BelowHeader } from '../page-parts/below-header.ts';
import { useAnotherTry } from './use-another-try.ts';

/** An unhandled error of the shell's own pages (specification, sections 2 and 8). */
export function ErrorScreen({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { t } = useTranslation();
  const { text, ...anotherTry } = useAnotherTry(failure, onRetry);
  return (
    <BelowHeader>
      <Container>
        <FailedState
          headingLevel={1}
          title={t('error.title')}
          text={text ?? t('error.text')}
          {...anotherTry}
          action={<LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>}
        />
      </Container>
    </BelowHeader>
  );
}
