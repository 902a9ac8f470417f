import { useTranslation } from '@shared/i18n';
import { Button, EmptyState, FailedState, Notice, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** Looked for and not found (specification, section 2). */
export function ListEmpty({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    />
  );
}

/** Could not be looked for: to say that there are no properties would be untrue (decisions, "Calls"). */
export function ListFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailedState
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      retryingLabel={t('failed.retrying')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

/** The beginning of the list is here and searched, the rest could not be had. */
export function RestNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Spaced tone="warning" role="alert" title={t('failed.restTitle')}>
      <p>{t('failed.restText')}</p>
      <Button
        variant="secondary"
        size="small"
        busy={retrying}
        busyLabel={t('failed.retrying')}
        onClick={onRetry}
      >
        {t('failed.retry')}
      </Button>
    </Spaced>
  );
}

const Spaced = styled(Notice)`
  margin-block-end: ${tokens.space[6]};
  button {
    margin-block-start: ${tokens.space[3]};
  }
`;
