import { createIdStore } from '../storage/id-store.ts';

/** Shown at once. */
export const MOST_SHOWN = 12;

/** Properties that were opened in this browser (decisions, "Brought in beyond the specification"): the one in view, and those before. */
export const recentlyViewed = createIdStore('recently-viewed', MOST_SHOWN + 1);

export const noteViewed = (id: string): void => recentlyViewed.write([id, ...recentlyViewed.read()]);
