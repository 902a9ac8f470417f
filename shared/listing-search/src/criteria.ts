import type { Offer } from './reading/parts.ts';

/** Orders beside the list's own, which is the default; `newest` where somebody knows since when listings are shown. */
export const SORTS = [
  'newest',
  'price-asc',
  'price-desc',
  'metre-asc',
  'metre-desc',
  'area-asc',
  'area-desc',
] as const;
export type Sort = (typeof SORTS)[number];

/** Choices of "so many or more". */
export const LEAST_COUNTS = [1, 2, 3, 4, 5] as const;

/** Filters by the names that they have in an address, in the order in which they stand there. */
export const FILTERS = [
  'offer',
  'type',
  'rentType',
  'min',
  'max',
  'rooms',
  'bathrooms',
  'city',
  'district',
  'minSize',
  'maxSize',
  'exclusive',
  'premium',
  'amenities',
  'q',
] as const;

/** What is asked of listings, at the API and in the browser alike; what is undefined does not narrow them. */
export interface ListingCriteria {
  offer?: Offer | undefined;
  type?: string | undefined;
  /** What the rent is for; nothing that is for sale has one, nor a rental whose data does not say it. */
  rentType?: string | undefined;
  /** Whole numbers, both bounds included; a missing price counts as 0 (specification, section 5). */
  min?: number | undefined;
  max?: number | undefined;
  /** At least so many. */
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  /** A name in either language, however it is spelled. */
  city?: string | undefined;
  district?: string | undefined;
  /** Square metres, both bounds included. */
  minSize?: number | undefined;
  maxSize?: number | undefined;
  exclusive?: true | undefined;
  premium?: true | undefined;
  /** All of these; never empty. */
  amenities?: readonly string[] | undefined;
  q?: string | undefined;
  /** These and no others. */
  ids?: readonly string[] | undefined;
  /** Default: what answers the words best, then the list's own order. */
  sort?: Sort | undefined;
}

/** A filter's value as an address and a call say it. */
export const writeValue = (value: string | number | true | readonly string[]): string =>
  value === true ? '1' : String(value);
