import { stableRandom } from './stable-random.ts';

it('gives the same number for the same id and salt', () => {
  expect(stableRandom('a1', 'views')).toBe(stableRandom('a1', 'views'));
  expect(stableRandom('a1', 'views')).not.toBe(stableRandom('a1', 'premium'));
});

it('spreads neighbouring ids evenly over [0, 1)', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 10_000; index += 1) {
    const number = stableRandom(`6560f1a2b3c4d5e6f7${index}`, 'views');
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
    const tenth = Math.floor(number * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
