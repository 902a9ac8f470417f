import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { openBucket, type BucketLimits } from '@shared/bucket';
import { ENDINGS, FORMATS, MEDIA_TYPES } from './formats.ts';
import type { PictureFiles } from './picture-files.ts';

const FOLDER = 'pictures/';

/** For who sends it from the bucket itself, such as a CDN. */
function sentAs(file: string) {
  const format = FORMATS.find((each) => extname(file) === `.${ENDINGS[each]}`);
  return {
    type: format ? MEDIA_TYPES[format] : 'application/octet-stream',
    cacheControl: 'public, max-age=31536000, immutable',
  };
}

/**
 * Pictures below `pictures/` in a bucket.
 * @param address `s3://bucket/prefix`; throws on another
 */
export async function bucketPictures(address: string, limits: BucketLimits): Promise<PictureFiles> {
  const bucket = await openBucket(address, limits);
  const write = (file: string, content: Buffer) => bucket.write(FOLDER + file, content, sentAs(file));
  const filesFrom = async (beginning: string) =>
    (await bucket.filesFrom(FOLDER + beginning)).map(({ file, changedAt }) => ({
      file: file.slice(FOLDER.length),
      changedAt: () => Promise.resolve(changedAt),
    }));
  return {
    name: bucket.name,
    open: (file) => bucket.open(FOLDER + file),
    filesOf: async (stem) => new Set((await filesFrom(`${stem}-`)).map(({ file }) => file)),
    list: () => filesFrom(''),
    write,
    touch: (file) => bucket.touch(FOLDER + file, sentAs(file)),
    remove: (file) => bucket.remove(FOLDER + file),
    makeDrafts: () => mkdtemp(join(tmpdir(), 'restore-')),
    async take(drafts, file) {
      await write(file, await readFile(join(drafts, file)));
      // Room for those that are still to be taken elsewhere.
      await rm(join(drafts, file));
    },
  };
}
