import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { RefusedBackupError } from './load.ts';

const DUMP = 'database.ndjson';
/** The last entry: what ends before it is cut off. */
const END = 'end';
const PICTURE = /^[\w-]+\.(?:avif|webp|jpg)$/;
const PICTURES = 'pictures/';

/** A `.tar.gz` with a dump and the pictures of a media folder, written as it is made. */
export async function writeArchive(
  dump: string,
  mediaDir: string,
  output: Writable,
  done: (count: number, of: number) => void,
): Promise<number> {
  const folder = join(mediaDir, 'pictures');
  const pictures = (await readdir(folder).catch(() => [])).filter((file) => PICTURE.test(file)).toSorted();
  const archive = pack();
  // Pictures are packed as tightly as they get.
  const written = pipeline(archive, createGzip({ level: 1 }), output);
  const add = (name: string, content: string) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
    });
  const fill = async () => {
    await add(DUMP, dump);
    for (const [index, file] of pictures.entries()) {
      const path = join(folder, file);
      const { size, mtime } = await stat(path);
      await pipeline(createReadStream(path), archive.entry({ name: PICTURES + file, size, mtime }));
      done(index + 1, pictures.length);
    }
    await add(END, '');
    archive.finalize();
  };
  await Promise.all([
    written,
    fill().catch((error: unknown) => {
      archive.destroy(error as Error);
      throw error;
    }),
  ]);
  return pictures.length;
}

export interface ReadArchive {
  dump: string;
  /** Files that lie in `drafts` until they are moved to where they are served. */
  pictures: string[];
  drafts: string;
}

/** Reads an archive to its end, its pictures into a folder of their own; rejects what is cut off or holds anything else. */
export async function readArchive(input: Readable, drafts: string): Promise<ReadArchive> {
  await mkdir(drafts, { recursive: true });
  const archive = extract();
  const pictures: string[] = [];
  let dump: string | undefined;
  let isWhole = false;
  const read = async () => {
    for await (const entry of archive) {
      const { name } = entry.header;
      const picture = name.startsWith(PICTURES) ? name.slice(PICTURES.length) : '';
      if (name === DUMP) dump = (await buffer(entry)).toString('utf8');
      else if (name === END) isWhole = true;
      else if (PICTURE.test(picture)) {
        await pipeline(entry, createWriteStream(join(drafts, picture)));
        pictures.push(picture);
      } else throw new RefusedBackupError(`The backup holds "${name}", which no backup does.`);
      entry.resume();
    }
  };
  try {
    await Promise.all([pipeline(input, createGunzip(), archive), read()]);
  } catch (error) {
    if (error instanceof RefusedBackupError || (error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw error;
    throw new RefusedBackupError('The file is no backup, or it is cut off or damaged.', { cause: error });
  }
  if (dump === undefined || !isWhole)
    throw new RefusedBackupError('The file is no backup, or it is cut off.');
  return { dump, pictures, drafts };
}

/** Moves the pictures of an archive to where they are served. */
export async function keepPictures(
  { pictures, drafts }: ReadArchive,
  mediaDir: string,
  done: (count: number, of: number) => void,
): Promise<void> {
  const folder = join(mediaDir, 'pictures');
  await mkdir(folder, { recursive: true });
  for (const [index, file] of pictures.entries()) {
    await rename(join(drafts, file), join(folder, file));
    done(index + 1, pictures.length);
  }
  await rm(drafts, { recursive: true, force: true });
}
