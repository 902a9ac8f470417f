import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from './formats.ts';

export const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface StoredPicture {
  bytes: Buffer;
  format: PictureFormat;
  /** Whether it has the width that was asked for, in the first of the formats. */
  isExact: boolean;
}

export interface MediaStore {
  /**
   * A picture in the first of `formats` in which it is stored, and there in the width that was asked for, the next
   * wider, or the widest. Undefined when no picture has that name.
   */
  read(
    name: string,
    width: PictureWidth,
    formats: readonly PictureFormat[],
  ): Promise<StoredPicture | undefined>;
}

const ENDINGS: Readonly<Record<PictureFormat, string>> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

/** `villa-3-dusk.jpg`; nothing that could leave the folder. */
const NAME = /^([\w-]+)\.jpg$/;

/** The widths to look for: the one asked for, then wider ones upwards, then narrower ones downwards. */
const inOrder = (width: PictureWidth): PictureWidth[] => [
  ...PICTURE_WIDTHS.filter((each) => each >= width),
  ...PICTURE_WIDTHS.filter((each) => each < width).toReversed(),
];

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Serves the files `pictures/<name>-<width>.<avif|webp|jpg>` of folders, who fills them may do so at any time. A file of the
 * first folder stands before one of the same name in the next.
 */
export function createMediaStore(...folders: readonly (string | undefined)[]): MediaStore {
  const searched = folders.filter((folder) => folder !== undefined);
  return {
    async read(name, width, formats) {
      const stem = NAME.exec(name)?.[1];
      if (stem === undefined) return undefined;
      for (const format of formats) {
        for (const each of inOrder(width)) {
          for (const folder of searched) {
            const bytes = await readIfThere(join(folder, 'pictures', `${stem}-${each}.${ENDINGS[format]}`));
            if (bytes) return { bytes, format, isExact: each === width && format === formats[0] };
          }
        }
      }
      return undefined;
    },
  };
}
