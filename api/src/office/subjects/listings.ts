import { loadListings, upsertListings } from '../../database/listings.ts';
import { Listing } from '../../schemas/listing.ts';
import { LISTING_COLUMNS } from '../columns/listing-columns.ts';
import type { Contradiction, Subject } from './subject.ts';

/** Pairs of which one says nothing without the other. */
function halves({ price, location, adLicence, agent }: Listing): Contradiction[] {
  const needs = (column: string, beside: string) => [{ column, reason: `is needed beside ${beside}` }];
  return [
    ...(price?.amount !== undefined && price.currency === undefined ? needs('currency', 'price') : []),
    ...(location?.lat !== undefined && location.lng === undefined ? needs('lng', 'lat') : []),
    ...(location?.lng !== undefined && location.lat === undefined ? needs('lat', 'lng') : []),
    ...(adLicence && adLicence.expires === undefined ? needs('licence_expires', 'licence') : []),
    ...(adLicence && adLicence.number === undefined
      ? needs('licence', 'licence_expires and licence_link')
      : []),
    ...(agent && agent.name === undefined ? needs('agent', 'agent_languages and agent_picture') : []),
  ];
}

export const LISTINGS: Subject<Listing> = {
  name: 'listings',
  size: 'many',
  columns: LISTING_COLUMNS,
  schema: Listing,
  defaults: { images: [], exclusive: false, soldOut: false, display: true },
  atFirst: () => ({ listedAt: new Date().toISOString() }),
  titleOf: ({ name_ar: arabic, name_en: english }) => arabic ?? english ?? '',
  contradictions: (listing) => [
    ...(listing.name_ar === undefined && listing.name_en === undefined
      ? [{ column: 'name_ar', reason: 'is empty, and so is name_en; one of them is needed' }]
      : []),
    ...halves(listing),
  ],
  unique: ['reference'],
  load: loadListings,
  store: upsertListings,
  takeOff: {
    word: 'hidden',
    concerns: ({ display }) => display,
    run: (db, listings) =>
      upsertListings(
        db,
        listings.map((listing) => ({ ...listing, display: false })),
      ),
  },
};
