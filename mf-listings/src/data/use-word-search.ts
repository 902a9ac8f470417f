import { useEffect, useState } from 'react';
import { loadWordSearch, wordSearchNow } from '../search/load-word-search.ts';
import type { WordSearch } from '../search/word-search.ts';

/**
 * How words are read: undefined until the code for it is here, and null where it cannot be had.
 * @param isWanted whether there are words to read
 */
export function useWordSearch(isWanted: boolean): WordSearch | null | undefined {
  const [search, setSearch] = useState<WordSearch | null | undefined>(wordSearchNow);
  useEffect(() => {
    if (!isWanted || search) return undefined;
    let isHere = true;
    void loadWordSearch().then((loaded) => {
      if (isHere) setSearch(loaded ?? null);
    });
    return () => {
      isHere = false;
    };
  }, [isWanted, search]);
  return search;
}
