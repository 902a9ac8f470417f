import type { Api, Article, ArticleSummary } from '@shared/api';
import { ApiError, BLOG_PAGE_SIZE } from '@shared/api';
import type { Language } from '@shared/contract';
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

/** What an address asks of the library. */
export interface LibraryQuestion {
  /** From 1. */
  page: number;
  /** Articles in it alone; undefined for all. */
  language?: Language | undefined;
}

/** Enough for every library: what does not answer for one language is asked for all of it. */
const ALL_ARTICLES = 5000;

async function cutPage(api: Api, { page: asked, language }: LibraryQuestion, signal: AbortSignal) {
  const all = await api.listPosts({ limit: ALL_ARTICLES, signal });
  const items = all.items.filter((article) => article.language === language);
  const pages = Math.ceil(items.length / BLOG_PAGE_SIZE);
  const page = Math.min(asked, Math.max(1, pages));
  const start = (page - 1) * BLOG_PAGE_SIZE;
  return { items: items.slice(start, start + BLOG_PAGE_SIZE), total: items.length, pages, page };
}

async function loadPage(api: Api, question: LibraryQuestion, signal: AbortSignal): Promise<LibraryPage> {
  const { page: asked, language } = question;
  if (language && !api.offers('blog.language')) return cutPage(api, question, signal);
  const answer = await api.listPosts({ page: asked, language, signal });
  const pages = Math.ceil(answer.total / BLOG_PAGE_SIZE);
  const page = Math.min(asked, Math.max(1, pages));
  const { items } = page === asked ? answer : await api.listPosts({ page, language, signal });
  return { items, total: answer.total, pages, page };
}

/** One page of the library, 24 articles long. */
export const libraryPageQuery = (api: Api, question: LibraryQuestion) =>
  queryOptions({
    queryKey: ['library', question.page, question.language ?? 'all'],
    queryFn: ({ signal }) => loadPage(api, question, signal),
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
