import type { Api, ListingSearch } from '@shared/api';
import type { Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import { PAGE_SIZE, pagesOf, type ListingPage } from '../search/listing-page.ts';
import type { ListingScope } from '../search/listing-scope.ts';

/** Where nobody can say what a list can be narrowed to. */
const UNCOUNTED: Facets = {
  counted: false,
  offers: { sell: 0, rent: 0 },
  types: {},
  rentTypes: {},
  rooms: [],
  bathrooms: [],
  cities: [],
  districts: [],
  exclusive: 0,
  premium: 0,
  amenities: {},
};

/** A list of nothing, which needs no asking. */
export const NOTHING: ListingPage = { items: [], matched: 0, page: 1, pages: 1, facets: UNCOUNTED };

/** The last page that can be asked for; behind it there is none in any list. */
const LAST_PAGE = 40_000;

/** The page of a list that the criteria ask for, by the extension `lists.search`; the last one where they ask for a page beyond it. */
export async function searchedPage(
  api: Api,
  scope: ListingScope,
  { saved: _saved, page: asked, ...criteria }: Criteria,
  signal: AbortSignal | undefined,
): Promise<ListingPage> {
  const search: ListingSearch = { ...criteria, list: scope.searched, limit: PAGE_SIZE };
  const ask = (page: number) => api.searchListings({ ...search, offset: (page - 1) * PAGE_SIZE }, { signal });
  const first = Math.min(asked, LAST_PAGE);
  let found = await ask(first);
  const pages = found.letGo ? 1 : pagesOf(found.total);
  const page = Math.min(first, pages);
  if (page < first) found = await ask(page);
  const { items, total, letGo, facets } = found;
  const narrowed = facets ? { ...facets, counted: true } : UNCOUNTED;
  return letGo
    ? { ...NOTHING, facets: narrowed, nearest: { items, letGo } }
    : { items, matched: total, page, pages: pagesOf(total), facets: narrowed };
}
