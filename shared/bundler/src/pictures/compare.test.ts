import { comparePixels, type Comparison } from './compare.ts';
import type { Pixels } from './pixels.ts';

const WHITE = 255;
const SAME: Comparison = { rendering: 'same', text: [] };
const OTHER: Comparison = { rendering: 'other', text: [] };

/** A white sheet of 64 by 64, on which something is drawn in grey. */
function sheet(
  draw: (paint: (x: number, y: number, level: number) => void) => void = () => {},
  height = 64,
): Pixels {
  const data = new Uint8Array(64 * height * 3).fill(WHITE);
  draw((x, y, level) => data.fill(level, (y * 64 + x) * 3, (y * 64 + x) * 3 + 3));
  return { width: 64, height, data };
}

const block = (left: number, top: number, level = 0, size = 12) =>
  sheet((paint) => {
    for (let y = top; y < top + size; y += 1) for (let x = left; x < left + size; x += 1) paint(x, y, level);
  });
const line = (level: number, y = 20) =>
  sheet((paint) => {
    for (let x = 4; x < 60; x += 1) paint(x, y, level);
  });
/** Upright stems, as of letters: one full pixel with so much of those to its left and right. */
const stems = (left: number, right: number, strength = 1) =>
  sheet((paint) => {
    const paintShare = (x: number, y: number, share: number) => paint(x, y, WHITE - 255 * strength * share);
    for (let x = 6; x < 58; x += 8)
      for (let y = 10; y < 26; y += 1) {
        paintShare(x, y, left);
        paintShare(x + 1, y, 1);
        paintShare(x + 2, y, right);
      }
  });
const TEXT = [{ x: 4, y: 8, width: 56, height: 20 }];

const isFound = (before: Pixels, after: Pixels, comparison: Comparison) =>
  comparePixels(before, after, comparison).places.length > 0;

describe('pictures of one rendering', () => {
  it('are the same where they differ by what keeping them rounds off', () => {
    expect(isFound(block(10, 10, 100), block(10, 10, 104), SAME)).toBe(false);
    expect(isFound(block(10, 10, 100), block(10, 10, 106), SAME)).toBe(true);
  });

  it('differ by a pixel, and it is said where', () => {
    expect(comparePixels(block(16, 16), block(17, 16), SAME).places).toEqual([
      { x: 16, y: 16, width: 16, height: 16 },
    ]);
  });

  it('differ where one is longer', () => {
    expect(comparePixels(sheet(), sheet(undefined, 80), SAME)).toEqual({
      places: [{ x: 0, y: 64, width: 64, height: 16 }],
      pixels: 64 * 16,
    });
  });
});

describe('pictures of another rendering', () => {
  it('are the same where an edge is smoothed otherwise', () => {
    const smoothed = sheet((paint) => {
      for (let y = 10; y < 22; y += 1)
        for (let x = 10; x < 23; x += 1) paint(x, y, x === 10 || x === 22 ? 128 : 0);
    });
    expect(isFound(block(10, 10), smoothed, OTHER)).toBe(false);
  });

  it.each([
    ['what has moved by two pixels', block(10, 10), block(12, 10)],
    ['what is gone', block(10, 10), sheet()],
    ['a thin line in a paler grey', line(200), line(215)],
    ['a thin line in a darker grey', line(200), line(185)],
    ['a thin line elsewhere', line(200), line(200, 22)],
  ])('differ by %s', (_what, before, after) => {
    expect(isFound(before, after, OTHER)).toBe(true);
  });

  const text = { ...OTHER, text: TEXT };

  it('are the same where stems of letters lie between two pixels here and on one there', () => {
    expect(isFound(stems(1, 0), stems(0.6, 0.4), text)).toBe(false);
    // Without knowing that this is text it would be a third colour.
    expect(isFound(stems(1, 0), stems(0.6, 0.4), SAME)).toBe(true);
  });

  it('are the same where a hairline lies on one side of what counts as ink here and on the other there, by a level', () => {
    expect(isFound(line(WHITE - 12), line(WHITE - 13), text)).toBe(false);
  });

  it.each([
    ['of another weight', stems(1, 0), stems(1, 0.5)],
    ['of a paler grey', stems(1, 0), stems(1, 0, 0.7)],
    ['gone', stems(1, 0), sheet()],
  ])('differ by letters that are %s', (_what, before, after) => {
    expect(isFound(before, after, text)).toBe(true);
  });
});
