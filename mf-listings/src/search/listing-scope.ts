import type { AddType, Property } from '@shared/api';
import { paths } from '@shared/contract';
import { readCriteria, type Criteria } from './criteria.ts';

/** Which properties a list is about. */
export interface ListingScope {
  id: 'sale' | 'rent' | 'properties' | 'exclusive';
  path: string;
  /** The API's lists that it draws on. */
  feeds: readonly AddType[];
  /** Which of them belong here; all when left out. */
  admits?: (property: Property) => boolean;
}

export const saleScope: ListingScope = { id: 'sale', path: paths.sale, feeds: ['sell'] };
export const rentScope: ListingScope = { id: 'rent', path: paths.rent, feeds: ['rent'] };
export const propertiesScope: ListingScope = {
  id: 'properties',
  path: paths.properties,
  feeds: ['sell', 'rent'],
};
export const exclusiveScope: ListingScope = {
  id: 'exclusive',
  path: paths.exclusive,
  feeds: ['sell', 'rent'],
  admits: ({ exclusive }) => exclusive,
};

/** Whether a list holds both deals, so that one of them can be chosen. */
export const hasOffers = ({ feeds }: ListingScope): boolean => feeds.length > 1;

/** The criteria of an address, without what this list gives no choice of. */
export function criteriaFor(scope: ListingScope, search: URLSearchParams): Criteria {
  const criteria = readCriteria(search);
  return {
    ...criteria,
    ...(!hasOffers(scope) && { offer: undefined }),
    ...(scope.admits && { exclusive: undefined }),
    ...(scope.id !== 'properties' && { saved: undefined, ids: undefined }),
  };
}

/**
 * One list out of a scope's feeds, taking turns. So the beginning of the list depends on nothing but the
 * beginnings of the feeds, and stays as it is when the rest arrives.
 */
export function gather(scope: ListingScope, feeds: readonly (readonly Property[])[]): readonly Property[] {
  const [only] = feeds;
  const taken = feeds.length === 1 && only ? only : takeTurns(feeds);
  return scope.admits ? taken.filter(scope.admits) : taken;
}

function takeTurns(feeds: readonly (readonly Property[])[]): readonly Property[] {
  const longest = Math.max(0, ...feeds.map(({ length }) => length));
  const list: Property[] = [];
  for (let index = 0; index < longest; index += 1) {
    for (const feed of feeds) {
      const property = feed[index];
      if (property) list.push(property);
    }
  }
  return list;
}
