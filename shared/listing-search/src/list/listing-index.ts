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
  /** What the list is sorted by; a year's rent counts for a month. */
  price: Float64Array;
  perMetre: Float64Array;
  area: Float64Array;
  /** Milliseconds since 1970. */
  published: Float64Array;
}

const MONTHS = 12;

const perMonth = ({ add_Type, rentType }: Listed, amount: number | undefined) =>
  amount !== undefined && add_Type === 'rent' && rentType === 'yearly' ? amount / MONTHS : amount;

/** Without its area a price of the metre would be the price of the whole. */
const perMetre = ({ price, area }: Listed) =>
  price?.amount !== undefined && area ? Math.round(price.amount / area) : undefined;

const said = (text: string | null | undefined) => text ?? undefined;

function build<Listing extends Listed>(listings: readonly Listing[]): ListingIndex<Listing> {
  const numbers = (read: (listing: Listing) => number | undefined) =>
    Float64Array.from(listings, (listing) => read(listing) ?? Number.NaN);
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
    amount: Float64Array.from(listings, ({ price }) => price?.amount ?? 0),
    price: numbers((listing) => perMonth(listing, listing.price?.amount)),
    perMetre: numbers((listing) => perMonth(listing, perMetre(listing))),
    area: numbers(({ area, size }) => area ?? size),
    published: numbers(({ publishedAt }) =>
      publishedAt === undefined ? undefined : Date.parse(publishedAt),
    ),
  };
}

// A list never changes: another answer of the API is another array.
const built = new WeakMap<readonly Listed[], ListingIndex>();

export function indexOfListings<Listing extends Listed>(listings: readonly Listing[]): ListingIndex<Listing> {
  const index = (built.get(listings) as ListingIndex<Listing> | undefined) ?? build(listings);
  built.set(listings, index);
  return index;
}
