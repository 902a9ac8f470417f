import { areaOf, boundsOf, isWithin, MOST_CORNERS, type Area, type Place } from './area.ts';
import { readArea, writeArea } from './area-text.ts';
import { simplify } from './simplify.ts';

const at = (lat: number, lng: number): Place => ({ lat, lng });

/** A bay: what lies between its arms is outside. */
const bay: Area = [at(0, 0), at(0, 4), at(4, 4), at(4, 3), at(1, 3), at(1, 1), at(4, 1), at(4, 0)];

it.each([
  [at(0.5, 2), true],
  [at(3, 0.5), true],
  [at(3, 3.5), true],
  [at(3, 2), false],
  [at(-0.1, 2), false],
  [at(0.5, 4.1), false],
  [at(5, 0.5), false],
])('%j within the arms of a bay: %s', (place, expected) => {
  expect(isWithin(place, bay)).toBe(expected);
  expect(isWithin(place, bay.toReversed())).toBe(expected);
});

it('takes what is on the screen as an area', () => {
  const area = areaOf({ south: 29.1, west: 47.8, north: 29.4, east: 48.2 });
  expect(isWithin(at(29.3, 48), area)).toBe(true);
  expect(isWithin(at(29.5, 48), area)).toBe(false);
  expect(boundsOf(area)).toEqual({ south: 29.1, west: 47.8, north: 29.4, east: 48.2 });
  expect(boundsOf([])).toBeUndefined();
});

describe('an area in an address', () => {
  it('is short, written alike by addresses, and read as it was written, to ten metres', () => {
    const area = [at(29.380061, 47.99), at(-29.33, -48.08126), at(29, 47.9)];
    const text = writeArea(area);
    expect(text).toBe('29.3801_47.99*-29.33_-48.0813*29_47.9');
    expect(new URLSearchParams({ area: text }).toString()).toBe(`area=${text}`);
    expect(readArea(text)).toEqual([at(29.3801, 47.99), at(-29.33, -48.0813), at(29, 47.9)]);
  });

  const corners = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index % 7}_${index % 5}`).join('*');
  it.each([
    ['too few corners', '1_1*2_2'],
    ['too many', corners(MOST_CORNERS + 1)],
    ['no degrees', '1_1*2_2*x_3'],
    ['a corner off the Earth', '1_1*91_2*3_3'],
    ['a corner beyond the date line', '1_1*2_181*3_4'],
    ['a number as no address of the site has it', '1_1*2_2e1*3_1'],
    ['an empty corner', '1_1**2_2*3_1'],
    ['nothing inside', '1_1*2_2*3_3'],
    ['one place again and again', '1_1*1_1*1_1'],
  ])('means none with %s', (_, text) => expect(readArea(text)).toBeUndefined());

  it('may have as many corners as are drawn', () =>
    expect(readArea(corners(MOST_CORNERS))).toHaveLength(MOST_CORNERS));
});

describe('what was drawn by hand', () => {
  const circle = Array.from({ length: 400 }, (_, index) => {
    const angle = (index / 400) * 2 * Math.PI;
    return at(24.7 + 0.1 * Math.sin(angle), 46.7 + 0.11 * Math.cos(angle));
  });

  it('keeps its shape in 24 corners', () => {
    const area = simplify(circle) ?? [];
    expect(area.length).toBeLessThanOrEqual(MOST_CORNERS);
    expect(area.length).toBeGreaterThan(10);
    const kept = readArea(writeArea(area)) ?? [];
    for (const { lat, lng } of circle) {
      const moved = (share: number) => at(24.7 + (lat - 24.7) * share, 46.7 + (lng - 46.7) * share);
      expect([isWithin(moved(0.93), kept), isWithin(moved(1.04), kept)]).toEqual([true, false]);
    }
  });

  it('has no corner that only the hand’s trembling made', () => {
    const sides = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)];
    const line = sides.flatMap((from, side) => {
      const to = sides[(side + 1) % 4] ?? from;
      return Array.from({ length: 50 }, (_, step) =>
        at(
          from.lat + ((to.lat - from.lat) * step) / 50 + 0.002 * Math.sin(step),
          from.lng + ((to.lng - from.lng) * step) / 50,
        ),
      );
    });
    expect(simplify(line)?.length).toBeLessThanOrEqual(6);
  });

  it('is no area as a press or a straight line', () => {
    expect(simplify([at(1, 1)])).toBeUndefined();
    expect(simplify([at(1, 1), at(1, 1.5), at(1, 2)])).toBeUndefined();
  });
});
