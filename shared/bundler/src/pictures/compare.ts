import type { Pixels } from './pixels.ts';

/** A rectangle in pixels from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Difference {
  /** Where they differ, from top to bottom; none where they are the same to a person. */
  places: readonly Box[];
  /** How many pixels are other than before, of those places. */
  pixels: number;
}

/** How two pictures are compared. */
export interface Comparison {
  /**
   * `same`: both come from one build of the browser and one way of drawing text, so what is there is meant.
   * `other`: they do not, so how edges and letters are smoothed is nobody's doing.
   */
  rendering: 'same' | 'other';
  /** Where there is text in either. Counts for `other` alone. */
  text: readonly Box[];
}

/**
 * Levels of 255 in a colour that nobody sees.
 * `same`: what keeping rounds off, twice over. `edge`: of a pixel between what surrounds it in the other picture. `letter`: the same within
 * text, of pixels that are each the mean of three by three, since a stem is one dark pixel here and two grey ones there.
 * `ink`: how much darker or lighter a stretch of text may be as a whole.
 */
export const TOLERANCE = { same: 4, edge: 5, letter: 72, ink: 0.15, ground: 12 } as const;

/** Pixels, the side of the squares in which differences are counted. */
const SQUARE = 16;
/** As many pixels of a square are a difference that a person can see. */
const FEWEST = 3;
const CHANNELS = 3;

/**
 * What differs between two pictures of the same width. A pixel below the end of the shorter one is other than before.
 * Colours are compared in red, green and blue, each from 0 to 255.
 */
export function comparePixels(before: Pixels, after: Pixels, comparison: Comparison): Difference {
  if (isSame(before, after)) return { places: [], pixels: 0 };
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marks = new Uint8Array(width * height);
  const common = {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
  };
  markOutside(marks, { width, height }, common);
  const a = cut(before, common);
  const b = cut(after, common);
  if (comparison.rendering === 'same') markUnequal(marks, width, a, b);
  else markUnexplained(marks, width, a, b, comparison.text);
  return gather(marks, width, height);
}

const isSame = (a: Pixels, b: Pixels) =>
  a.width === b.width && a.height === b.height && Buffer.compare(a.data, b.data) === 0;

type Size = Pick<Pixels, 'width' | 'height'>;

function markOutside(marks: Uint8Array, { width, height }: Size, common: Size): void {
  for (let y = 0; y < height; y += 1)
    if (y >= common.height) marks.fill(1, y * width, (y + 1) * width);
    else marks.fill(1, y * width + common.width, (y + 1) * width);
}

function cut(pixels: Pixels, { width, height }: Size): Pixels {
  if (pixels.width === width)
    return { width, height, data: pixels.data.subarray(0, width * height * CHANNELS) };
  const data = new Uint8Array(width * height * CHANNELS);
  for (let y = 0; y < height; y += 1) {
    const from = y * pixels.width * CHANNELS;
    data.set(pixels.data.subarray(from, from + width * CHANNELS), y * width * CHANNELS);
  }
  return { width, height, data };
}

function markUnequal(marks: Uint8Array, across: number, a: Pixels, b: Pixels): void {
  forEachUnequal(a, b, TOLERANCE.same, (x, y) => {
    marks[y * across + x] = 1;
  });
}

function forEachUnequal(a: Pixels, b: Pixels, most: number, take: (x: number, y: number) => void): void {
  const { width, height } = a;
  for (let y = 0; y < height; y += 1) {
    const row = y * width * CHANNELS;
    const end = row + width * CHANNELS;
    if (Buffer.compare(a.data.subarray(row, end), b.data.subarray(row, end)) === 0) continue;
    for (let x = 0, at = row; x < width; x += 1, at += CHANNELS)
      if (
        Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > most ||
        Math.abs((a.data[at + 1] ?? 0) - (b.data[at + 1] ?? 0)) > most ||
        Math.abs((a.data[at + 2] ?? 0) - (b.data[at + 2] ?? 0)) > most
      )
        take(x, y);
  }
}

/**
 * A pixel is explained when its colour lies between the colours round it in the other picture: smoothing moves the border
 * of two colours by less than a pixel and brings in no third. Asked both ways, or what is gone would be explained by what is left.
 */
function markUnexplained(
  marks: Uint8Array,
  across: number,
  a: Pixels,
  b: Pixels,
  text: readonly Box[],
): void {
  const isText = maskOf(text, a);
  const smoothA = smooth(smooth(a));
  const smoothB = smooth(smooth(b));
  forEachUnequal(a, b, TOLERANCE.edge, (x, y) => {
    const at = y * a.width + x;
    const isExplained = isText[at]
      ? isNear(smoothA, smoothB, at, TOLERANCE.letter)
      : isBetween(a, b, x, y, TOLERANCE.edge) && isBetween(b, a, x, y, TOLERANCE.edge);
    if (!isExplained) marks[y * across + x] = 1;
  });
  markInk(marks, across, a, b, text);
}

/** Each 1 where a box is. */
function maskOf(boxes: readonly Box[], { width, height }: Size): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const box of boxes) {
    const { left, right, top, bottom } = within(box, { width, height });
    for (let y = top; y < bottom; y += 1) mask.fill(1, y * width + left, y * width + right);
  }
  return mask;
}

function isNear(one: Pixels, other: Pixels, at: number, most: number): boolean {
  for (let channel = at * CHANNELS; channel < (at + 1) * CHANNELS; channel += 1)
    if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > most) return false;
  return true;
}

function isBetween(one: Pixels, other: Pixels, x: number, y: number, tolerance: number): boolean {
  const { width, height } = one;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    let least = 255;
    let most = 0;
    for (let near = Math.max(0, y - 1); near <= Math.min(height - 1, y + 1); near += 1)
      for (let beside = Math.max(0, x - 1); beside <= Math.min(width - 1, x + 1); beside += 1) {
        const value = other.data[(near * width + beside) * CHANNELS + channel] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    const value = one.data[(y * width + x) * CHANNELS + channel] ?? 0;
    if (value < least - tolerance || value > most + tolerance) return false;
  }
  return true;
}

/** Each pixel the mean of the three by three round it, by rows and then by columns. */
function smooth({ width, height, data }: Pixels): Pixels {
  const rows = new Uint16Array(data.length);
  const across = width * CHANNELS;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < across; x += 1) {
      const at = y * across + x;
      const value = data[at] ?? 0;
      rows[at] =
        value +
        (x < CHANNELS ? value : (data[at - CHANNELS] ?? 0)) +
        (x >= across - CHANNELS ? value : (data[at + CHANNELS] ?? 0));
    }
  const mean = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const value = rows[at] ?? 0;
    const above = at < across ? value : (rows[at - across] ?? 0);
    const below = at >= data.length - across ? value : (rows[at + across] ?? 0);
    mean[at] = (value + above + below) / 9;
  }
  return { width, height, data: mean };
}

/**
 * Weighs each line of text: letters that are smoothed otherwise have as much ink, those of another weight or colour have not. Ink
 * is all that is other than the ground, which is the colour of most pixels. What nobody sees of a colour weighs nothing: a hairline
 * behind hidden words may lie just on either side of what counts as ink.
 */
function markInk(marks: Uint8Array, across: number, a: Pixels, b: Pixels, text: readonly Box[]): void {
  for (const box of text) {
    const line = within(box, a);
    const ground = groundOf(a, line);
    const { before, after } = inkOf(a, b, line, ground);
    if (Math.abs(before - after) <= TOLERANCE.ink * Math.max(before, after)) continue;
    for (let y = line.top; y < line.bottom; y += 1)
      marks.fill(1, y * across + line.left, y * across + line.right);
  }
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const within = ({ x, y, width, height }: Box, size: Size): Edges => ({
  left: Math.max(0, Math.floor(x)),
  right: Math.max(0, Math.min(size.width, Math.ceil(x + width))),
  top: Math.max(0, Math.floor(y)),
  bottom: Math.max(0, Math.min(size.height, Math.ceil(y + height))),
});

function groundOf({ width, data }: Pixels, { left, right, top, bottom }: Edges): readonly number[] {
  return Array.from({ length: CHANNELS }, (_, channel) => {
    const counts = new Uint32Array(256);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const value = data[(y * width + x) * CHANNELS + channel] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    return counts.indexOf(Math.max(...counts));
  });
}

/** Of each pixel how far it is from the ground, where that is more than a gradient's steps. */
function inkOf(
  a: Pixels,
  b: Pixels,
  { left, right, top, bottom }: Edges,
  ground: readonly number[],
): { before: number; after: number } {
  const inkAt = (value: number, at: number) => {
    const far = Math.abs(value - (ground[at % CHANNELS] ?? 0));
    return far > TOLERANCE.ground ? far : 0;
  };
  let [before, after] = [0, 0];
  for (let y = top; y < bottom; y += 1)
    for (
      let at = (y * a.width + left) * CHANNELS, end = (y * a.width + right) * CHANNELS;
      at < end;
      at += 1
    ) {
      const value = a.data[at] ?? 0;
      const other = b.data[at] ?? 0;
      before += inkAt(value, at);
      after += inkAt(Math.abs(other - value) > TOLERANCE.edge ? other : value, at);
    }
  return { before, after };
}

/** Counts marks by square, and draws a box round squares that touch. */
function gather(marks: Uint8Array, width: number, height: number): Difference {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const counts = new Uint16Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (marks[y * width + x]) {
        const square = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);
        counts[square] = (counts[square] ?? 0) + 1;
      }
  let pixels = 0;
  const places: Box[] = [];
  const seen = new Uint8Array(columns * rows);
  for (let start = 0; start < counts.length; start += 1) {
    if (seen[start] || (counts[start] ?? 0) < FEWEST) continue;
    seen[start] = 1;
    const waiting = [start];
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      const column = square % columns;
      const row = Math.floor(square / columns);
      pixels += counts[square] ?? 0;
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
      for (let near = Math.max(0, row - 1); near <= Math.min(rows - 1, row + 1); near += 1)
        for (let beside = Math.max(0, column - 1); beside <= Math.min(columns - 1, column + 1); beside += 1) {
          const next = near * columns + beside;
          if (seen[next] || (counts[next] ?? 0) < FEWEST) continue;
          seen[next] = 1;
          waiting.push(next);
        }
    }
    places.push({
      x: left * SQUARE,
      y: top * SQUARE,
      width: Math.min((right + 1) * SQUARE, width) - left * SQUARE,
      height: Math.min((bottom + 1) * SQUARE, height) - top * SQUARE,
    });
  }
  return { places: places.toSorted((one, other) => one.y - other.y), pixels };
}
