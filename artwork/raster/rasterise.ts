import sharp from 'sharp';
import type { SAMPLE_FORMATS } from './formats.ts';

/** A drawing as pixels. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

/** Renders a drawing `width` pixels wide; it is scaled before it becomes pixels, so every size is sharp. */
export async function rasterise(svg: string, width: number): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}

/** Pixels as a file, at most as wide as they are. */
export const encode = (
  { data, info }: Pixels,
  width: number,
  format: (typeof SAMPLE_FORMATS)[keyof typeof SAMPLE_FORMATS],
): Promise<Buffer> => format(sharp(data, { raw: info }).resize({ width })).toBuffer();
