import { paths } from '@shared/contract';
import { MOST_IDS, writeIds } from '@shared/listing-search/id-list';
import { createIdStore } from '../storage/id-store.ts';

/** Favourites of this browser (decisions, "Brought in beyond the specification"). */
export const favourites = createIdStore('favourites', MOST_IDS);

/** The same selection for somebody else, whose browser does not know these favourites. */
export const sharedSelectionPath = (ids: readonly string[]): string =>
  `${paths.properties}?${new URLSearchParams({ ids: writeIds(ids) }).toString()}`;
