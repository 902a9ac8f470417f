import type { Property } from '@shared/api';
import { indexOfListings, searchListings, type KeywordSearch } from '@shared/listing-search/list';
import type { Criteria } from './criteria.ts';
import { PAGE_SIZE, pagesOf, type ListingPage } from './listing-page.ts';

/** What stands on the page that the criteria ask for, out of a whole list. */
export function cutPage(
  properties: readonly Property[],
  criteria: Criteria,
  keyword?: KeywordSearch,
): ListingPage {
  const { matched, slice, facets, nearest } = searchListings(indexOfListings(properties), criteria, keyword);
  const pages = pagesOf(matched);
  const page = Math.min(criteria.page, pages);
  return {
    items: slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    matched,
    page,
    pages,
    facets: { ...facets, counted: true },
    ...(nearest && { nearest }),
  };
}
