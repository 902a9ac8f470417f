import { median, percentile, range } from './median.ts';

describe('figures of several turns', () => {
  it('have their middle, of an even number between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 9, 5, 3])).toBe(4);
    expect(median([])).toBeNaN();
  });

  it('have a value that a share of them is at or below', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(percentile([4, 1, 3, 2], 1)).toBe(4);
  });

  it('lie between the lowest and the highest, what was not seen left out', () => {
    expect(range([3, Number.NaN, 1, 2])).toEqual([1, 3]);
    expect(range([7])).toEqual([7, 7]);
    expect(range([Number.NaN])).toEqual([Number.NaN, Number.NaN]);
  });
});
