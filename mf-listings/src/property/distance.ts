import type { PropertyLocation } from '@shared/api';
import type { Translation } from '@shared/i18n';

export interface Coordinates {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
}

/** Mean radius of the Earth in metres (IUGG). */
const EARTH = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies: the haversine formula. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Where a listing says that it is; undefined where it does not, since the page's default is no place of its own. */
export const coordinatesOf = ({ lat, lng }: PropertyLocation): Coordinates | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng };

/** Coordinates of one building, or of a district: what is nearer says nothing. */
const SAME = 50;
const KILOMETRE = 1000;
/** From here on tenths of a kilometre say nothing. */
const FAR = 10_000;
/** Metres are said in steps of fifty: the data are no better. */
const STEP = 50;

/** A distance in words: 350 m away, 1.2 km away. `t` is of the words that come with what is nearby. */
export function distanceWords(metres: number, { t, format }: Pick<Translation, 't' | 'format'>): string {
  if (metres < SAME) return t('same');
  const rounded = Math.round(metres / STEP) * STEP;
  if (rounded < KILOMETRE) return t('metres', { metres: format.count(rounded) });
  const kilometres = metres / KILOMETRE;
  return t('kilometres', {
    kilometres: format.number(metres < FAR ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)),
  });
}
