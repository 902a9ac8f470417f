import type { Article } from '@shared/api';
import type { Head } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useApi, useHead } from '@shared/remote-kit';
import { useParams } from '@shared/facades/router';
import { useQuery } from '@shared/facades/query';
import { articleHead } from '../components/article/article-head.ts';
import { ArticleMissing } from '../components/article/article-missing.tsx';
import { ArticleSkeleton } from '../components/article/article-skeleton.tsx';
import { ArticleView } from '../components/article/article-view.tsx';
import { articleQuery } from '../data/articles.ts';
import { relatedArticlesQuery } from '../data/related-articles.ts';

/** One article (specification, section 2, "Blog article detail"). */
function ArticlePage() {
  const { t, language } = useTranslation();
  const { id = '' } = useParams();
  const { data: article, errorUpdateCount, isFetching, refetch } = useQuery(articleQuery(useApi(), id));
  // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
  const isLoading = article === undefined && errorUpdateCount === 0;
  const titleOf = ({ title }: Article) => title ?? t('article.untitled');

  const head = (): Head => {
    if (isLoading) return { title: t('article.loading'), loading: true };
    if (article) return articleHead(article, titleOf(article), language);
    const missing = { title: t('article.notFound.title'), description: t('article.notFound.text') };
    return article === null ? { ...missing, status: 404 } : missing;
  };
  useHead(head());

  if (isLoading) return <ArticleSkeleton />;
  if (article) return <ArticleView article={article} title={titleOf(article)} />;
  return (
    <ArticleMissing
      failure={article === null ? undefined : { retry: () => void refetch(), retrying: isFetching }}
    />
  );
}

export default definePage({
  View: ArticlePage,
  queries: ({ api, params: { id = '' } }) => [articleQuery(api, id), relatedArticlesQuery(api, id)],
});
