import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Container, FailedState, LinkButton } from '@shared/ui';
import { BelowHeader } from '../page-parts/below-header.ts';

/** An unhandled error of the shell's own pages (specification, sections 2 and 8). */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <BelowHeader>
      <Container>
        <FailedState
          headingLevel={1}
          title={t('error.title')}
          text={t('error.text')}
          retryLabel={t('failing.retry')}
          onRetry={onRetry}
          action={<LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>}
        />
      </Container>
    </BelowHeader>
  );
}
