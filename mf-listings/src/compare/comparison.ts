import { paths } from '@shared/contract';
import { readIds, writeIds } from '@shared/listing-search/id-list';
import { createIdStore } from '../storage/id-store.ts';

/** Properties that stand side by side. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** What the visitor has put aside to compare. */
export const comparison = createIdStore('comparison', MOST_COMPARED);

export const comparisonPath = (ids: readonly string[]): string =>
  `${paths.properties}?${new URLSearchParams({ compare: writeIds(ids) }).toString()}`;

/** The properties that an address compares; undefined where it asks for none. */
export const comparedIds = (search: URLSearchParams): readonly string[] | undefined =>
  readIds(search.get('compare'), MOST_COMPARED);
