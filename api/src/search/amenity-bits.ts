import { AMENITIES } from '../schemas/amenities.ts';

/** One bit for each amenity of the vocabulary, as `listing_search` keeps them; what it does not know is left out. */
export const amenityBits = (amenities: readonly string[]): number =>
  AMENITIES.reduce((bits, amenity, at) => (amenities.includes(amenity) ? bits | (1 << at) : bits), 0);

/** Amenities of the bits, each with what `of` says of its position. */
export const byAmenity = (bits: number, of: (at: number) => number): Record<string, number> =>
  Object.fromEntries(
    AMENITIES.flatMap((amenity, at) => ((bits & (1 << at)) === 0 ? [] : [[amenity, of(at)] as const])),
  );
