import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { PictureFormat } from './formats.ts';

// The store already renders two pictures at once; more threads inside each would starve the API.
sharp.concurrency(1);
sharp.cache(false);

const ENCODERS: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 45, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 80, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 82, progressive: true }),
};

/** Renders a drawing `width` pixels wide; the drawing is scaled before it becomes pixels, so every size is sharp. */
export function rasterise(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  return ENCODERS[format](sharp(Buffer.from(svg)).resize({ width })).toBuffer();
}
