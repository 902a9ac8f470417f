import type { ChoiceTable } from '../facets.ts';
import type { Searchable } from '../matching/listing-words.ts';
import { placesOf } from '../places.ts';
import type { Offer } from '../reading/parts.ts';

/** A listing as a list in memory is searched; under the API's own names. */
export interface Listed extends Searchable {
  _id: string;
  add_Type: Offer;
  price?: { amount?: number | undefined } | undefined;
  /** What the price of a rental is for. */
  rentType?: string | undefined;
  /** Square metres. */
  size?: number | undefined;
  area?: number | undefined;
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  exclusive: boolean;
  premium: boolean;
  amenities?: readonly string[] | undefined;
  /** ISO 8601, since when it has been shown. */
  publishedAt?: string | undefined;
}

/**
 * A list's listings field by field, so that ten thousand of them are searched within a fraction of a frame.
 * Numbers that are missing are NaN, except where the specification names another value.
 */
export interface ListingIndex<Listing extends Listed = Listed> extends ChoiceTable {
  listings: readonly Listing[];
  /** What the price filter compares: a missing amount counts as 0 (specification, section 5). */
  amount: Float64Array;
  /** Square metres. */
  area: Float64Array;
}

const said = (text: string | null | undefined) => text ?? undefined;

/** A number of each listing; NaN where it has none. */
export function numbersOf<Listing extends Listed>(
  listings: readonly Listing[],
  read: (listing: Listing) => number | undefined,
): Float64Array {
  const numbers = new Float64Array(listings.length);
  listings.forEach((listing, at) => (numbers[at] = read(listing) ?? Number.NaN));
  return numbers;
}

function build<Listing extends Listed>(listings: readonly Listing[]): ListingIndex<Listing> {
  return {
    listings,
    rows: listings.map(({ add_Type, propertyType, rentType, rooms, bathrooms, exclusive, premium }) => ({
      offer: add_Type,
      type: propertyType,
      rentType: add_Type === 'rent' ? rentType : undefined,
      rooms,
      bathrooms,
      exclusive,
      premium,
    })),
    cities: placesOf(
      listings.map(({ location }) => ({ name: said(location?.city), name_en: said(location?.city_en) })),
    ),
    districts: placesOf(
      listings.map(({ location }) => ({
        name: said(location?.district),
        name_en: said(location?.district_en),
      })),
    ),
    amount: numbersOf(listings, ({ price }) => price?.amount ?? 0),
    area: numbersOf(listings, ({ area, size }) => area ?? size),
  };
}

// A list never changes: another answer of the API is another array.
const built = new WeakMap<readonly Listed[], ListingIndex>();

export function indexOfListings<Listing extends Listed>(listings: readonly Listing[]): ListingIndex<Listing> {
  const index = (built.get(listings) as ListingIndex<Listing> | undefined) ?? build(listings);
  built.set(listings, index);
  return index;
}
