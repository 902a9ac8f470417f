/** A place on the Earth, in degrees north and east. */
export interface Place {
  lat: number;
  lng: number;
}

/** The corners of an area in turn, 3 to 24 of them; the last is joined to the first. */
export type Area = readonly Place[];

/** What an address may hold without growing beyond what is passed on by mail and chat. */
export const MOST_CORNERS = 24;

/** South-west and north-east of what they hold. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The bounds of some places; undefined of none. */
export function boundsOf(places: readonly Place[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of places) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return { south, west, north, east };
}

/** The four corners of what a map shows. */
export const areaOf = ({ south, west, north, east }: Bounds): Area => [
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
  { lat: south, lng: west },
];

/**
 * Whether a place lies within an area: a line from it to the east crosses the border an odd number of times. Degrees are taken
 * as a plane, as the map draws them; where a border crosses itself, what it goes round twice lies outside.
 */
export function isWithin({ lat, lng }: Place, area: Area): boolean {
  let within = false;
  let from = area.at(-1);
  for (const to of area) {
    if (
      from &&
      from.lat > lat !== to.lat > lat &&
      lng < ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat) + from.lng
    )
      within = !within;
    from = to;
  }
  return within;
}
