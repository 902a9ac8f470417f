import { useSyncExternalStore } from 'react';

/**
 * Today as YYYY-MM-DD in UTC, which is how the specification compares (section 5): the form's own rule. The API's is the
 * brokerage's day, by which its office opens; where the two differ, that one says so (`slot-fault.ts`).
 */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10);

const neverChanges = () => () => undefined;

/**
 * The same while rendering; undefined on the server and while hydrating, whose document may be from
 * yesterday's cache.
 */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(neverChanges, todayInUtc, () => undefined);
