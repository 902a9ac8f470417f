import { MOST_CORNERS, type Area, type Place } from './area.ts';

/** Ten metres: who draws with a finger means no less. */
const DECIMALS = 4;

// Neither of them is written otherwise in an address.
const BETWEEN_CORNERS = '*';
const BETWEEN_DEGREES = '_';

const CORNER = /^(-?\d{1,2}(?:\.\d{1,8})?)_(-?\d{1,3}(?:\.\d{1,8})?)$/;

const written = (degrees: number) => String(Number(degrees.toFixed(DECIMALS)));

/** An area as it stands in an address: `29.38_47.99*29.33_48.08*29.28_47.95`, north before east. */
export const writeArea = (area: Area): string =>
  area.map(({ lat, lng }) => written(lat) + BETWEEN_DEGREES + written(lng)).join(BETWEEN_CORNERS);

function readCorner(text: string): Place | undefined {
  const [, lat, lng] = CORNER.exec(text) ?? [];
  const place = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : undefined;
}

/** Whether there is anything inside: three corners on one line hold nothing. */
function hasInside(area: Area): boolean {
  const [first] = area;
  return area.some((a, index) => {
    const b = area[index + 1];
    return (
      first !== undefined &&
      b !== undefined &&
      (a.lng - first.lng) * (b.lat - first.lat) !== (a.lat - first.lat) * (b.lng - first.lng)
    );
  });
}

/** The area that an address means; undefined where it means none: too few or too many corners, no degrees, nothing inside. */
export function readArea(text: string): Area | undefined {
  const corners = text.split(BETWEEN_CORNERS, MOST_CORNERS + 1).map(readCorner);
  const area = corners.filter((corner) => corner !== undefined);
  const isWhole = area.length === corners.length && area.length >= 3 && area.length <= MOST_CORNERS;
  return isWhole && hasInside(area) ? area : undefined;
}
