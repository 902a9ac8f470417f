import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOfPicture, type PictureFiles } from './picture-files.ts';

const orUndefined = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

const DRAFTS = 'restore-';
/** No restore takes so long. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** What restores have left that were killed. */
async function removeStale(root: string): Promise<void> {
  const left = (await readdir(root).catch(() => [])).filter((name) => name.startsWith(DRAFTS));
  for (const name of left) {
    const folder = join(root, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > STALE_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Pictures in the folder `pictures` of one of this machine.
 * @param root absolute; made when something is written
 */
export function folderPictures(root: string): PictureFiles {
  const folder = join(root, 'pictures');
  const placeOf = (file: string) => join(folder, file);
  const isThere = (file: string) => stat(placeOf(file)).catch(orUndefined);
  return {
    name: root,
    async open(file) {
      const content = await readFile(placeOf(file)).catch(orUndefined);
      return content && { size: content.length, content };
    },
    async filesOf(stem) {
      const files = filesOfPicture(stem);
      const there = await Promise.all(files.map(isThere));
      return new Set(files.filter((_file, index) => there[index] !== undefined));
    },
    async list() {
      const files = (await readdir(folder).catch(orUndefined)) ?? [];
      return files.toSorted().map((file) => ({ file, changedAt: async () => (await isThere(file))?.mtime }));
    },
    async write(file, content) {
      await mkdir(folder, { recursive: true });
      const draft = placeOf(`${file}.${randomUUID()}`);
      await writeFile(draft, content);
      await rename(draft, placeOf(file));
    },
    async touch(file) {
      const now = new Date();
      await utimes(placeOf(file), now, now);
    },
    remove: (file) => rm(placeOf(file), { force: true }),
    async makeDrafts() {
      // Beside them, from where a file is moved in one step.
      const drafts = join(root, DRAFTS + randomUUID());
      await removeStale(root);
      await mkdir(drafts, { recursive: true });
      return drafts;
    },
    async take(drafts, file) {
      await mkdir(folder, { recursive: true });
      await rename(join(drafts, file), placeOf(file));
    },
  };
}
