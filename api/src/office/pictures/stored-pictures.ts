import { createHash } from 'node:crypto';
import { ENDINGS, FORMATS } from '../../media/formats.ts';
import {
  fileOf,
  filesOfPicture,
  PICTURE_WIDTHS,
  thumbnailOf,
  type ListedFile,
  type PictureFiles,
} from '../../media/picture-files.ts';
import type { EncodedPicture } from './encode.ts';

/** Part of every name: with another way of drawing them, pictures get other names. */
const EDITION = 1;

const SIZES = PICTURE_WIDTHS.flatMap((width) => FORMATS.map((format) => ({ width, format })));

/** A name that was made here, as each of its files begins; what was not written to its end has more behind it. */
const OWN = /^(p-[0-9a-f]{32})-(?:\d+|thumbnail)\.(?:avif|webp|jpg)(?:\.[0-9a-f-]+)?$/;
const NAMED = /p-[0-9a-f]{32}/g;

/** What was written by an import that has not ended yet is younger. */
const SAFE_AGE_MS = 24 * 60 * 60 * 1000;

/** What a picture is stored under: its content's hash, so that the same one is the same file. */
export const pictureName = (bytes: Uint8Array): string =>
  `p-${createHash('sha256').update(`edition ${EDITION}\n`).update(bytes).digest('hex').slice(0, 32)}`;

/** The path by which the API answers it. */
export const pathOf = (name: string): string => `pictures/${name}.jpg`;

/**
 * The pictures that the commands have stored where the API serves them from.
 * @param now in ms. Default: this machine's clock
 */
export function storedPictures(place: PictureFiles, now: () => number = Date.now) {
  return {
    /** Whether every file of a picture is there. */
    async has(name: string): Promise<boolean> {
      const there = await place.filesOf(name);
      return filesOfPicture(name).every((file) => there.has(file));
    },

    /** Writes the files of a picture, each as a whole or not at all. */
    async write(name: string, encoded: EncodedPicture): Promise<void> {
      for (const { width, format } of SIZES)
        await place.write(fileOf(name, width, format), await encoded.sized(width, ENDINGS[format]));
      await place.write(thumbnailOf(name), await encoded.thumbnail());
    },

    /** Keeps a picture from being swept while an import that names it has not ended. */
    async touch(name: string): Promise<void> {
      // One says it for all: in a bucket each is a question of its own.
      const [file] = filesOfPicture(name);
      if (file !== undefined) await place.touch(file);
    },

    /**
     * Removes pictures that were stored here, whose every file is older than a day, and that are named by nothing.
     * @param paths of all pictures that something names
     * @returns how many
     */
    async sweep(paths: ReadonlySet<string>): Promise<number> {
      const named = new Set([...paths].flatMap((path) => path.match(NAMED) ?? []));
      const unnamed = new Map<string, ListedFile[]>();
      for (const listed of await place.list()) {
        const name = OWN.exec(listed.file)?.[1];
        if (name !== undefined && !named.has(name)) unnamed.set(name, [...(unnamed.get(name) ?? []), listed]);
      }
      let swept = 0;
      for (const files of unnamed.values()) {
        const times = await Promise.all(files.map(({ changedAt }) => changedAt()));
        if (times.some((time) => time === undefined || now() - time.getTime() < SAFE_AGE_MS)) continue;
        await Promise.all(files.map(({ file }) => place.remove(file)));
        swept += 1;
      }
      return swept;
    },
  };
}
export type StoredPictures = ReturnType<typeof storedPictures>;
