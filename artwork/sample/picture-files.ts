import type { SampleFormat } from '../raster/formats.ts';

/** One file of a sample picture. */
export interface PictureFile {
  width: number;
  format: SampleFormat;
}

const WIDTHS = [480, 800, 1200, 1600] as const;
const FORMATS = ['avif', 'webp', 'jpg'] as const satisfies readonly SampleFormat[];

/**
 * What a site needs before it opens, and what may follow: until a file is there, the API answers with its nearest
 * relation. A phone and a list of cards ask for the two small widths; whoever reads no AVIF gets a JPEG.
 */
export const STAGES = {
  first: [
    { width: 480, format: 'avif' },
    { width: 800, format: 'avif' },
    { width: 800, format: 'jpg' },
  ],
  all: WIDTHS.flatMap((width) => FORMATS.map((format) => ({ width, format }))),
} as const satisfies Record<string, readonly PictureFile[]>;
export type Stage = keyof typeof STAGES;

/** The name of a file in the folder `pictures`, as the API looks for it. */
export const fileNameOf = (picture: string, { width, format }: PictureFile) =>
  `${picture.replace(/\.jpg$/, '')}-${width}.${format}`;
