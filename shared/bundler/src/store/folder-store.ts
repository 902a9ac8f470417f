import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftOfFile } from './drafts.ts';
import type { Store } from './store.ts';

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
/** Somebody else's folder of that name stands there. */
const isTaken = (error: unknown) =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** @param root absolute; made when something is written */
export function folderStore(root: string): Store {
  const placeOf = (file: string) => path.join(root, file);
  return {
    name: root,
    async read(file) {
      try {
        return await readFile(placeOf(file));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    async write(file, content) {
      await mkdir(path.dirname(placeOf(file)), { recursive: true });
      // In the root, where what a killed command has left is looked for.
      const draft = placeOf(draftOfFile(path.basename(file)));
      await writeFile(draft, content);
      await rename(draft, placeOf(file));
    },
    async list(folder) {
      try {
        return (await readdir(placeOf(folder))).toSorted();
      } catch (error) {
        if (isAbsent(error)) return [];
        throw error;
      }
    },
    async take(from, folder) {
      await mkdir(path.dirname(placeOf(folder)), { recursive: true });
      // Of a command that was killed while it deleted it.
      if (!existsSync(path.join(placeOf(folder), 'release.json')))
        await rm(placeOf(folder), { recursive: true, force: true });
      try {
        await rename(from, placeOf(folder));
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    },
    async remove(folder) {
      await rm(path.join(placeOf(folder), 'release.json'), { force: true });
      await rm(placeOf(folder), { recursive: true, force: true });
    },
  };
}
