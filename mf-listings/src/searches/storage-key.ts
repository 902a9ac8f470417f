import { readItem } from '../storage/stored-value.ts';

export const SAVED_SEARCHES = 'saved-searches';

/** Whether this browser has ever kept a search: without that nobody needs the code for it. */
export const keepsSearches = (): boolean => readItem(SAVED_SEARCHES) !== null;
