import { AMENITIES, PROPERTY_TYPES, RENT_TYPES, type ListingSearch } from '@shared/api';
import { paths, type ApiExtension, type Language } from '@shared/contract';
import { readWholeNumber } from '@shared/i18n';
import { FILTERS, writeValue } from '@shared/listing-search/criteria';
import { readFilters } from '@shared/listing-search/read-filters';

/** A list that can be followed. */
export interface FollowedList {
  path: string;
  /** Its title below `lists` of the feeds' words. */
  name: 'sale' | 'rent' | 'properties' | 'exclusive';
  /** What the API's search calls it; all listings when left out. */
  searched?: 'sell' | 'rent' | 'exclusive';
}

export const FOLLOWED_LISTS: readonly FollowedList[] = [
  { path: paths.sale, name: 'sale', searched: 'sell' },
  { path: paths.rent, name: 'rent', searched: 'rent' },
  { path: paths.properties, name: 'properties' },
  { path: paths.exclusive, name: 'exclusive', searched: 'exclusive' },
];

/** Filters of a list, as a search takes them. */
export type FollowedFilters = Omit<ListingSearch, 'ids' | 'sort' | 'limit' | 'offset'>;

const KNOWN = {
  types: PROPERTY_TYPES,
  rentTypes: RENT_TYPES,
  amenities: AMENITIES,
  readNumber: readWholeNumber,
};

/** The filters of an address as the list itself reads them: what it gives no choice of, and what cannot be used, count as not asked. */
export function followedFilters(
  { searched }: FollowedList,
  search: URLSearchParams,
  hasDetails: boolean,
): FollowedFilters {
  const { sort: _sort, ...filters } = readFilters(search, KNOWN);
  const hasRents = searched !== 'sell';
  return {
    ...filters,
    list: searched,
    ...(!hasDetails && { amenities: undefined }),
    ...(!(hasDetails && hasRents) && { rentType: undefined }),
    ...((searched === 'sell' || searched === 'rent') && { offer: undefined }),
    ...(searched === 'exclusive' && { exclusive: undefined }),
  };
}

/** The shortest query string that means these filters, always in the same order. */
export function queryOf(filters: FollowedFilters): string {
  const query = new URLSearchParams();
  for (const name of FILTERS) {
    const value = filters[name];
    if (value !== undefined) query.set(name, writeValue(value));
  }
  return query.toString();
}

/** Lists are followed by what is newest, which an API without these cannot say. */
export const canFollow = (extensions: readonly ApiExtension[] | undefined): boolean =>
  extensions !== undefined &&
  (['lists.search', 'lists.newest'] as const).every((each) => extensions.includes(each));

/** A selection, a comparison and what one browser keeps are no lists. */
const OTHER_FACES = ['saved', 'ids', 'compare', 'searches'];

/**
 * Where the list of a page can be followed, with its filters; undefined of other pages, and where the API cannot say what is newest.
 * @param search of the page's address, with its question mark, or empty
 */
export function feedOfPage(
  path: string,
  search: string,
  language: Language,
  extensions: readonly ApiExtension[] | undefined,
): string | undefined {
  const list = FOLLOWED_LISTS.find((each) => each.path === path);
  const query = new URLSearchParams(search);
  if (!list || !canFollow(extensions) || OTHER_FACES.some((each) => query.has(each))) return undefined;
  const filters = queryOf(followedFilters(list, query, extensions?.includes('listings.details') ?? false));
  return paths.feedOf(path, `${filters}${filters && '&'}lang=${language}`);
}
