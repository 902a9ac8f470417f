import { createStoredValue, type StoredValue } from './stored-value.ts';

/** Identifiers that this browser keeps, the newest first. */
export type IdStore = StoredValue<readonly string[]>;

/**
 * Identifiers under a key of the local storage. What others wrote there and is no list of texts counts as none;
 * where storage is blocked or full they last as long as the page.
 * @param most more are forgotten, the oldest first
 */
export const createIdStore = (key: string, most: number): IdStore =>
  createStoredValue(key, (found): readonly string[] => {
    if (!Array.isArray(found)) return [];
    const ids = found.filter((id): id is string => typeof id === 'string' && id !== '');
    // As the API's own texts are read: no address holds half a character.
    return [...new Set(ids.map((id) => id.toWellFormed()))].slice(0, most);
  });
