import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '../../media/media-store.ts';
import type { Encoded } from './encode.ts';

/** Part of every name: with another way of drawing them, pictures get other names. */
const EDITION = 1;

const ENDINGS = ['avif', 'webp', 'jpg'] as const;
const FILES = PICTURE_WIDTHS.flatMap((width) => ENDINGS.map((ending) => ({ width, ending })));

/** A name that was made here, as the file of some width begins. */
const OWN = /^(p-[0-9a-f]{32})-\d+\.(?:avif|webp|jpg)(?:\.[0-9a-f-]+)?$/;
const NAMED = /p-[0-9a-f]{32}/g;

/** What was written by an import that has not ended yet is younger. */
const SAFE_AGE_MS = 24 * 60 * 60 * 1000;

/** What a picture is stored under: its content's hash, so that the same one is the same file. */
export const pictureName = (bytes: Uint8Array): string =>
  `p-${createHash('sha256').update(`edition ${EDITION}\n`).update(bytes).digest('hex').slice(0, 32)}`;

/** The path by which the API answers it. */
export const pathOf = (name: string): string => `pictures/${name}.jpg`;

/** The pictures that the commands have stored in the folder that the API serves. */
export function storedPictures(mediaDir: string) {
  const folder = join(mediaDir, 'pictures');
  const fileOf = (name: string, { width, ending }: (typeof FILES)[number]) =>
    join(folder, `${name}-${width}.${ending}`);

  return {
    /** Whether every file of a picture is there. */
    has: (name: string): Promise<boolean> =>
      Promise.all(FILES.map((file) => stat(fileOf(name, file)))).then(
        () => true,
        () => false,
      ),

    /** Writes the files of a picture, each as a whole or not at all. */
    async write(name: string, encoded: Encoded): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const file of FILES) {
        const target = fileOf(name, file);
        const draft = `${target}.${randomUUID()}`;
        await writeFile(draft, await encoded(file.width, file.ending));
        await rename(draft, target);
      }
    },

    /** Keeps a picture from being swept while an import that names it has not ended. */
    async touch(name: string): Promise<void> {
      const now = new Date();
      for (const file of FILES) await utimes(fileOf(name, file), now, now);
    },

    /**
     * Removes pictures that were stored here, are older than a day, and are named by nothing.
     * @param paths of all pictures that something names
     * @returns how many
     */
    async sweep(paths: ReadonlySet<string>): Promise<number> {
      const named = new Set([...paths].flatMap((path) => path.match(NAMED) ?? []));
      const files = await readdir(folder).catch(() => []);
      const swept = new Set<string>();
      for (const file of files) {
        const name = OWN.exec(file)?.[1];
        if (name === undefined || named.has(name)) continue;
        const path = join(folder, file);
        if (Date.now() - (await stat(path)).mtimeMs < SAFE_AGE_MS) continue;
        await rm(path, { force: true });
        swept.add(name);
      }
      return swept.size;
    },
  };
}
export type StoredPictures = ReturnType<typeof storedPictures>;
