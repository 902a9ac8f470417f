import { distanceBetween } from './distance.ts';

const RIYADH = { lat: 24.7136, lng: 46.6753 };

it.each([
  ['itself', RIYADH, RIYADH, 0],
  // A degree of a meridian: a 360th of 2π Earth radii.
  ['a degree north', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111_195],
  ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
  ['the other end of the world', { lat: 90, lng: 0 }, { lat: -90, lng: 12 }, 20_015_115],
  ['Kuwait', RIYADH, { lat: 29.3759, lng: 47.9774 }, 534_000],
])('the distance of %s', (_what, a, b, metres) => {
  expect(Math.abs(distanceBetween(a, b) - metres)).toBeLessThan(Math.max(1, metres * 0.002));
  expect(distanceBetween(b, a)).toBeCloseTo(distanceBetween(a, b), 6);
});
