import type { Api, Article, ArticleSummary } from '@shared/api';
import { ApiError, BLOG_PAGE_SIZE } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

export interface LibraryPage {
  items: readonly ArticleSummary[];
  /** Articles in all. */
  total: number;
  /** Pages in all: articles by page size, rounded up (specification, section 9). */
  pages: number;
  /** The page that the items are of, from 1; the last one when a later one was asked for. */
  page: number;
}

async function loadPage(api: Api, asked: number, signal: AbortSignal): Promise<LibraryPage> {
  const answer = await api.listPosts({ page: asked, signal });
  const pages = Math.ceil(answer.total / BLOG_PAGE_SIZE);
  const page = Math.min(asked, Math.max(1, pages));
  const { items } = page === asked ? answer : await api.listPosts({ page, signal });
  return { items, total: answer.total, pages, page };
}

/** One page of the library, 24 articles long; `page` from 1. */
export const libraryPageQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['library', page],
    queryFn: ({ signal }) => loadPage(api, page, signal),
  });

/** One article; null when there is no such article, so that the server's not-found view hydrates. */
export const articleQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }): Promise<Article | null> =>
      api.getPost(id, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.isNotFound) return null;
        throw error;
      }),
  });
