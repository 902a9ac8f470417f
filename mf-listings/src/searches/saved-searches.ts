import { createStoredValue } from '../storage/stored-value.ts';
import { SAVED_SEARCHES } from './storage-key.ts';

/** A place by which a search narrows, as it is called in both languages. */
export interface SavedPlace {
  /** As the address has it. */
  name: string;
  name_en?: string | undefined;
}

/** A list with its filters, to come back to. Moments are milliseconds since 1970. */
export interface SavedSearch {
  /** Which list, by its scope. */
  list: string;
  /** Its filters as the list's address has them, without order and page. */
  query: string;
  city?: SavedPlace | undefined;
  district?: SavedPlace | undefined;
  /** When the visitor looked last. */
  openedAt: number;
  /** When the visit before that one was: what is shown since then is new. */
  since: number;
  /** How many were new when that was asked last. */
  fresh: number;
}

export interface SavedSearches {
  /** The newest first. */
  searches: readonly SavedSearch[];
  /** When it was asked last how many are new. */
  countedAt: number;
}

/** More are refused. */
export const MOST_SEARCHES = 20;

/** What is opened again sooner is the same visit: a reload, and the way back from a property, leave the marks where they are. */
const VISIT_MS = 30 * 60_000;

const LONGEST_QUERY = 2000;

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

const placeOf = (value: unknown): SavedPlace | undefined => {
  const { name, name_en } = (value ?? {}) as Partial<SavedPlace>;
  return isText(name) ? { name, ...(isText(name_en) && { name_en }) } : undefined;
};

function searchOf(value: unknown): SavedSearch | undefined {
  const found = (value ?? {}) as Partial<SavedSearch>;
  const { list, query, openedAt, since, fresh } = found;
  if (!isText(list) || !isText(query) || query.length > LONGEST_QUERY) return undefined;
  if (!isMoment(openedAt) || !isMoment(since) || !isMoment(fresh)) return undefined;
  const [city, district] = [placeOf(found.city), placeOf(found.district)];
  return { list, query, ...(city && { city }), ...(district && { district }), openedAt, since, fresh };
}

const keyOf = ({ list, query }: Pick<SavedSearch, 'list' | 'query'>) => `${list}?${query}`;

function accept(found: unknown): SavedSearches {
  const { searches, countedAt } = (found ?? {}) as Partial<SavedSearches>;
  const each = Array.isArray(searches) ? searches.flatMap((value: unknown) => searchOf(value) ?? []) : [];
  const once = new Map(each.toReversed().map((search) => [keyOf(search), search]));
  return {
    searches: [...once.values()].toReversed().slice(0, MOST_SEARCHES),
    countedAt: isMoment(countedAt) ? countedAt : 0,
  };
}

export const savedSearches = createStoredValue(SAVED_SEARCHES, accept);

export type SearchKey = Pick<SavedSearch, 'list' | 'query'>;

export const isSameSearch = (a: SearchKey, b: SearchKey): boolean => a.list === b.list && a.query === b.query;

export const findSearch = (key: SearchKey): SavedSearch | undefined =>
  savedSearches.read().searches.find((search) => isSameSearch(search, key));

/** How many are new in all of them, by what was asked last. */
export const freshInAll = (): number =>
  savedSearches.read().searches.reduce((sum, { fresh }) => sum + fresh, 0);

/** @returns false when there are too many already */
export function saveSearch(search: SearchKey & Pick<SavedSearch, 'city' | 'district'>, now: number): boolean {
  const { searches, countedAt } = savedSearches.read();
  const others = searches.filter((each) => !isSameSearch(each, search));
  if (others.length >= MOST_SEARCHES) return false;
  savedSearches.write({
    searches: [{ ...search, openedAt: now, since: now, fresh: 0 }, ...others],
    countedAt,
  });
  return true;
}

export function removeSearch(key: SearchKey): void {
  const { searches, countedAt } = savedSearches.read();
  savedSearches.write({ searches: searches.filter((each) => !isSameSearch(each, key)), countedAt });
}

/** Notes that the visitor looks at a search; nothing of one that is not saved. */
export function openSearch(key: SearchKey, now: number): void {
  const { searches, countedAt } = savedSearches.read();
  if (!findSearch(key)) return;
  savedSearches.write({
    searches: searches.map((each) =>
      isSameSearch(each, key)
        ? {
            ...each,
            since: now - each.openedAt > VISIT_MS ? each.openedAt : each.since,
            // A clock that was put back makes nothing older.
            openedAt: Math.max(now, each.openedAt),
            fresh: 0,
          }
        : each,
    ),
    countedAt,
  });
}
