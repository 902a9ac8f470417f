import type { Property } from '@shared/api';
import { applyCriteria } from '../filters/apply-criteria.ts';
import type { Criteria } from '../filters/criteria.ts';

/** Cards on a page of a list. */
export const PAGE_SIZE = 24;

export interface ListingPage {
  items: readonly Property[];
  /** How many pass the criteria, on all pages. */
  matched: number;
  /** From 1; the last one when the criteria asked for a page beyond it. */
  page: number;
  pages: number;
}

/** What stands on the page that the criteria ask for, out of a whole list. */
export function cutPage(properties: readonly Property[], criteria: Criteria): ListingPage {
  const passed = applyCriteria(properties, criteria);
  const pages = pagesOf(passed.length);
  const page = Math.min(criteria.page, pages);
  return {
    items: passed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    matched: passed.length,
    page,
    pages,
  };
}

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));
