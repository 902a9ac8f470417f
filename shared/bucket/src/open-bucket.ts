import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { parseS3Address } from './address.ts';

/** How a file is sent by whoever sends it straight from the bucket. */
export interface SentAs {
  type: string;
  cacheControl: string;
}

export interface BucketFile {
  /** Relative to the bucket's prefix. */
  file: string;
  changedAt: Date;
}

/** A folder in a bucket. Files are named relative to it, with `/`. What fails rejects with the server's own error, or a late one. */
export interface Bucket {
  /** As people name it: `s3://bucket/prefix/`. */
  name: string;
  /** A file's content; undefined where there is none. */
  read(file: string): Promise<Buffer | undefined>;
  /** A file to be read as it comes, `size` in bytes; whoever does not read it to its end destroys it. Undefined where there is none. */
  open(file: string): Promise<{ size: number; content: Readable } | undefined>;
  /** Writes a file, in one step: a reader has the old content or the new one. */
  write(file: string, content: Buffer | string, as: SentAs): Promise<void>;
  /** Makes a file as young as if it had been written now. */
  touch(file: string, as: SentAs): Promise<void>;
  /** Deletes a file, which may not be there. */
  remove(file: string): Promise<void>;
  /** All files whose names begin so, sorted. */
  filesFrom(beginning: string): Promise<BucketFile[]>;
  /** Names of the files and folders that lie directly in a folder, sorted. */
  namesIn(folder: string): Promise<string[]>;
}

export interface BucketLimits {
  /** Until the server has answered a question, all tries together, in ms. Default: as long as it takes. */
  answerMs?: number;
  /** Until the content of an opened file is read, in ms; then it ends with an error. Default: as long as it takes. */
  contentMs?: number;
}

/** The end of what takes longer than it may, the question's own end included. */
async function within<Value>(
  ms: number | undefined,
  ask: (options: { abortSignal?: AbortSignal }) => Promise<Value>,
): Promise<Value> {
  if (ms === undefined) return ask({});
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`the bucket has not answered within ${ms} ms`));
      late.abort();
    }, ms);
  });
  // Keys are looked for before anything is sent, which no signal ends.
  return Promise.race([ask({ abortSignal: late.signal }), isLate]).finally(() => clearTimeout(timer));
}

/** Ends a content that is not read in time. */
function endLate(content: Readable, ms: number | undefined): void {
  if (ms === undefined) return;
  const timer = setTimeout(
    () => content.destroy(new Error(`the content took longer than ${ms} ms to read`)),
    ms,
  );
  content.once('close', () => clearTimeout(timer));
}

/**
 * A bucket of any server that speaks S3. Keys and region come as with all of Amazon's programs (`AWS_ACCESS_KEY_ID`,
 * `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, or a profile); another server by `AWS_ENDPOINT_URL`.
 * @param address `s3://bucket/prefix`; throws on another
 */
export async function openBucket(
  address: string,
  { answerMs, contentMs }: BucketLimits = {},
): Promise<Bucket> {
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

  async function get(file: string) {
    try {
      return await within(answerMs, (options) => client.send(new s3.GetObjectCommand(at(file)), options));
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return undefined;
      throw error;
    }
  }

  /** Pages of what lies below a beginning of keys; each names the next one. */
  async function* pagesFrom(from: string, delimiter?: string) {
    let token: string | undefined;
    do {
      const asked = {
        Bucket: bucket,
        Prefix: from,
        ...(delimiter !== undefined && { Delimiter: delimiter }),
        ...(token !== undefined && { ContinuationToken: token }),
      };
      // oxlint-disable-next-line no-await-in-loop
      const page = await within(answerMs, (options) =>
        client.send(new s3.ListObjectsV2Command(asked), options),
      );
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  return {
    name: `s3://${bucket}/${prefix}`,
    async read(file) {
      const found = await get(file);
      return found?.Body && Buffer.from(await found.Body.transformToByteArray());
    },
    async open(file) {
      const found = await get(file);
      if (!found?.Body) return undefined;
      const content = found.Body as Readable;
      endLate(content, contentMs);
      return { size: found.ContentLength ?? 0, content };
    },
    async write(file, content, { type, cacheControl }) {
      const put = { ...at(file), Body: content, ContentType: type, CacheControl: cacheControl };
      await within(answerMs, (options) => client.send(new s3.PutObjectCommand(put), options));
    },
    async touch(file, { type, cacheControl }) {
      const copy = {
        ...at(file),
        CopySource: `${bucket}/${prefix + file}`.split('/').map(encodeURIComponent).join('/'),
        MetadataDirective: 'REPLACE' as const,
        ContentType: type,
        CacheControl: cacheControl,
      };
      await within(answerMs, (options) => client.send(new s3.CopyObjectCommand(copy), options));
    },
    async remove(file) {
      await within(answerMs, (options) => client.send(new s3.DeleteObjectCommand(at(file)), options));
    },
    async filesFrom(beginning) {
      const found: BucketFile[] = [];
      for await (const { Contents = [] } of pagesFrom(prefix + beginning))
        for (const { Key = '', LastModified } of Contents)
          found.push({ file: Key.slice(prefix.length), changedAt: LastModified ?? new Date() });
      return found.toSorted((one, other) => (one.file < other.file ? -1 : 1));
    },
    async namesIn(folder) {
      const from = `${prefix}${folder.replace(/\/*$/, '/')}`;
      const found: string[] = [];
      for await (const { Contents = [], CommonPrefixes = [] } of pagesFrom(from, '/'))
        for (const key of [...Contents.map(({ Key }) => Key), ...CommonPrefixes.map((each) => each.Prefix)])
          if (key) found.push(key.slice(from.length).replace(/\/$/, ''));
      return found.filter((name) => name !== '').toSorted();
    },
  };
}
