import type { WordSearch } from './word-search.ts';

let arrived: WordSearch | undefined;

/** Fetches the code that reads words; undefined where it cannot be had: then the plain keyword does. */
export const loadWordSearch = (): Promise<WordSearch | undefined> =>
  import('./word-search.ts').then(
    ({ wordSearch }) => (arrived = wordSearch),
    () => undefined,
  );

/** The same if it has come already. */
export const wordSearchNow = (): WordSearch | undefined => arrived;
