import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openBucket } from '@shared/bucket';
import pMap from 'p-map';
import { filesBelow } from '../files/integrity.ts';
import { mediaTypeOf } from './media-types.ts';
import type { Store } from './store.ts';

/** Requests at once while a release goes up or comes down. */
const AT_ONCE = 8;
const RECORD = 'release.json';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** @param address `s3://bucket/prefix`; throws on another */
export async function s3Store(address: string): Promise<Store> {
  const bucket = await openBucket(address);
  const put = (file: string, content: Buffer | string, cacheControl: string) =>
    bucket.write(file, content, { type: mediaTypeOf(file), cacheControl });

  return {
    name: bucket.name,
    read: (file) => bucket.read(file),
    write: (file, content) => put(file, content, 'no-cache'),
    list: (folder) => bucket.namesIn(folder),
    async take(from, folder) {
      const files = (await filesBelow(from)).filter((file) => file !== RECORD);
      await pMap(
        files,
        async (file) => put(path.posix.join(folder, file), await readFile(path.join(from, file)), IMMUTABLE),
        { concurrency: AT_ONCE },
      );
      // Without it the folder is no release: whoever is killed on the way has released nothing.
      await put(path.posix.join(folder, RECORD), await readFile(path.join(from, RECORD)), IMMUTABLE);
    },
    async remove(folder) {
      const below = folder.replace(/\/*$/, '/');
      await bucket.remove(below + RECORD);
      await pMap(await bucket.filesFrom(below), ({ file }) => bucket.remove(file), { concurrency: AT_ONCE });
    },
  };
}
