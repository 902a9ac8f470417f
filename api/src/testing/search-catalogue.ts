import { isPremium } from '@shared/listing-search/premium';
import { catalogue } from '@shared/listing-search/testing';
import type { Listed } from '@shared/listing-search/list';
import { AMENITIES } from '../schemas/amenities.ts';
import type { Listing } from '../schemas/listing.ts';

/** Without the fields that a listing does not have. */
const withoutGaps = (value: unknown) => JSON.parse(JSON.stringify(value)) as Listing;

/** The catalogue of the search tests with all that a list is filtered by, in the order in which it is stored. */
export const searchedListings: readonly Listing[] = catalogue.map((listing, at) =>
  withoutGaps({
    ...listing,
    images: [],
    exclusive: at % 7 === 0,
    // Of some the owner never said it.
    ...(at % 5 < 3 && { premium: at % 5 === 0 }),
    // Of some nobody knows what the rent is for.
    ...(listing.add_Type === 'rent' && at % 4 !== 3 && { rentType: at % 4 === 1 ? 'monthly' : 'yearly' }),
    amenities: AMENITIES.filter((_, position) => (at + position) % (position + 2) === 0),
    soldOut: false,
    display: true,
  }),
);

/** The same as a browser has it that fetched both feeds. */
export const listedInBrowser: readonly Listed[] = (['sell', 'rent'] as const).flatMap((offer) =>
  searchedListings.flatMap((listing) =>
    listing.add_Type === offer ? [{ ...listing, premium: isPremium(listing._id, listing.premium) }] : [],
  ),
);
