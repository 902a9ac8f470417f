import type { Property } from '@shared/api';
import type { Criteria } from './criteria.ts';
import type { Facets } from './facets.ts';
import { indexOfListings } from './listing-index.ts';
import { searchListings } from './search-listings.ts';

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
}

/** What stands on the page that the criteria ask for, out of a whole list. */
export function cutPage(properties: readonly Property[], criteria: Criteria): ListingPage {
  const { matched, slice, facets } = searchListings(indexOfListings(properties), criteria);
  const pages = pagesOf(matched);
  const page = Math.min(criteria.page, pages);
  return { items: slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), matched, page, pages, facets };
}

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));
