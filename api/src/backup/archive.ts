import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import pMap, { pMapIterable } from 'p-map';
import { extract, pack } from 'tar-stream';
import type { ListedFile, PictureFiles } from '../media/picture-files.ts';
import { RefusedBackupError } from './load.ts';

const DUMP = 'database.ndjson';
/** The last entry: what ends before it is cut off. */
const END = 'end';
const PICTURE = /^[\w-]+\.(?:avif|webp|jpg)$/;
const PICTURES = 'pictures/';

/** Files that are read ahead, or stored, at once. */
const AT_ONCE = 8;

async function contentOf(place: PictureFiles, { file, changedAt }: ListedFile) {
  const [found, mtime] = [await place.open(file), await changedAt()];
  if (!found || !mtime) throw new Error(`${file} was removed meanwhile. Make the backup again.`);
  const { content } = found;
  return { file, mtime, content: Buffer.isBuffer(content) ? content : await buffer(content) };
}

/** A `.tar.gz` with a dump and the stored pictures, written as it is made. */
export async function writeArchive(
  dump: string,
  place: PictureFiles,
  output: Writable,
  done: (count: number, of: number) => void,
): Promise<number> {
  const pictures = (await place.list()).filter(({ file }) => PICTURE.test(file));
  const archive = pack();
  // Pictures are packed as tightly as they get.
  const written = pipeline(archive, createGzip({ level: 1 }), output);
  const add = (name: string, content: string | Buffer, mtime = new Date()) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mtime }, content, (error) => (error ? reject(error) : resolve()));
    });
  const fill = async () => {
    await add(DUMP, dump);
    const read = pMapIterable(pictures, (each) => contentOf(place, each), { concurrency: AT_ONCE });
    let count = 0;
    for await (const { file, content, mtime } of read) {
      await add(PICTURES + file, content, mtime);
      count += 1;
      done(count, pictures.length);
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

/** Reads an archive to its end, its pictures into an empty folder of their own; rejects what is cut off or holds anything else. */
export async function readArchive(input: Readable, drafts: string): Promise<ReadArchive> {
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
  place: PictureFiles,
  done: (count: number, of: number) => void,
): Promise<void> {
  let count = 0;
  const take = async (file: string) => {
    await place.take(drafts, file);
    count += 1;
    done(count, pictures.length);
  };
  await pMap(pictures, take, { concurrency: AT_ONCE });
}
