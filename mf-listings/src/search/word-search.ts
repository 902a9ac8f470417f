import { createKeywordIndex, type KeywordIndex } from '@shared/listing-search';
import type { KeywordSearch, Listed } from '@shared/listing-search/list';

/** How words are read, as the API reads them. Its lexicon is no part of a first view: `load-word-search.ts` fetches it. */
export interface WordSearch extends KeywordSearch {
  /** Reads so many listings of a list ahead; false when none are left. */
  readAhead(listings: readonly Listed[], count: number): boolean;
}

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
  readAhead: (listings, count) => keywordIndexOf(listings).readAhead(count),
};
