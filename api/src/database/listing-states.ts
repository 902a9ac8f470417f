import type { Listing } from '../schemas/listing.ts';
import type { Database } from './database.ts';
import { loadListings, upsertListings } from './listings.ts';

/** Changes the listings that are known by these ids or references, all or none; the answer names those that are not known. */
export function changeListings(
  db: Database,
  names: readonly string[],
  change: (listing: Listing) => Listing,
): Promise<{ listings: Listing[]; unknown: string[] }> {
  return db.transaction(async (transaction) => {
    const known = await loadListings(transaction, names);
    const unknown = names.filter(
      (name) => !known.some(({ _id, reference }) => _id === name || reference === name),
    );
    if (unknown.length > 0) return { listings: [], unknown };
    const listings = known.map(change);
    await upsertListings(transaction, listings);
    return { listings, unknown };
  });
}
