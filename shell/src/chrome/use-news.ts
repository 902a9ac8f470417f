import { useChrome } from './chrome-context.ts';
import { useFollowed } from './followed.ts';

/** How much is new in what this browser keeps. */
export const useNews = (): number => useFollowed(useChrome().news, (count) => count);
