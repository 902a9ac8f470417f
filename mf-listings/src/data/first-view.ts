import type { AddType, Api, Property } from '@shared/api';
import { isServer, queryOptions, type QueryClient } from '@tanstack/react-query';
import { citiesOf, type City } from '../filters/cities.ts';
import { isNarrowing, writeCriteria, type Criteria } from '../filters/criteria.ts';
import { feedQuery, listFeed } from './feed.ts';
import { cutPage, PAGE_SIZE, pagesOf, type ListingPage } from './listing-page.ts';
import { gather, type ListingScope } from './listing-scope.ts';

/** What the first view of a list shows: one page of cards, however long the list. */
export interface FirstView extends ListingPage {
  /** Of the list before it was narrowed, as far as it is known. */
  cities: readonly City[];
  /** The items are the whole list, so that nothing has to follow. */
  complete: boolean;
}

/**
 * Data of a list's first view, filled on the server. A plain list asks for its first page alone; a narrowed or
 * sorted one needs all of it, and only the page that results is kept, so that documents stay small.
 */
export const firstViewQuery = (api: Api, scope: ListingScope, criteria: Criteria) =>
  queryOptions({
    queryKey: ['listings', 'first-view', scope.id, writeCriteria(criteria).toString()],
    queryFn: ({ client, signal }) =>
      isPlain(scope, criteria)
        ? startOfList(api, scope, signal)
        : pageOfWholeList(client, api, scope, criteria, signal),
  });

const isPlain = (scope: ListingScope, criteria: Criteria) =>
  !scope.admits && criteria.sort === undefined && criteria.page === 1 && !isNarrowing(criteria);

async function startOfList(api: Api, scope: ListingScope, signal: AbortSignal): Promise<FirstView> {
  const feeds = await Promise.all(
    scope.feeds.map((addType) => listFeed(api, addType, { limit: PAGE_SIZE, signal })),
  );
  const start = gather(
    scope,
    feeds.map(({ items }) => items),
  );
  const items = start.slice(0, PAGE_SIZE);
  const matched = feeds.reduce((sum, { total }) => sum + total, 0);
  return {
    items,
    matched,
    page: 1,
    pages: pagesOf(matched),
    cities: citiesOf(start),
    complete: items.length >= matched,
  };
}

async function pageOfWholeList(
  client: QueryClient,
  api: Api,
  scope: ListingScope,
  criteria: Criteria,
  signal: AbortSignal,
): Promise<FirstView> {
  const feeds = await Promise.all(scope.feeds.map((addType) => wholeFeed(client, api, addType, signal)));
  const list = gather(scope, feeds);
  const page = cutPage(list, criteria);
  return { ...page, cities: citiesOf(list), complete: page.items.length === list.length };
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
