import { ADD_TYPES, PROPERTY_TYPES, type AddType, type PropertyType } from '@shared/api';
import { MOST_IDS, readIds, writeIds } from './id-list.ts';
import { readWholeNumber } from './whole-number.ts';

/** Orders beside the API's own, which is the default. */
export const SORTS = ['price-asc', 'price-desc', 'metre-asc', 'metre-desc', 'area-asc', 'area-desc'] as const;
export type Sort = (typeof SORTS)[number];

/** Choices of "so many or more". */
export const LEAST_COUNTS = [1, 2, 3, 4, 5] as const;

/** What a visitor asks of a list; what is undefined does not narrow it (decisions, "Routes"). */
export interface Criteria {
  /** Only on lists that hold both deals. */
  offer?: AddType | undefined;
  type?: PropertyType | undefined;
  /** Whole numbers, both bounds included (specification, section 5). */
  min?: number | undefined;
  max?: number | undefined;
  /** At least so many. */
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  /** As the API names it, in either language. */
  city?: string | undefined;
  district?: string | undefined;
  /** Square metres, both bounds included. */
  minSize?: number | undefined;
  maxSize?: number | undefined;
  exclusive?: true | undefined;
  premium?: true | undefined;
  q?: string | undefined;
  /** The favourites that this browser keeps. */
  saved?: true | undefined;
  /** A selection that somebody shared: these and no others. */
  ids?: readonly string[] | undefined;
  sort?: Sort | undefined;
  /** From 1. */
  page: number;
}

const LONGEST_TEXT = 100;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((item) => item === value);

const readWords = (value: string | null) => value?.trim().slice(0, LONGEST_TEXT) || undefined;

const MOST_LEAST = 99;

const readLeast = (value: string | null) => {
  const count = readWholeNumber(value);
  return count !== undefined && count > 0 ? Math.min(count, MOST_LEAST) : undefined;
};

const readMark = (value: string | null) => (value === '1' ? true : undefined);

/** Reads a query string; whatever cannot be used counts as not asked. */
export function readCriteria(search: URLSearchParams): Criteria {
  const page = readWholeNumber(search.get('page'));
  return {
    offer: oneOf(ADD_TYPES, search.get('offer')),
    type: oneOf(PROPERTY_TYPES, search.get('type')),
    min: readWholeNumber(search.get('min')),
    max: readWholeNumber(search.get('max')),
    rooms: readLeast(search.get('rooms')),
    bathrooms: readLeast(search.get('bathrooms')),
    city: readWords(search.get('city')),
    district: readWords(search.get('district')),
    minSize: readWholeNumber(search.get('minSize')),
    maxSize: readWholeNumber(search.get('maxSize')),
    exclusive: readMark(search.get('exclusive')),
    premium: readMark(search.get('premium')),
    q: readWords(search.get('q')),
    saved: readMark(search.get('saved')),
    ids: readIds(search.get('ids'), MOST_IDS),
    sort: oneOf(SORTS, search.get('sort')),
    page: page !== undefined && page > 1 ? page : 1,
  };
}

/** Filters by the names that they have in the address, in the order in which they stand there. */
export const FILTERS = [
  'offer',
  'type',
  'min',
  'max',
  'rooms',
  'bathrooms',
  'city',
  'district',
  'minSize',
  'maxSize',
  'exclusive',
  'premium',
  'q',
] as const;

const writeValue = (value: string | number | true) => (value === true ? '1' : String(value));

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

export const isSameCriteria = (a: Criteria, b: Criteria): boolean =>
  writeCriteria(a).toString() === writeCriteria(b).toString();

/** How many filters are set; the two bounds of a range count as one. */
export function countFilters(criteria: Criteria): number {
  const set = FILTERS.filter((name) => criteria[name] !== undefined);
  const isBoth = (a: Criteria['min'], b: Criteria['max']) => Number(a !== undefined && b !== undefined);
  return set.length - isBoth(criteria.min, criteria.max) - isBoth(criteria.minSize, criteria.maxSize);
}

/** Whether fewer properties than all may pass. */
export const isNarrowing = (criteria: Criteria): boolean =>
  criteria.saved !== undefined || criteria.ids !== undefined || countFilters(criteria) > 0;

/** The same list without its filters: what it is a list of, and its order, stay. */
export const withoutFilters = ({ saved, ids, sort }: Criteria): Criteria => ({ saved, ids, sort, page: 1 });
