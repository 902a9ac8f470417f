import type { Api, Property } from '@shared/api';
import { isServer, queryOptions } from '@shared/facades/query';
import { mapAddress, type MapCriteria } from '../criteria/map-criteria.ts';
import { catalogueQuery, dealsOf, gather, listFeed, type Catalogue } from './catalogue.ts';
import { foundOf } from './listing-place.ts';

/** Cards on a page of the list. */
export const PAGE_SIZE = 24;

export interface ResultPage {
  items: readonly Property[];
  /** How many there are on all pages. */
  matched: number;
  /** From 1; the last one where the address asks for a page beyond it. */
  page: number;
  pages: number;
}

const pagesOf = (count: number) => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** A page of listings that are all here. */
export function cutPage(found: readonly Property[], asked: number): ResultPage {
  const pages = pagesOf(found.length);
  const page = Math.min(asked, pages);
  return {
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    matched: found.length,
    page,
    pages,
  };
}

/**
 * The list's page that an address asks for, filled on the server. Everywhere, an API with the extension `lists.search` is asked for
 * it, and of another one the first page needs no more than each list's beginning. Within an area all listings are looked through.
 */
export const resultsQuery = (api: Api, criteria: MapCriteria) =>
  queryOptions({
    queryKey: ['map', 'results', mapAddress(criteria)],
    queryFn: async ({ client, signal }): Promise<ResultPage> => {
      const { offer, area, page } = criteria;
      if (area || !(api.offers('lists.search') || page === 1)) {
        // The server's cache travels in the document: of all listings, only the page that is shown is kept there.
        const catalogue: Catalogue = await (isServer
          ? gather(dealsOf(offer), async (deal) => (await listFeed(api, deal, { signal })).items)
          : client.fetchQuery(catalogueQuery(api)));
        return cutPage(foundOf(catalogue.listings, criteria), page);
      }
      return api.offers('lists.search')
        ? searchedPage(api, criteria, signal)
        : beginning(api, criteria, signal);
    },
  });

async function searchedPage(
  api: Api,
  { offer, page }: MapCriteria,
  signal: AbortSignal,
): Promise<ResultPage> {
  const ask = (number: number) =>
    api.searchListings({ list: offer, limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE }, { signal });
  const found = await ask(page);
  const pages = pagesOf(found.total);
  if (page <= pages) return { items: found.items, matched: found.total, page, pages };
  return { items: (await ask(pages)).items, matched: found.total, page: pages, pages };
}

async function beginning(api: Api, { offer }: MapCriteria, signal: AbortSignal): Promise<ResultPage> {
  let matched = 0;
  const { listings } = await gather(dealsOf(offer), async (deal) => {
    const { items, total } = await listFeed(api, deal, { limit: PAGE_SIZE, signal });
    matched += total;
    return items;
  });
  return { items: listings.slice(0, PAGE_SIZE), matched, page: 1, pages: pagesOf(matched) };
}
