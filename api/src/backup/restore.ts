import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import { keepPictures, readArchive } from './archive.ts';
import { assertLoadable, loadDump, readDump } from './load.ts';

export interface RestoreOptions {
  /** Absolute; where the API serves pictures from. */
  mediaDir: string;
  /** Whether what the database holds goes. Default: a database that holds anything is left alone. */
  replace: boolean;
  /** Is told how far each part is. Default: nobody is. */
  steps?: (part: string) => { done(count: number, of: number): void };
}

const UNTOLD = () => ({ done: () => undefined });

const DRAFTS = 'restore-';
/** No restore takes so long. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** What restores have left that were killed. */
async function removeStale(mediaDir: string): Promise<void> {
  const left = (await readdir(mediaDir).catch(() => [])).filter((name) => name.startsWith(DRAFTS));
  for (const name of left) {
    const folder = join(mediaDir, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > STALE_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a backup to its end before anything is changed; then its pictures, then its rows, all or none, are stored. */
export async function restoreArchive(
  database: Database,
  input: Readable,
  { mediaDir, replace, steps = UNTOLD }: RestoreOptions,
): Promise<{ madeAt: string; pictures: number }> {
  const drafts = join(mediaDir, DRAFTS + randomUUID());
  await removeStale(mediaDir);
  try {
    const archive = await readArchive(input, drafts);
    const dump = readDump(archive.dump);
    await assertLoadable(database, dump, replace);
    // Before the rows that name them; without those nobody sees them.
    await keepPictures(archive, mediaDir, steps('storing pictures').done);
    await loadDump(database, dump, replace, steps('storing rows').done);
    return { madeAt: dump.head.madeAt, pictures: archive.pictures.length };
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}
