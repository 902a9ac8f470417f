import type { Facets as CountedFacets } from '@shared/listing-search/facets';

/** What a list can be narrowed to. It travels in the document. */
export interface Facets extends CountedFacets {
  /** False while only the beginning of the list is known: then the counts say nothing. */
  counted: boolean;
}
