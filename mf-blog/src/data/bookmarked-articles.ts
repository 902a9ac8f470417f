import type { Api, ArticleSummary } from '@shared/api';
import { ApiError, BLOG_PAGE_SIZE } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import type { LibraryPage } from './articles.ts';

export interface BookmarkedPage extends LibraryPage {
  /** So many of this page are no longer in the library. */
  gone: number;
  /** So many of this page could not be had. */
  unreached: number;
}

async function loadBookmarked(
  api: Api,
  ids: readonly string[],
  asked: number,
  signal: AbortSignal,
): Promise<BookmarkedPage> {
  const pages = Math.ceil(ids.length / BLOG_PAGE_SIZE);
  const page = Math.min(asked, Math.max(1, pages));
  const start = (page - 1) * BLOG_PAGE_SIZE;
  const answers = await Promise.allSettled(
    ids.slice(start, start + BLOG_PAGE_SIZE).map((id) => api.getPost(id, { signal })),
  );
  const items: ArticleSummary[] = [];
  const [gone, unreached]: [unknown[], unknown[]] = [[], []];
  for (const answer of answers) {
    if (answer.status === 'fulfilled') items.push(answer.value);
    else if (answer.reason instanceof ApiError && answer.reason.isNotFound) gone.push(answer.reason);
    else unreached.push(answer.reason);
  }
  // One that cannot be had takes nothing from the others; where none could, the page has failed.
  if (unreached.length > 0 && unreached.length === answers.length) throw unreached[0];
  return { items, total: ids.length, pages, page, gone: gone.length, unreached: unreached.length };
}

/** One page of the articles with these ids, in that order, each asked for by its own call. */
export const bookmarkedPageQuery = (api: Api, ids: readonly string[], page: number) =>
  queryOptions({
    queryKey: ['library', 'bookmarks', page, ids],
    queryFn: ({ signal }) => loadBookmarked(api, ids, page, signal),
  });
