import type { RemoteFailure } from '@shared/contract';
import { useTranslation } from '@shared/i18n';

export interface AnotherTry {
  /** What the visitor can do about it, where that is known. */
  text: string | undefined;
  retryLabel: string;
  onRetry(): void;
}

/** What is offered to a visitor who sees a failure: to try again, or a reload where the page is too old for that to help. */
export function useAnotherTry({ kind }: RemoteFailure, onRetry: () => void): AnotherTry {
  const { t } = useTranslation();
  if (kind === 'gone')
    return {
      text: t('failing.gone'),
      retryLabel: t('failing.reload'),
      onRetry: () => window.location.reload(),
    };
  return {
    text: kind === 'offline' ? t('failing.offline') : undefined,
    retryLabel: t('failing.retry'),
    onRetry,
  };
}
