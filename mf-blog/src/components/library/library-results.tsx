import { useTranslation } from '@shared/i18n';
import { EmptyState, FailedState, LoadingRegion, useFirstFew } from '@shared/ui';
import type { LibraryPage } from '../../data/articles.ts';
import { ArticleCard, ArticleCardSkeleton } from './article-card.tsx';
import { ArticleGrid } from './article-grid.ts';

/** As many as a first screen holds. */
const FIRST_CARDS = 8;

const SKELETONS = Array.from({ length: 24 }, (_, index) => index);

export type LibraryState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void; retrying: boolean }
  | { kind: 'loaded'; page: LibraryPage };

/** The library's grid, or what stands in its place. */
export function LibraryResults({ state }: { state: LibraryState }) {
  const { t } = useTranslation();
  if (state.kind === 'loading') {
    return (
      <LoadingRegion label={t('library.loading')}>
        <ArticleGrid as="div">
          {SKELETONS.map((index) => (
            <ArticleCardSkeleton key={index} />
          ))}
        </ArticleGrid>
      </LoadingRegion>
    );
  }
  if (state.kind === 'failed') {
    return (
      <FailedState
        title={t('library.failed.title')}
        text={t('library.failed.text')}
        retryLabel={t('retry')}
        retryingLabel={t('retrying')}
        retrying={state.retrying}
        onRetry={state.retry}
      />
    );
  }
  if (state.page.items.length === 0) {
    return <EmptyState title={t('library.empty.title')} text={t('library.empty.text')} />;
  }
  return <Articles items={state.page.items} />;
}

function Articles({ items }: { items: LibraryPage['items'] }) {
  const shown = useFirstFew(items, FIRST_CARDS);
  return (
    <ArticleGrid>
      {shown.map((article, index) => (
        <li key={article._id}>
          <ArticleCard article={article} first={index === 0} />
        </li>
      ))}
    </ArticleGrid>
  );
}
