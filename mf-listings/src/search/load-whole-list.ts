import type { cutPage } from './whole-list.ts';

export type CutPage = typeof cutPage;

let arrived: CutPage | undefined;

/** Fetches the code that searches a whole list, which an API with the extension `lists.search` does itself; rejects where it cannot be had. */
export const loadWholeList = (): Promise<CutPage> =>
  import('./whole-list.ts').then(({ cutPage }) => (arrived = cutPage));

/** The same if it has come already. */
export const wholeListNow = (): CutPage | undefined => arrived;
