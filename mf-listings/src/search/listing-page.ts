import type { Property } from '@shared/api';
import type { Nearest } from '@shared/listing-search/list';
import type { Facets } from './facets.ts';

/** Cards on a page of a list. */
export const PAGE_SIZE = 24;

export interface ListingPage {
  items: readonly Property[];
  /** How many pass the criteria, on all pages. */
  matched: number;
  /** From 1; the last one when the criteria asked for a page beyond it. */
  page: number;
  pages: number;
  facets: Facets;
  /** What comes closest to a keyword that nothing answers. */
  nearest?: Nearest<Property>;
}

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));
