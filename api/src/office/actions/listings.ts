import { changeListings } from '../../database/listing-states.ts';
import type { Listing } from '../../schemas/listing.ts';
import { done, refused, type Act, type ListingChange } from './action.ts';

const CHANGES: Readonly<
  Record<ListingChange, { fields: Partial<Listing>; said: string; only?: 'sell' | 'rent' }>
> = {
  hide: { fields: { display: false }, said: 'hidden' },
  show: { fields: { display: true }, said: 'shown' },
  sold: { fields: { soldOut: true }, said: 'sold', only: 'sell' },
  rented: { fields: { soldOut: true }, said: 'rented', only: 'rent' },
  available: { fields: { soldOut: false }, said: 'available' },
};

/** Ends the change of all when one cannot be. */
class NotOfThisKind extends Error {}

export const actOnListings: Act<'listings'> = async (database, { change, listings: names }) => {
  const { fields, said, only } = CHANGES[change];
  try {
    const { listings, unknown } = await changeListings(database, names, (listing) => {
      if (only !== undefined && listing.add_Type !== only)
        throw new NotOfThisKind(
          `${listing._id} is ${only === 'sell' ? 'to rent: say "rented"' : 'for sale: say "sold"'}. Nothing is changed.`,
        );
      return { ...listing, ...fields };
    });
    if (unknown.length > 0)
      return refused(
        `There is no listing with the id or reference ${unknown.join(', ')}. Nothing is changed.`,
      );
    const title = ({ name_ar: arabic, name_en: english }: Listing) => arabic ?? english ?? '';
    return done(listings.map((listing) => `${listing._id}: ${said}  ${title(listing)}`).join('\n'));
  } catch (error) {
    if (error instanceof NotOfThisKind) return refused(error.message);
    throw error;
  }
};
