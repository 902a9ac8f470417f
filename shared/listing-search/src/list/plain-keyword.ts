import type { ListingIndex } from './listing-index.ts';
import { foldText } from '../words/fold.ts';
import { searchTextOf } from './search-text.ts';

/** Which listings a keyword leaves. */
export interface KeywordMatches {
  /** 1 at the position of each one. */
  mask: Uint8Array;
  /** Positions in the list's order, with those first that answer the keyword better. Default: they stay as they stand. */
  sorted?(positions: readonly number[]): readonly number[];
}

/** Matches of a part of what was typed. */
export interface NearestMatches extends KeywordMatches {
  /** What was let go, as it was typed. */
  letGo: readonly { text: string }[];
}

/** How the keyword of a list is matched. */
export interface KeywordSearch {
  match(index: ListingIndex, q: string): KeywordMatches;
  /** The nearest first, each found when it is asked for. Default: nothing is near. */
  nearest?(index: ListingIndex, q: string): Iterable<NearestMatches>;
}

interface Last extends KeywordMatches {
  folded: string;
}

const last = new WeakMap<ListingIndex, Last>();

/**
 * Listings that mention every word of a keyword, in either language: what is there until the code comes that reads words
 * (`wordSearch`), and where it cannot be had. What is typed grows letter by letter: only those that matched before are
 * looked at again.
 */
export const plainKeyword: KeywordSearch = {
  match(index, q) {
    const folded = foldText(q);
    const before = last.get(index);
    if (before?.folded === folded) return before;
    const words = folded.split(/\s+/);
    const narrowed = before !== undefined && folded.startsWith(before.folded) ? before.mask : undefined;
    const mask = Uint8Array.from(index.listings, (listing, at) => {
      if (narrowed && narrowed[at] === 0) return 0;
      const text = searchTextOf(listing);
      return words.every((word) => text.includes(word)) ? 1 : 0;
    });
    const matches = { folded, mask };
    last.set(index, matches);
    return matches;
  },
};
