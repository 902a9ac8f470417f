import { useTranslation } from '@shared/i18n';
import { ArrowStartIcon, EmptyState, FailedState } from '@shared/ui';
import { HistoryBackLink } from '../history-back-link.tsx';
import { ArticlePage } from './article-page-frame.ts';

export interface ArticleMissingProps {
  /** Present when the article could not be asked for; absent when there is none. */
  failure?: { retry: () => void; retrying: boolean } | undefined;
}

/** The not-found view. No error codes are told apart (specification, section 8); only Retry shows a failure. */
export function ArticleMissing({ failure }: ArticleMissingProps) {
  const { t } = useTranslation();
  const state = {
    title: t('article.notFound.title'),
    text: t('article.notFound.text'),
    headingLevel: 1,
    action: (
      <HistoryBackLink variant={failure ? 'quiet' : 'primary'} icon={<ArrowStartIcon size={20} />}>
        {t('article.notFound.back')}
      </HistoryBackLink>
    ),
  } as const;
  return (
    <ArticlePage>
      {failure ? (
        <FailedState
          {...state}
          retryLabel={t('retry')}
          retryingLabel={t('retrying')}
          retrying={failure.retrying}
          onRetry={failure.retry}
        />
      ) : (
        <EmptyState {...state} />
      )}
    </ArticlePage>
  );
}
