import { useTranslation } from '@shared/i18n';
import { Button, EmptyState, FailedState } from '@shared/ui';

/** Looked for and not found (specification, section 2). */
export function ListEmpty({ onClear }: ClearProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )
      }
    />
  );
}

export interface ClearProps {
  /** Undefined where there are no filters to clear. */
  onClear: (() => void) | undefined;
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
