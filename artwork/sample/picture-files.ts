import { SAMPLE_FORMATS, type SampleFormat } from '../raster/formats.ts';
import type { Sharp } from 'sharp';

/** One file of a sample picture. */
export interface PictureFile {
  width: number;
  format: SampleFormat | 'thumbnail';
}

/** How each of them is encoded; a thumbnail as the API's imports do it. */
export const ENCODERS = {
  ...SAMPLE_FORMATS,
  thumbnail: (image: Sharp) => image.avif({ quality: 20, effort: 4, chromaSubsampling: '4:2:0' }),
} as const satisfies Record<PictureFile['format'], (image: Sharp) => Sharp>;

const WIDTHS = [480, 800, 1200, 1600] as const;
const FORMATS = ['avif', 'webp', 'jpg'] as const satisfies readonly SampleFormat[];

/** As wide as a telephone's window. */
const THUMBNAIL = { width: 480, format: 'thumbnail' } as const;

/**
 * What a site needs before it opens, and what may follow: until a file is there, the API answers with its nearest
 * relation. A phone and a list of cards ask for the two small widths; whoever reads no AVIF gets a JPEG. A thumbnail has none
 * to stand in for it.
 */
export const STAGES = {
  first: [
    { width: 480, format: 'avif' },
    { width: 800, format: 'avif' },
    { width: 800, format: 'jpg' },
    THUMBNAIL,
  ],
  all: [...WIDTHS.flatMap((width) => FORMATS.map((format) => ({ width, format }))), THUMBNAIL],
} as const satisfies Record<string, readonly PictureFile[]>;
export type Stage = keyof typeof STAGES;

/** The name of a file in the folder `pictures`, as the API looks for it. */
export const fileNameOf = (picture: string, { width, format }: PictureFile) =>
  `${picture.replace(/\.jpg$/, '')}-${format === 'thumbnail' ? 'thumbnail.avif' : `${width}.${format}`}`;
