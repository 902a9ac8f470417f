import { boundsOf, MOST_CORNERS, type Area, type Place } from './area.ts';

/** Degrees are shorter to the east the further north: both are measured alike. */
const flattened = ({ lat, lng }: Place, narrowing: number) => [lng * narrowing, lat] as const;

type Point = ReturnType<typeof flattened>;

/** How far a point lies from a line between two others, squared. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/**
 * The corners that say most of a line drawn by hand, at most 24: beginning with its first and its last, again and again the one that
 * lies furthest from what the corners before it say (Douglas and Peucker, by number instead of by tolerance).
 * @returns undefined where nothing was drawn that has an inside: fewer than three corners
 */
export function simplify(drawn: readonly Place[]): Area | undefined {
  const bounds = boundsOf(drawn);
  if (!bounds || drawn.length < 3) return undefined;
  const narrowing = Math.cos((((bounds.south + bounds.north) / 2) * Math.PI) / 180);
  const points = drawn.map((place) => flattened(place, narrowing));
  const extent = Math.max(bounds.north - bounds.south, (bounds.east - bounds.west) * narrowing);
  /** Of what was drawn: what is nearer to the line is the hand's trembling. */
  const tolerance = (extent / 150) ** 2;

  const furthestBetween = (from: number, to: number) => {
    let [at, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const far = distance(points[index] as Point, points[from] as Point, points[to] as Point);
      if (far > most) [at, most] = [index, far];
    }
    return { from, to, at, most };
  };

  const corners = new Set([0, points.length - 1]);
  const gaps = [furthestBetween(0, points.length - 1)];
  while (corners.size < MOST_CORNERS) {
    gaps.sort((a, b) => b.most - a.most);
    const widest = gaps[0];
    if (!widest || widest.at < 0) break;
    corners.add(widest.at);
    gaps.splice(0, 1, furthestBetween(widest.from, widest.at), furthestBetween(widest.at, widest.to));
    const none = gaps.findIndex(({ at }) => at < 0);
    if (none >= 0) gaps.splice(none, 1);
  }
  const area = [...corners].toSorted((a, b) => a - b).flatMap((index) => drawn[index] ?? []);
  return area.length >= 3 ? area : undefined;
}
