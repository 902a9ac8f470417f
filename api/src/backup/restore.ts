import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import type { PictureFiles } from '../media/picture-files.ts';
import { keepPictures, readArchive } from './archive.ts';
import { assertLoadable, loadDump, readDump } from './load.ts';

export interface RestoreOptions {
  /** Where the API serves pictures from. */
  place: PictureFiles;
  /** Whether what the database holds goes. Default: a database that holds anything is left alone. */
  replace: boolean;
  /** Is told how far each part is. Default: nobody is. */
  steps?: (part: string) => { done(count: number, of: number): void };
}

const UNTOLD = () => ({ done: () => undefined });

/** Reads a backup to its end before anything is changed; then its pictures, then its rows, all or none, are stored. */
export async function restoreArchive(
  database: Database,
  input: Readable,
  { place, replace, steps = UNTOLD }: RestoreOptions,
): Promise<{ madeAt: string; pictures: number }> {
  const drafts = await place.makeDrafts();
  try {
    const archive = await readArchive(input, drafts);
    const dump = readDump(archive.dump);
    await assertLoadable(database, dump, replace);
    // Before the rows that name them; without those nobody sees them.
    await keepPictures(archive, place, steps('storing pictures').done);
    await loadDump(database, dump, replace, steps('storing rows').done);
    return { madeAt: dump.head.madeAt, pictures: archive.pictures.length };
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}
