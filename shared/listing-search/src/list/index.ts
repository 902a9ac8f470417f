export { indexOfListings, type Listed, type ListingIndex } from './listing-index.ts';
export type { KeywordSearch } from './plain-keyword.ts';
export { searchListings, type Found, type Nearest } from './search-listings.ts';
