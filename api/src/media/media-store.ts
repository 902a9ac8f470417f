import { Readable } from 'node:stream';
import type { PictureFormat } from './formats.ts';
import {
  fileOf,
  PICTURE_WIDTHS,
  sizesOf,
  thumbnailOf,
  type OpenPicture,
  type PictureFiles,
  type PictureWidth,
} from './picture-files.ts';

export interface StoredPicture extends OpenPicture {
  format: PictureFormat;
  /** Whether it has the width that was asked for, in the first of the formats. */
  isExact: boolean;
}

/** Where a picture may be does not answer, and nowhere else is one of its name. */
export class PicturesAwayError extends Error {}

export interface MediaStore {
  /**
   * A picture in the first of `formats` in which it is stored, and there in the width that was asked for, the next
   * wider, or the widest. Undefined when no picture has that name; rejects with a PicturesAwayError.
   */
  read(
    name: string,
    width: PictureWidth,
    formats: readonly PictureFormat[],
  ): Promise<StoredPicture | undefined>;
  /** The picture's thumbnail, an AVIF; undefined when none is stored. Rejects likewise. */
  thumbnail(name: string): Promise<OpenPicture | undefined>;
  /** Whether there is a picture of that name, in any size; rejects likewise. */
  has(name: string): Promise<boolean>;
}

/** Above what any picture is that an import stores; what is larger is none. */
const MOST_BYTES = 32 * 1024 * 1024;

/** `villa-3-dusk.jpg`; nothing that could leave the folder. */
const NAME = /^([\w-]+)\.jpg$/;

/** The widths to look for: the one asked for, then wider ones upwards, then narrower ones downwards. */
const inOrder = (width: PictureWidth): PictureWidth[] => [
  ...PICTURE_WIDTHS.filter((each) => each >= width),
  ...PICTURE_WIDTHS.filter((each) => each < width).toReversed(),
];

async function openBounded(place: PictureFiles, file: string): Promise<OpenPicture | undefined> {
  const found = await place.open(file);
  if (!found || found.size <= MOST_BYTES) return found;
  if (found.content instanceof Readable) found.content.destroy();
  return undefined;
}

/** Asks places in turn; one that has failed is not asked again, and fails the search only where the others have nothing. */
function searchOf(places: readonly PictureFiles[]) {
  const failed = new Map<PictureFiles, unknown>();
  return {
    async first<Found>(ask: (place: PictureFiles) => Promise<Found | undefined>): Promise<Found | undefined> {
      for (const place of places) {
        if (failed.has(place)) continue;
        try {
          const found = await ask(place);
          if (found !== undefined) return found;
        } catch (error) {
          failed.set(place, error);
        }
      }
      return undefined;
    },
    assertAllAnswered(): void {
      for (const [{ name }, cause] of failed)
        throw new PicturesAwayError(`${name} does not answer`, { cause });
    },
  };
}

/** Serves the pictures of several places. A file of the first stands before one of the same name in the next. */
export function createMediaStore(...places: readonly PictureFiles[]): MediaStore {
  return {
    async read(name, width, formats) {
      const stem = NAME.exec(name)?.[1];
      if (stem === undefined) return undefined;
      const wanted = formats.flatMap((format) =>
        inOrder(width).map((each) => ({ file: fileOf(stem, each, format), format })),
      );
      const search = searchOf(places);
      const found = await search.first(async (place) => {
        const [exact] = wanted;
        const opened = exact && (await openBounded(place, exact.file));
        return opened && { ...opened, format: exact.format, isExact: true };
      });
      if (found) return found;
      const nearest = await search.first(async (place) => {
        const there = await place.filesOf(stem);
        for (const { file, format } of wanted) {
          const opened = there.has(file) ? await openBounded(place, file) : undefined;
          if (opened) return { ...opened, format, isExact: false };
        }
        return undefined;
      });
      if (!nearest) search.assertAllAnswered();
      return nearest;
    },
    async thumbnail(name) {
      const stem = NAME.exec(name)?.[1];
      if (stem === undefined) return undefined;
      const search = searchOf(places);
      const found = await search.first((place) => openBounded(place, thumbnailOf(stem)));
      if (!found) search.assertAllAnswered();
      return found;
    },
    async has(name) {
      const stem = NAME.exec(name)?.[1];
      if (stem === undefined) return false;
      const files = sizesOf(stem);
      const search = searchOf(places);
      const isThere = await search.first(async (place) => {
        const there = await place.filesOf(stem);
        return files.some((file) => there.has(file)) || undefined;
      });
      if (!isThere) search.assertAllAnswered();
      return isThere === true;
    },
  };
}
