import type { ArticleSummary } from '@shared/api';
import { paths, type Head } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useApi, useHead } from '@shared/remote-kit';
import { useParams } from '@shared/facades/router';
import { useQuery, useQueryClient } from '@shared/facades/query';
import { articleHead } from '../components/article/article-head.ts';
import { ArticleMissing } from '../components/article/article-missing.tsx';
import { ArticleSkeleton } from '../components/article/article-skeleton.tsx';
import { ArticleText } from '../components/article/article-text.tsx';
import { ArticleView } from '../components/article/article-view.tsx';

import { articleQuery } from '../data/articles.ts';
import { findInLibrary } from '../data/find-in-library.ts';
import { relatedArticlesQuery } from '../data/related-articles.ts';

/** One article (specification, section 2, "Blog article detail"). It begins with what the card that led here knows. */
function ArticlePage() {
  const { t, language } = useTranslation();
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data: article, errorUpdateCount, isFetching, refetch } = useQuery(articleQuery(useApi(), id));
  // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
  const isLoading = article === undefined && errorUpdateCount === 0;
  const begun = isLoading ? findInLibrary(client, id) : undefined;
  // The code of the text is on its way while the data is.
  if (isLoading) void ArticleText.load().catch(() => undefined);
  const titleOf = ({ title }: ArticleSummary) => title ?? t('article.untitled');

  const head = (): Head => {
    if (begun) return { title: titleOf(begun), canonical: paths.article(id) };
    if (isLoading) return { title: t('article.loading'), loading: true };
    if (article) return articleHead(article, titleOf(article), language);
    const missing = { title: t('article.notFound.title'), description: t('article.notFound.text') };
    return article === null ? { ...missing, status: 404 } : missing;
  };
  useHead(head());

  const shown = article ?? begun;
  if (shown) return <ArticleView article={shown} title={titleOf(shown)} />;
  if (isLoading) return <ArticleSkeleton />;
  return (
    <ArticleMissing
      failure={article === null ? undefined : { retry: () => void refetch(), retrying: isFetching }}
    />
  );
}

export default definePage({
  View: ArticlePage,
  subject: ({ api, params: { id = '' } }) => articleQuery(api, id),
  queries: ({ api, params: { id = '' } }) => [relatedArticlesQuery(api, id)],
});
