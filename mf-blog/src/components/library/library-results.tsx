import type { ArticleSummary } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Island } from '@shared/remote-kit';
import { EmptyState, FailedState, LoadingRegion, useFirstFew } from '@shared/ui';
import { memo } from 'react';
import type { LibraryPage } from '../../data/articles.ts';
import { ArticleCard, ArticleCardSkeleton, KeptArticleCard } from './article-card.tsx';
import { ArticleGrid } from './article-grid.ts';

/** As many as a first screen holds. */
const FIRST_CARDS = 8;

/** The first screen's; cards below it have nothing that needs a script until they are pressed. */
const FIRST_ROW = 4;

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
        <CardPlace key={article._id} article={article} first={index === 0} awake={index < FIRST_ROW} />
      ))}
    </ArticleGrid>
  );
}

const CardPlace = memo(function CardPlace({
  awake,
  ...card
}: {
  article: ArticleSummary;
  first: boolean;
  awake: boolean;
}) {
  return (
    <Island as="li" until="used" awake={awake}>
      {card.first ? <ArticleCard {...card} /> : <KeptArticleCard {...card} />}
    </Island>
  );
});
