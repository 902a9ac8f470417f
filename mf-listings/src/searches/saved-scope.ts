import {
  exclusiveScope,
  propertiesScope,
  rentScope,
  saleScope,
  type ListingScope,
} from '../search/listing-scope.ts';

/** The list that a search was saved from, by its name; undefined where the site has none of that name. */
export const savedScope = (id: string): ListingScope | undefined =>
  [saleScope, rentScope, propertiesScope, exclusiveScope].find((scope) => scope.id === id);
