import type { Difference } from './compare.ts';
import type { Pixels } from './pixels.ts';

const FRAME = [230, 0, 92] as const;
const FRAME_WIDTH = 2;
/** Of the picture that lies below, as far towards white. */
const FADED = 0.72;
/** Levels of 255 from which on a pixel is shown as other than before. */
const SHOWN_FROM = 24;

/** What stands now, pale and grey, with each pixel that has changed in red and a frame round each place. */
export function drawDifference(before: Pixels, after: Pixels, { places }: Difference): Pixels {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 3).fill(255);
  const valueOf = (
    { width: across, height: down, data: from }: Pixels,
    x: number,
    y: number,
    channel: number,
  ) => (x < across && y < down ? (from[(y * across + x) * 3 + channel] ?? 255) : 255);
  const paint = (x: number, y: number, colour: readonly number[]) => data.set(colour, (y * width + x) * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let grey = 0;
      for (let channel = 0; channel < 3; channel += 1) grey += valueOf(after, x, y, channel) / 3;
      grey += (255 - grey) * FADED;
      paint(x, y, [grey, grey, grey]);
    }
  for (const place of places) {
    for (let y = place.y; y < place.y + place.height; y += 1)
      for (let x = place.x; x < place.x + place.width; x += 1) {
        let most = 0;
        for (let channel = 0; channel < 3; channel += 1)
          most = Math.max(most, Math.abs(valueOf(before, x, y, channel) - valueOf(after, x, y, channel)));
        const isEdge =
          x < place.x + FRAME_WIDTH ||
          y < place.y + FRAME_WIDTH ||
          x >= place.x + place.width - FRAME_WIDTH ||
          y >= place.y + place.height - FRAME_WIDTH;
        if (isEdge || most >= SHOWN_FROM) paint(x, y, FRAME);
      }
  }
  return { width, height, data };
}
