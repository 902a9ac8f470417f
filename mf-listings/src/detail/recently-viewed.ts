import { createIdStore } from '../storage/id-store.ts';

/** The one that is being looked at and those before. */
const MOST_VIEWED = 9;

/** Properties that were opened in this browser (decisions, "Brought in beyond the specification"). */
export const recentlyViewed = createIdStore('recently-viewed', MOST_VIEWED);

export const noteViewed = (id: string): void => recentlyViewed.write([id, ...recentlyViewed.read()]);
