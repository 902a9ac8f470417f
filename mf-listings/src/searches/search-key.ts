import { writeCriteria, type Criteria } from '../search/criteria.ts';
import type { ListingScope } from '../search/listing-scope.ts';

/** The filters of a list, as its address has them: what is the same search in any order and on any page. */
export const filtersOf = (criteria: Criteria): string =>
  writeCriteria({ ...criteria, sort: undefined, page: 1 }).toString();

/** Where a list with these filters stands. */
export const listAddress = ({ path }: Pick<ListingScope, 'path'>, query: string): string =>
  query === '' ? path : `${path}?${query}`;
