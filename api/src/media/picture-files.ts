import type { Readable } from 'node:stream';
import { ENDINGS, FORMATS, type PictureFormat } from './formats.ts';

export const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** `villa-3-dusk-480.avif` of the picture `villa-3-dusk`. */
export const fileOf = (stem: string, width: PictureWidth, format: PictureFormat): string =>
  `${stem}-${width}.${ENDINGS[format]}`;

/** `villa-3-dusk-thumbnail.avif`: the picture in a few kilobytes, for a document that is to show it before it has come. */
export const thumbnailOf = (stem: string): string => `${stem}-thumbnail.${ENDINGS.avif}`;

/** A picture in every width and format. */
export const sizesOf = (stem: string): string[] =>
  PICTURE_WIDTHS.flatMap((width) => FORMATS.map((format) => fileOf(stem, width, format)));

/** All that a picture may have. */
export const filesOfPicture = (stem: string): string[] => [...sizesOf(stem), thumbnailOf(stem)];

/** A file as it can be sent on; a stream that is not read to its end is to be destroyed. */
export interface OpenPicture {
  /** In bytes. */
  size: number;
  content: Buffer | Readable;
}

export interface ListedFile {
  file: string;
  /** Undefined when it has gone meanwhile. */
  changedAt(): Promise<Date | undefined>;
}

/**
 * Files of pictures in one place, a folder or a bucket: `<picture>-<width>.<avif|webp|jpg>` and `<picture>-thumbnail.avif`. Who fills
 * it may do so at any time.
 * All of it rejects while the place does not answer.
 */
export interface PictureFiles {
  /** As people name it: `/srv/media`, `s3://bucket/prefix/`. */
  name: string;
  /** Undefined where there is none of that name. */
  open(file: string): Promise<OpenPicture | undefined>;
  /** Those of a picture that are there. */
  filesOf(stem: string): Promise<ReadonlySet<string>>;
  /** All of them, sorted, and whatever else lies there. */
  list(): Promise<ListedFile[]>;
  /** As a whole or not at all. */
  write(file: string, content: Buffer): Promise<void>;
  /** Makes a file as young as if it had been written now. */
  touch(file: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** A new folder of this machine for files that are to be taken from there. */
  makeDrafts(): Promise<string>;
  /** Takes a file of such a folder. */
  take(drafts: string, file: string): Promise<void>;
}
