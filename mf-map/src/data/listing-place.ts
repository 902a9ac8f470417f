import type { Property } from '@shared/api';
import { isWithin, type Place } from '../area/area.ts';
import type { MapCriteria } from '../criteria/map-criteria.ts';

/** Where a listing says that it is; undefined where it does not: the default of its own page is no place on a map. */
export const placeOf = ({ location: { lat, lng } }: Property): Place | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng };

/** Those that an address asks for: of a deal, and within an area, which a listing without a place never is. */
export const foundOf = (
  listings: readonly Property[],
  { offer, area }: Pick<MapCriteria, 'offer' | 'area'>,
): readonly Property[] =>
  listings.filter((listing) => {
    if (offer && listing.add_Type !== offer) return false;
    if (!area) return true;
    const place = placeOf(listing);
    return place !== undefined && isWithin(place, area);
  });
