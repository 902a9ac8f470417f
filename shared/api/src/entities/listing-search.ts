import type { ListingCriteria } from '@shared/listing-search/criteria';
import type { Facets } from '@shared/listing-search/facets';
import type { Page } from './page.ts';
import type { Property } from './property.ts';

/** What is searched, and which part of it is wanted. */
export interface ListingSearch extends ListingCriteria {
  /** Default: all listings. */
  list?: 'sell' | 'rent' | 'exclusive' | undefined;
  /** How many; at most 100. */
  limit: number;
  /** How many to leave out before. Default: 0. */
  offset?: number | undefined;
}

/** A search of which the new is counted. */
export interface NewsSearch extends Omit<ListingSearch, 'limit' | 'offset' | 'sort'> {
  /** ISO 8601, UTC. */
  since: string;
}

/** A part of what was found, or of what comes closest. */
export interface FoundListings extends Page<Property> {
  /** Undefined where the API's counts cannot be used. */
  facets: Facets | undefined;
  /** What was let go of the words, as it was typed, because nothing answers all of them; undefined where something does. */
  letGo: readonly string[] | undefined;
}
