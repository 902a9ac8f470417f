import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from '../columns/near-miss.ts';

/** The files of a folder and of those in it, by the names that a table gives them. */
export interface PictureFolder {
  /** The file's whole path, or why there is none. */
  find(name: string): { ok: true; file: string } | { ok: false; reason: string };
}

/** Letters as one system writes them and another does not. */
const plain = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '');

/** Looks into a folder once. Only what lies in it is found. */
export async function openPictureFolder(folder: string): Promise<PictureFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [plain(path.slice(join(folder, '/').length)), path];
      }),
  );
  return {
    find(name) {
      const file = files.get(plain(name));
      if (file !== undefined) return { ok: true, file };
      const meant = nearest(name, [...files.keys()]);
      const hint = meant === undefined ? '' : `; did you mean "${meant}"?`;
      return { ok: false, reason: `names "${name}", which is not in the folder of pictures${hint}` };
    },
  };
}
