import type { Property } from '@shared/api';
import { indexOfListings, searchListings } from '@shared/listing-search/list';

/** Listings as a list of the site shows them that nobody has sorted: those for sale and for rent by turns. */
export const inListOrder = (listings: readonly Property[]): readonly Property[] =>
  searchListings(indexOfListings(listings), {}).slice(0, listings.length);
