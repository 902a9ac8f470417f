import type { ListingIndex } from './listing-index.ts';
import { foldText, searchTextOf } from './search-text.ts';

interface Matches {
  folded: string;
  /** 1 where the property mentions every word. */
  mask: Uint8Array;
}

const last = new WeakMap<ListingIndex, Matches>();

/**
 * Which properties mention every word of a keyword, in either language. What is typed grows letter by letter: only
 * those that matched before are looked at again.
 */
export function keywordMatches(index: ListingIndex, q: string): Uint8Array {
  const folded = foldText(q);
  const before = last.get(index);
  if (before?.folded === folded) return before.mask;
  const words = folded.split(/\s+/);
  const narrowed = before !== undefined && folded.startsWith(before.folded) ? before.mask : undefined;
  const mask = Uint8Array.from(index.properties, (property, at) => {
    if (narrowed && narrowed[at] === 0) return 0;
    const text = searchTextOf(property);
    return words.every((word) => text.includes(word)) ? 1 : 0;
  });
  last.set(index, { folded, mask });
  return mask;
}
