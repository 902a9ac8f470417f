import type { AddType } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Button, EmptyState, FailedState, Notice, tokens } from '@shared/ui';
import { styled } from 'styled-components';

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

export interface RestNoticeProps {
  /** The feeds that could not be had, where others could. */
  missing: readonly AddType[];
  retrying: boolean;
  onRetry(): void;
}

/** A part of the list is here and searched, the rest could not be had; says which part where there are two. */
export function RestNotice({ missing, retrying, onRetry }: RestNoticeProps) {
  const { t } = useTranslation();
  const [part] = missing;
  return (
    <Spaced
      tone="warning"
      role="alert"
      title={part === undefined ? t('failed.restTitle') : t(`failed.part.${part}`)}
    >
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
