export { createKeywordIndex, type KeywordIndex, type KeywordMatches } from './matching/keyword-index.ts';
export {
  READING_VERSION,
  searchedTypeOf,
  wordsOfListing,
  type ListingWords,
  type Searchable,
} from './matching/listing-words.ts';
export { relaxationsOf, targetsOf, type Target } from './matching/nearest.ts';
export { createVocabulary, type Vocabulary, type WordMatches } from './matching/vocabulary.ts';
export type { Bounds, Offer, QueryPart, QueryReading } from './reading/parts.ts';
export { readQuery } from './reading/read-query.ts';
