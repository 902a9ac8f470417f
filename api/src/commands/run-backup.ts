import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
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

/** Writes a backup into a file that appears as a whole or not at all; `-` prints it. */
export async function runBackup(environment: Environment, { target }: { target: string }): Promise<number> {
  const { writeArchive } = await import('../backup/archive.ts');
  const dumped = await perform(environment, { name: 'dump' });
  if (!dumped.ok) throw new Error(dumped.reason);
  const { stored } = await openPictures(environment, FOR_COMMANDS);
  const bar = progressBar(process.stderr);
  const step = bar.steps('packing pictures');
  const write = (output: NodeJS.WritableStream) =>
    writeArchive(dumped.text, stored, output as never, (count, of) => step.done(count, of)).finally(() =>
      bar.end(),
    );
  if (target === '-') {
    await write(process.stdout);
    return EXIT.done;
  }
  const file = await fileOf(target);
  const draft = `${file}.part`;
  try {
    const pictures = await write(createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
    console.log(`${file}: written, with ${pictures} files of pictures`);
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
  const database = await openDatabase(environment);
  try {
    const input = file === '-' ? process.stdin : createReadStream(file);
    const { stored } = await openPictures(environment, FOR_COMMANDS);
    const { madeAt, pictures } = await restoreArchive(database, input, { place: stored, replace });
    console.log(`The backup of ${madeAt} is restored, with ${pictures} files of pictures.`);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof RefusedBackupError)) throw error;
    console.error(`${error.message} Nothing is changed.`);
    return EXIT.refused;
  } finally {
    await database.close();
  }
}
