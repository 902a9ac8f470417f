import type { Bounds } from '../area/area.ts';
import coast from './coast.json';

/**
 * The drawn base: land and borders of the Arabian Peninsula and what surrounds it, after Natural Earth 1:10m (public domain),
 * finer round the cities of the coasts. In the file each line is a row of steps east and north, in thousandths of a degree.
 */

type Position = [lng: number, lat: number];

const THOUSANDTHS = 1000;

function unpack(text: string): Position[] {
  const steps = text.split(' ').map(Number);
  const line: Position[] = [];
  let [lng, lat] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lng += steps[index] ?? 0;
    lat += steps[index + 1] ?? 0;
    line.push([lng / THOUSANDTHS, lat / THOUSANDTHS]);
  }
  return line;
}

/** Corners cut off twice (Chaikin): a coast in few points is a curve, not a saw. */
const CUTS = 2;

function rounded(ring: Position[], cuts = CUTS): Position[] {
  if (cuts === 0) return ring;
  const cut = ring.slice(1).flatMap((to, index): Position[] => {
    const from = ring[index] ?? to;
    const between = (share: number): Position => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return [between(0.25), between(0.75)];
  });
  const [first] = cut;
  return rounded(first ? [...cut, first] : cut, cuts - 1);
}

/** What the map may be moved to without the drawing's edge coming into sight. */
export const DRAWN: Bounds = { south: 11, west: 31, north: 38.5, east: 63 };

export type GroundKind = 'land' | 'borders' | 'graticule';

const feature = <Geometry extends object>(kind: GroundKind, geometry: Geometry) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry,
});

/** Where there is land, as GeoJSON. */
export const land = () =>
  feature('land', {
    type: 'MultiPolygon' as const,
    coordinates: coast.land.map((rings) => rings.map((ring) => rounded(unpack(ring)))),
  });

/** Land borders between states, as GeoJSON. */
export const borders = () =>
  feature('borders', { type: 'MultiLineString' as const, coordinates: coast.borders.map(unpack) });

/** A sea chart's lines of whole degrees, every second one. */
export function graticule() {
  const { south, west, north, east } = DRAWN;
  const lines: Position[][] = [];
  for (let lng = Math.ceil(west / 2) * 2; lng <= east; lng += 2)
    lines.push([
      [lng, south - 1],
      [lng, north + 1],
    ]);
  for (let lat = Math.ceil(south / 2) * 2; lat <= north; lat += 2)
    lines.push([
      [west - 1, lat],
      [east + 1, lat],
    ]);
  return feature('graticule', { type: 'MultiLineString' as const, coordinates: lines });
}

export type PlaceKind = 'sea' | 'country' | 'city' | 'town';

interface NamedPlace {
  /** Of its name, in the words of the map. */
  id: string;
  kind: PlaceKind;
  lng: number;
  lat: number;
}

const place = (kind: PlaceKind, id: string, lng: number, lat: number): NamedPlace => ({ kind, id, lng, lat });

/** What is named on the drawn base, the weightiest first. */
export const NAMED_PLACES: readonly NamedPlace[] = [
  place('city', 'riyadh', 46.6753, 24.7136),
  place('city', 'kuwaitCity', 47.9783, 29.3697),
  place('city', 'jeddah', 39.1728, 21.5433),
  place('city', 'dubai', 55.2962, 25.2684),
  place('city', 'doha', 51.531, 25.2854),
  place('city', 'manama', 50.586, 26.2235),
  place('city', 'abuDhabi', 54.3773, 24.4539),
  place('city', 'muscat', 58.4059, 23.588),
  place('city', 'makkah', 39.8262, 21.4225),
  place('city', 'madinah', 39.6142, 24.4709),
  place('city', 'dammam', 50.1033, 26.4207),
  place('city', 'khobar', 50.2083, 26.2794),
  place('city', 'sanaa', 44.191, 15.3694),
  place('city', 'baghdad', 44.3661, 33.3152),
  place('town', 'hawalli', 48.0303, 29.3328),
  place('town', 'jahra', 47.6581, 29.3375),
  place('town', 'ahmadi', 48.0839, 29.0769),
  place('town', 'tabuk', 36.5715, 28.3838),
  place('town', 'hail', 41.6907, 27.5219),
  place('town', 'buraydah', 43.975, 26.326),
  place('town', 'hofuf', 49.5878, 25.3832),
  place('town', 'jubail', 49.6583, 27.0046),
  place('town', 'taif', 40.4158, 21.2703),
  place('town', 'abha', 42.5053, 18.2164),
  place('town', 'jazan', 42.5511, 16.8892),
  place('town', 'najran', 44.2177, 17.5656),
  place('town', 'basra', 47.7835, 30.5085),
  place('town', 'sharjah', 55.4033, 25.3463),
  place('town', 'salalah', 54.0924, 17.0151),
  place('country', 'saudiArabia', 44.6, 23.6),
  place('country', 'kuwait', 47.55, 29.62),
  place('country', 'iraq', 43.6, 31.6),
  place('country', 'iran', 54.5, 30.6),
  place('country', 'emirates', 54.2, 23.6),
  place('country', 'oman', 56.9, 20.9),
  place('country', 'yemen', 47.4, 16),
  place('country', 'qatar', 51.2, 25.5),
  place('country', 'bahrain', 50.55, 26.02),
  place('country', 'jordan', 36.7, 30.9),
  place('country', 'egypt', 32.6, 26.3),
  place('country', 'sudan', 33.6, 19.4),
  place('sea', 'gulf', 51.4, 27.3),
  place('sea', 'redSea', 37.9, 22.1),
  place('sea', 'arabianSea', 60, 16.6),
  place('sea', 'gulfOfOman', 59.2, 24.75),
];
