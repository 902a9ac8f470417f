import { ADD_TYPES, PROPERTY_TYPES, type AddType, type PropertyType } from '@shared/api';
import { readWholeNumber } from './whole-number.ts';

/** Orders beside the API's own, which is the default. */
export const SORTS = ['price-asc', 'price-desc', 'area-desc'] as const;
export type Sort = (typeof SORTS)[number];

export const ROOM_COUNTS = [1, 2, 3, 4, 5] as const;

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
  /** As the API names it, in either language. */
  city?: string | undefined;
  q?: string | undefined;
  sort?: Sort | undefined;
  /** From 1. */
  page: number;
}

const LONGEST_TEXT = 100;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((item) => item === value);

const readWords = (value: string | null) => value?.trim().slice(0, LONGEST_TEXT) || undefined;

/** Reads a query string; whatever cannot be used counts as not asked. */
export function readCriteria(search: URLSearchParams): Criteria {
  const rooms = readWholeNumber(search.get('rooms'));
  const page = readWholeNumber(search.get('page'));
  return {
    offer: oneOf(ADD_TYPES, search.get('offer')),
    type: oneOf(PROPERTY_TYPES, search.get('type')),
    min: readWholeNumber(search.get('min')),
    max: readWholeNumber(search.get('max')),
    rooms: rooms !== undefined && rooms > 0 ? rooms : undefined,
    city: readWords(search.get('city')),
    q: readWords(search.get('q')),
    sort: oneOf(SORTS, search.get('sort')),
    page: page !== undefined && page > 1 ? page : 1,
  };
}

const NAMES = ['offer', 'type', 'min', 'max', 'rooms', 'city', 'q', 'sort'] as const;

/** The shortest query string that means these criteria, always in the same order. */
export function writeCriteria(criteria: Criteria): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = criteria[name];
    if (value !== undefined) search.set(name, String(value));
  }
  if (criteria.page > 1) search.set('page', String(criteria.page));
  return search;
}

export const isSameCriteria = (a: Criteria, b: Criteria): boolean =>
  writeCriteria(a).toString() === writeCriteria(b).toString();

/** Whether fewer properties than all may pass. */
export const isNarrowing = ({ sort: _sort, page: _page, ...filters }: Criteria): boolean =>
  Object.values(filters).some((value) => value !== undefined);
