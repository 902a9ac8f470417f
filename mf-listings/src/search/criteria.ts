import {
  AMENITIES,
  PROPERTY_TYPES,
  RENT_TYPES,
  type Amenity,
  type PropertyType,
  type RentType,
} from '@shared/api';
import { FILTERS, writeValue, type ListingCriteria } from '@shared/listing-search/criteria';
import { MOST_IDS, readIds, writeIds } from '@shared/listing-search/id-list';
import { readFilters, readMark } from '@shared/listing-search/read-filters';
import { readWholeNumber } from '@shared/i18n';

/** What a visitor asks of a list (decisions, "Routes"); `offer` only of lists that hold both deals. */
export interface Criteria extends ListingCriteria {
  type?: PropertyType | undefined;
  rentType?: RentType | undefined;
  /** In the order of `AMENITIES`. */
  amenities?: readonly Amenity[] | undefined;
  /** The favourites that this browser keeps. */
  saved?: true | undefined;
  /** From 1. */
  page: number;
}

const KNOWN = {
  types: PROPERTY_TYPES,
  rentTypes: RENT_TYPES,
  amenities: AMENITIES,
  readNumber: readWholeNumber,
};

/** Reads a query string; whatever cannot be used counts as not asked. */
export function readCriteria(search: URLSearchParams): Criteria {
  const page = readWholeNumber(search.get('page'));
  return {
    ...readFilters(search, KNOWN),
    saved: readMark(search.get('saved')),
    ids: readIds(search.get('ids'), MOST_IDS),
    page: page !== undefined && page > 1 ? page : 1,
  };
}

/** The shortest query string that means these criteria, always in the same order. */
export function writeCriteria(criteria: Criteria): URLSearchParams {
  const search = new URLSearchParams();
  if (criteria.saved) search.set('saved', '1');
  if (criteria.ids) search.set('ids', writeIds(criteria.ids));
  for (const name of [...FILTERS, 'sort'] as const) {
    const value = criteria[name];
    if (value !== undefined) search.set(name, writeValue(value));
  }
  if (criteria.page > 1) search.set('page', String(criteria.page));
  return search;
}

/** The address of the list at a path with these criteria. */
export function listHref(path: string, criteria: Criteria): string {
  const query = writeCriteria(criteria).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const isSameCriteria = (a: Criteria, b: Criteria): boolean =>
  writeCriteria(a).toString() === writeCriteria(b).toString();

/** How many filters are set; the two bounds of a range count as one, and each amenity for itself. */
export function countFilters(criteria: Criteria): number {
  const set = FILTERS.filter((name) => criteria[name] !== undefined);
  const isBoth = (a: Criteria['min'], b: Criteria['max']) => Number(a !== undefined && b !== undefined);
  const bounds = isBoth(criteria.min, criteria.max) + isBoth(criteria.minSize, criteria.maxSize);
  return set.length - bounds + (criteria.amenities ? criteria.amenities.length - 1 : 0);
}

/** Whether fewer properties than all may pass. */
export const isNarrowing = (criteria: Criteria): boolean =>
  criteria.saved !== undefined || criteria.ids !== undefined || countFilters(criteria) > 0;

/** The same list without its filters: what it is a list of, and its order, stay. */
export const withoutFilters = ({ saved, ids, sort }: Criteria): Criteria => ({ saved, ids, sort, page: 1 });
