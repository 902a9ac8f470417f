import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { openDatabase } from '../database/open.ts';
import { FOR_COMMANDS, openPictures } from '../media/open-pictures.ts';
import { perform } from '../office/perform.ts';
import { EXIT } from './exit-codes.ts';
import { progressBar } from './progress.ts';

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** `backup-2026-11-23T15-30-00.tar.gz` in a folder, or the file itself. */
const fileOf = async (target: string) =>
  (await isFolder(target))
    ? join(target, `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`)
    : target;

const OF_DAY = /^backup-(\d{4}-\d\d-\d\d)T[\d-]+\.tar\.gz(?:\.part)?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what backups have left in a folder more than so many days ago, by the days in their names. */
async function removeOld(folder: string, keepDays: number): Promise<number> {
  const first = new Date(Date.now() - keepDays * DAY_MS).toISOString().slice(0, 10);
  const old = (await readdir(folder)).filter((file) => (OF_DAY.exec(file)?.[1] ?? first) < first);
  for (const file of old) await rm(join(folder, file), { force: true });
  return old.length;
}

/**
 * Writes a backup into a file that appears as a whole or not at all; `-` prints it.
 *
 * @param keepDays backups in the target, a folder, go that are older than so many days. Default: all stay
 */
export async function runBackup(
  environment: Environment,
  { target, keepDays }: { target: string; keepDays?: number | undefined },
): Promise<number> {
  const { writeArchive } = await import('../backup/archive.ts');
  const { stored } = await openPictures(environment, FOR_COMMANDS);
  const bar = progressBar(process.stderr);
  const write = async (output: () => NodeJS.WritableStream) => {
    try {
      bar.wait('reading the database');
      const dumped = await perform(environment, { name: 'dump' });
      if (!dumped.ok) throw new Error(dumped.reason);
      const step = bar.steps('packing pictures');
      return await writeArchive(dumped.text, stored, output() as never, step.done);
    } finally {
      bar.end();
    }
  };
  if (target === '-') {
    await write(() => process.stdout);
    return EXIT.done;
  }
  if (keepDays !== undefined && !(await isFolder(target)))
    throw new Error(`${target}: is no folder, which --keep is for.`);
  const file = await fileOf(target);
  const draft = `${file}.part`;
  try {
    const pictures = await write(() => createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
    console.log(`${file}: written, with ${pictures} files of pictures`);
    const removed = keepDays === undefined ? 0 : await removeOld(target, keepDays);
    if (removed > 0) console.log(`${removed} of more than ${keepDays} days ago removed`);
    return EXIT.done;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Takes a backup in; `-` reads it from the input. */
export async function runRestore(
  environment: Environment,
  { file, replace }: { file: string; replace: boolean },
): Promise<number> {
  const [{ restoreArchive }, { RefusedBackupError }] = await Promise.all([
    import('../backup/restore.ts'),
    import('../backup/load.ts'),
  ]);
  const bar = progressBar(process.stderr);
  bar.wait('opening the database');
  const database = await openDatabase(environment).catch((error: unknown) => {
    bar.end();
    throw error;
  });
  try {
    const input = file === '-' ? process.stdin : createReadStream(file);
    const { stored } = await openPictures(environment, FOR_COMMANDS);
    bar.wait('reading the backup');
    const { madeAt, pictures } = await restoreArchive(database, input, {
      place: stored,
      replace,
      steps: bar.steps,
    });
    bar.end();
    console.log(`The backup of ${madeAt} is restored, with ${pictures} files of pictures.`);
    return EXIT.done;
  } catch (error) {
    bar.end();
    if (!(error instanceof RefusedBackupError)) throw error;
    console.error(`${error.message} Nothing is changed.`);
    return EXIT.refused;
  } finally {
    await database.close();
  }
}
