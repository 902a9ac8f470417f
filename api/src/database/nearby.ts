import type { Listing } from '../schemas/listing.ts';
import type { Queryable } from './database.ts';
import { listingOf, PUBLISHED, SELECTED, type NotedRow } from './listings.ts';

/** Mean radius of the Earth in kilometres (IUGG). */
const EARTH = 6371.0088;

const DEGREE = (Math.PI / 180) * EARTH;

/** A circle on the map, in degrees and kilometres. */
export interface Around {
  lat: number;
  lng: number;
  kilometres: number;
}

/** Great-circle distance of `place` from `$2` (latitude) and `$3` in kilometres, by the haversine formula. */
const KILOMETRES = `2 * ${EARTH} * asin(least(1, sqrt(
  sin(radians(place[1] - $2) / 2) ^ 2 + cos(radians($2)) * cos(radians(place[1])) * sin(radians(place[0] - $3) / 2) ^ 2)))`;

/**
 * Listings on display that can still be had, by their distance from a place; what lies outside of a box around the circle the index
 * leaves out. The circle is not continued over the date line.
 *
 * @param licensedOn as in `listListings`
 */
export async function listingsNear(
  db: Queryable,
  { lat, lng, kilometres }: Around,
  { list, limit }: { list: 'sell' | 'rent'; limit: number },
  licensedOn: string | undefined,
): Promise<Listing[]> {
  const north = kilometres / DEGREE;
  const east = Math.min(180, north / Math.max(1e-6, Math.cos((lat * Math.PI) / 180)));
  const rows = await db.query<NotedRow>(
    `SELECT ${SELECTED} FROM (
       SELECT *, ${KILOMETRES} AS kilometres
       FROM (SELECT *, listing_place(location) AS place FROM listing) AS placed
       WHERE ${PUBLISHED} AND NOT sold_out AND add_type = $4
         AND place <@ box(point($3 - $6, $2 - $7), point($3 + $6, $2 + $7))
     ) AS near WHERE kilometres <= $5 ORDER BY kilometres, ordinal LIMIT $8`,
    [licensedOn ?? null, lat, lng, list, kilometres, east, north, limit],
  );
  return rows.map(listingOf);
}
