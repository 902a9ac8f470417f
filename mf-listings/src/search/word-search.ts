import { createKeywordIndex, type KeywordIndex } from '@shared/listing-search';
import type { KeywordSearch, Listed } from '@shared/listing-search/list';

/** How words are read, as the API reads them. Its lexicon is no part of a first view: `load-word-search.ts` fetches it. */
export interface WordSearch extends KeywordSearch {
  /**
   * Reads listings of a list ahead until the time is over, at least a few; false when none are left.
   * @param forMs milliseconds
   */
  readAhead(listings: readonly Listed[], forMs: number): boolean;
}

/** Listings read between two looks at the clock: a slow device takes a millisecond for them. */
const AT_ONCE = 5;

// A list never changes: another answer of the API is another array.
const built = new WeakMap<readonly Listed[], KeywordIndex>();

function keywordIndexOf(listings: readonly Listed[]): KeywordIndex {
  const index = built.get(listings) ?? createKeywordIndex(listings);
  built.set(listings, index);
  return index;
}

export const wordSearch: WordSearch = {
  match: ({ listings }, q) => keywordIndexOf(listings).match(q),
  nearest: ({ listings }, q) => keywordIndexOf(listings).nearest(q),
  readAhead(listings, forMs) {
    const end = performance.now() + forMs;
    const index = keywordIndexOf(listings);
    do if (!index.readAhead(AT_ONCE)) return false;
    while (performance.now() < end);
    return true;
  },
};
