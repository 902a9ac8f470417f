import type { AddType, Api, Page, Property } from '@shared/api';
import { isServer, queryOptions, type QueryClient } from '@shared/facades/query';
import { isNarrowing, writeCriteria, type Criteria } from '../search/criteria.ts';
import { feedQuery, listFeed } from './feed.ts';
import { forDocument } from './for-document.ts';
import { PAGE_SIZE, pagesOf, type ListingPage } from '../search/listing-page.ts';
import { loadWholeList } from '../search/load-whole-list.ts';
import { searchedPage } from './searched-page.ts';
import { loadWordSearch } from '../search/load-word-search.ts';
import { gather, type ListingScope } from '../search/listing-scope.ts';

/** What the first view of a list shows: one page of cards, however long the list. */
export interface FirstView extends ListingPage {
  /** The items are the whole list, so that nothing has to follow. */
  complete: boolean;
  /** Feeds that could not be had. */
  missing: readonly AddType[];
}

/**
 * Data of a list's first view, filled on the server. An API with the extension `lists.search` is asked for the page, and for each
 * one after it. Of another one a plain list asks for its first page alone; a narrowed or
 * sorted one needs all of it, and only the page that results is kept, so that documents stay small. Where one of
 * two feeds fails, what the other one gave is shown.
 */
export const firstViewQuery = (api: Api, scope: ListingScope, criteria: Criteria) =>
  queryOptions({
    queryKey: ['listings', 'first-view', scope.id, writeCriteria(criteria).toString()],
    queryFn: async ({ client, signal }): Promise<FirstView> => {
      if (api.offers('lists.search'))
        return carried({
          ...(await searchedPage(api, scope, criteria, signal)),
          complete: true,
          missing: [],
        });
      return carried(
        await (isPlain(scope, criteria) && !isHere(client, api, scope)
          ? startOfList(api, scope, criteria, signal)
          : pageOfWholeList(client, api, scope, criteria, signal)),
      );
    },
  });

/** What a document carries of it; a list whose texts are left out is not whole, since words are looked for in them. */
function carried(view: FirstView): FirstView {
  const { items, nearest, complete } = view;
  const kept = forDocument(items);
  return {
    ...view,
    items: kept,
    ...(nearest && { nearest: { ...nearest, items: forDocument(nearest.items) } }),
    complete: complete && kept === items,
  };
}

const isPlain = (scope: ListingScope, criteria: Criteria) =>
  !scope.admits && criteria.sort === undefined && criteria.page === 1 && !isNarrowing(criteria);

/** Whether the browser has fetched all of a list already, as it does at the start-up. */
const isHere = (client: QueryClient, api: Api, scope: ListingScope) =>
  !isServer &&
  scope.feeds.every((addType) => client.getQueryData(feedQuery(api, addType).queryKey) !== undefined);

/** What arrived of several feeds; fails as the first of them did when nothing arrived. */
async function arrived<T>(
  scope: ListingScope,
  load: (addType: AddType) => Promise<T>,
): Promise<{ feeds: readonly T[]; missing: readonly AddType[] }> {
  const results = await Promise.allSettled(scope.feeds.map(load));
  const feeds = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const missing = scope.feeds.filter((_, position) => results[position]?.status === 'rejected');
  const failure = results.find((result) => result.status === 'rejected');
  if (feeds.length === 0 && failure) throw failure.reason;
  return { feeds, missing };
}

async function startOfList(
  api: Api,
  scope: ListingScope,
  criteria: Criteria,
  signal: AbortSignal,
): Promise<FirstView> {
  const loading = loadWholeList();
  loading.catch(() => undefined);
  const { feeds, missing } = await arrived<Page<Property>>(scope, (addType) =>
    listFeed(api, addType, { limit: PAGE_SIZE, signal }),
  );
  const cutPage = await loading;
  const start = gather(
    scope,
    feeds.map(({ items }) => items),
  );
  const matched = feeds.reduce((sum, { total }) => sum + total, 0);
  const { items, facets } = cutPage(start, criteria);
  const isAll = missing.length === 0;
  return {
    items,
    matched,
    page: 1,
    pages: pagesOf(matched),
    facets: { ...facets, counted: isAll && start.length >= matched },
    complete: isAll && items.length >= matched,
    missing,
  };
}

async function pageOfWholeList(
  client: QueryClient,
  api: Api,
  scope: ListingScope,
  criteria: Criteria,
  signal: AbortSignal,
): Promise<FirstView> {
  const loading = loadWholeList();
  loading.catch(() => undefined);
  const { feeds, missing } = await arrived(scope, (addType) => wholeFeed(client, api, addType, signal));
  const cutPage = await loading;
  const list = gather(scope, feeds);
  const words = criteria.q === undefined ? undefined : await loadWordSearch();
  const page = cutPage(list, criteria, words);
  return {
    ...page,
    facets: { ...page.facets, counted: missing.length === 0 },
    complete: missing.length === 0 && page.items.length === list.length,
    missing,
  };
}

async function wholeFeed(
  client: QueryClient,
  api: Api,
  addType: AddType,
  signal: AbortSignal,
): Promise<readonly Property[]> {
  // The server's cache travels in the document; the browser's is where the next change of a filter looks.
  const { items } = await (isServer
    ? listFeed(api, addType, { signal })
    : client.fetchQuery(feedQuery(api, addType)));
  return items;
}
