import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import pMap from 'p-map';
import { filesBelow } from '../files/integrity.ts';
import { mediaTypeOf } from './media-types.ts';
import type { Store } from './store.ts';

/** `s3://bucket/prefix`. */
export interface S3Address {
  bucket: string;
  /** Ends with `/`, or is empty. */
  prefix: string;
}

/** Requests at once while a release goes up or comes down. */
const AT_ONCE = 8;
const RECORD = 'release.json';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Throws what is wrong with an address. */
export function parseS3Address(address: string): S3Address {
  const [, bucket = '', rest = ''] = /^s3:\/\/([a-z\d][a-z\d.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  const prefix = rest.split('/').filter((part) => part !== '');
  if (bucket === '' || prefix.some((part) => part === '.' || part === '..'))
    throw new Error(`"${address}" is no address such as s3://bucket/mf-blog`);
  return { bucket, prefix: prefix.map((part) => `${part}/`).join('') };
}

/**
 * A folder in a bucket of any server that speaks S3. Keys and region come as with all of Amazon's programs (`AWS_ACCESS_KEY_ID`,
 * `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, or a profile); another server by `AWS_ENDPOINT_URL`.
 */
export async function s3Store(address: string): Promise<Store> {
  const { bucket, prefix } = parseS3Address(address);
  // For those who use a bucket alone: it takes a quarter of a second.
  // It says of Node.js 20, at every start, that later versions of it will want more than that.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const s3 = await import('@aws-sdk/client-s3');
  const isElsewhere = Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']);
  const client: S3Client = new s3.S3Client({
    // A profile's own region goes first.
    ...(isElsewhere && { region: process.env['AWS_REGION'] ?? 'us-east-1' }),
    forcePathStyle: isElsewhere,
    // Other servers do not know the newer sums; each request's body is signed all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (file: string) => ({ Bucket: bucket, Key: prefix + file });

  async function put(file: string, content: Buffer | string, cacheControl: string): Promise<void> {
    await client.send(
      new s3.PutObjectCommand({
        ...at(file),
        Body: content,
        ContentType: mediaTypeOf(file),
        CacheControl: cacheControl,
      }),
    );
  }

  /** What lies below a folder: the keys of its files, or the names of what is directly in it. */
  async function listAll(folder: string, delimiter: string | undefined): Promise<string[]> {
    const from = `${prefix}${folder.replace(/\/*$/, '/')}`;
    const found: string[] = [];
    let token: string | undefined;
    do {
      // Each page names the next one.
      // oxlint-disable-next-line no-await-in-loop
      const page = await client.send(
        new s3.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: from,
          ...(delimiter !== undefined && { Delimiter: delimiter }),
          ...(token !== undefined && { ContinuationToken: token }),
        }),
      );
      const keys = [
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map((each) => each.Prefix),
      ];
      for (const key of keys) if (key) found.push(key.slice(from.length).replace(/\/$/, ''));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return found.filter((name) => name !== '').toSorted();
  }

  return {
    name: `s3://${bucket}/${prefix}`,
    async read(file) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(at(file)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw error;
      }
    },
    write: (file, content) => put(file, content, 'no-cache'),
    list: (folder) => listAll(folder, '/'),
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
      const remove = (file: string) =>
        client.send(new s3.DeleteObjectCommand(at(path.posix.join(folder, file))));
      await remove(RECORD);
      await pMap(await listAll(folder, undefined), remove, { concurrency: AT_ONCE });
    },
  };
}
