import type { ListingCriteria } from '@shared/listing-search/criteria';

/** What is asked of the listings: the site's own criteria, of which list, and which part of it. */
export interface SearchCriteria extends ListingCriteria {
  /** Which of the site's lists is searched; all listings when left out. */
  list?: 'sell' | 'rent' | 'exclusive' | undefined;
  /** YYYY-MM-DD; without a licence that holds on this day a listing is not found. No licence is needed when left out. */
  licensedOn?: string | undefined;
  /** ISO 8601; only what is shown since a later moment is found. */
  since?: string | undefined;
  limit: number;
  offset: number;
}
