import type { AddType, Api, Property } from '@shared/api';
import { paths } from '@shared/contract';
import { readCriteria, type Criteria } from './criteria.ts';

/** Which properties a list is about. */
export interface ListingScope {
  id: 'sale' | 'rent' | 'properties' | 'exclusive';
  path: string;
  /** The API's lists that it draws on. */
  feeds: readonly AddType[];
  /** What the API's search calls this list; all listings when left out. */
  searched?: 'sell' | 'rent' | 'exclusive';
  /** Which of them belong here; all when left out. */
  admits?: (property: Property) => boolean;
}

export const saleScope: ListingScope = { id: 'sale', path: paths.sale, feeds: ['sell'], searched: 'sell' };
export const rentScope: ListingScope = { id: 'rent', path: paths.rent, feeds: ['rent'], searched: 'rent' };
export const propertiesScope: ListingScope = {
  id: 'properties',
  path: paths.properties,
  feeds: ['sell', 'rent'],
};
export const exclusiveScope: ListingScope = {
  id: 'exclusive',
  path: paths.exclusive,
  feeds: ['sell', 'rent'],
  searched: 'exclusive',
  admits: ({ exclusive }) => exclusive,
};

/** Whether a list holds both deals, so that one of them can be chosen. */
export const hasOffers = ({ feeds }: ListingScope): boolean => feeds.length > 1;

/** The criteria of an address, without what this list, or an API that knows less of its listings, gives no choice of. */
export function criteriaFor(
  scope: ListingScope,
  search: URLSearchParams,
  api: Pick<Api, 'offers'>,
): Criteria {
  const criteria = readCriteria(search);
  const hasDetails = api.offers('listings.details');
  return {
    ...criteria,
    ...(!hasDetails && { amenities: undefined }),
    ...(!(hasDetails && scope.feeds.includes('rent')) && { rentType: undefined }),
    ...(!hasOffers(scope) && { offer: undefined }),
    ...(scope.admits && { exclusive: undefined }),
    ...(criteria.sort === 'newest' && !api.offers('lists.newest') && { sort: undefined }),
    ...(scope.id !== 'properties' && { saved: undefined, ids: undefined }),
  };
}

interface Gathered {
  scope: ListingScope;
  feeds: readonly (readonly Property[])[];
  list: readonly Property[];
}
const gathered = new WeakMap<readonly Property[], Gathered>();

/**
 * One list out of a scope's feeds, one after the other. The same feeds give the very same list: what is kept of it is found again.
 */
export function gather(scope: ListingScope, feeds: readonly (readonly Property[])[]): readonly Property[] {
  const [first] = feeds;
  const known = first && gathered.get(first);
  const isSame = known?.scope === scope && known.feeds.length === feeds.length;
  if (isSame && feeds.every((feed, position) => feed === known.feeds[position])) return known.list;
  const taken = feeds.length === 1 && first ? first : feeds.flat();
  const list = scope.admits ? taken.filter(scope.admits) : taken;
  if (first) gathered.set(first, { scope, feeds, list });
  return list;
}
