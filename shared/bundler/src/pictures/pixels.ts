import type { Sharp } from 'sharp';

/** A picture as rows of red, green and blue, a byte each. */
export interface Pixels {
  /** In pixels. */
  width: number;
  height: number;
  /** `width * height * 3` bytes. */
  data: Uint8Array;
}

const loadSharp = async () => (await import('sharp')).default;

/** Reads a picture of any usual format; what is transparent is white. */
export async function readPixels(file: Uint8Array): Promise<Pixels> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const sharpOf = async ({ width, height, data }: Pixels): Promise<Sharp> =>
  (await loadSharp())(data, { raw: { width, height, channels: 3 } });

/** Of each colour, in 255: what is kept of a picture is nearest to a multiple of it, which halves the file and is seen by nobody. */
export const KEPT_STEP = 4;

const asKept = (value: number) => Math.min(255, Math.round(value / KEPT_STEP) * KEPT_STEP);

/** As WebP without loss: what is read from it are the very pixels. */
export const writePixels = async (pixels: Pixels): Promise<Uint8Array> =>
  (await sharpOf(pixels)).webp({ lossless: true, effort: 1 }).toBuffer();

/** As WebP, small: the file stays. Its colours are within two levels of those that it was given. */
export const writeKeptPixels = async (pixels: Pixels): Promise<Uint8Array> =>
  (await sharpOf({ ...pixels, data: pixels.data.map(asKept) }))
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
