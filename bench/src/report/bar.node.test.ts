import { atLeast, atMost } from './bar.ts';

describe('a figure beside its bar', () => {
  it.each([
    ['below it with all that was seen', atMost('x', 0.7, 0.75, { spread: [0.65, 0.74] }), 'met'],
    ['below it, but not always', atMost('x', 0.7, 0.75, { spread: [0.65, 0.76] }), 'undecided'],
    ['above it, but not always', atMost('x', 0.8, 0.75, { spread: [0.74, 0.9] }), 'undecided'],
    ['above it with all that was seen', atMost('x', 0.8, 0.75, { spread: [0.76, 0.9] }), 'missed'],
    ['seen once', atMost('x', 0.75, 0.75), 'met'],
    ['above what it has to reach', atLeast('x', 160, 150, { spread: [151, 170] }), 'met'],
    ['below what it has to reach', atLeast('x', 120, 150, { spread: [100, 149] }), 'missed'],
  ])('%s', (_what, bar, verdict) => {
    expect(bar.verdict).toBe(verdict);
  });

  it('says by how much of the limit it is missed', () => {
    expect(atMost('x', 90, 75).missedBy).toBeCloseTo(0.2);
    expect(atMost('x', 1, 0).missedBy).toBe(1);
    expect(atMost('x', 60, 75).missedBy).toBe(0);
  });
});
