import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip, type Gzip } from 'node:zlib';

/** What a file of a map may hold (sitemaps.org, protocol 0.9), which is counted before it is compressed. */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** Compressed as it is written, so that no more than this is ever kept of it: a twentieth. */
export interface MapFile {
  gzipped: Buffer;
  /** Bytes of it uncompressed. */
  size: number;
  etag: string;
}

/** What stands around the entries of each file. */
export interface MapShape {
  begin: string;
  end: string;
}

/** Where a file ends. Default: where the protocol says. */
export interface MapLimits {
  entries: number;
  bytes: number;
}

export interface MapWriter {
  /** Adds entries, which have an order and no other; resolves when there is room for more. */
  write(entries: readonly string[]): Promise<void>;
  /** The files, of which there is one at least. */
  end(): Promise<readonly MapFile[]>;
  /** What was written is not wanted any more. */
  discard(): void;
}

function openFile({ begin, end }: MapShape) {
  const gzip: Gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const hash = createHash('sha256');
  const ending = Buffer.byteLength(end);
  let size = 0;
  let entries = 0;
  async function put(text: string): Promise<void> {
    hash.update(text);
    size += Buffer.byteLength(text);
    if (!gzip.write(text)) await once(gzip, 'drain');
  }
  const opened = put(begin);
  return {
    hasRoomFor: (bytes: number, limits: MapLimits) =>
      entries < limits.entries && size + bytes + 1 + ending <= limits.bytes,
    async add(texts: readonly string[]): Promise<void> {
      await opened;
      entries += texts.length;
      await put(texts.map((text) => `\n${text}`).join(''));
    },
    async close(): Promise<MapFile> {
      await opened;
      await put(end);
      gzip.end();
      await once(gzip, 'end');
      return { gzipped: Buffer.concat(chunks), size, etag: `W/"${hash.digest('base64url')}"` };
    },
    discard: () => void gzip.destroy(),
  };
}
type OpenFile = ReturnType<typeof openFile>;

/** Writes the files of a map, one after the other. */
export function createMapWriter(
  shape: MapShape,
  limits: MapLimits = { entries: MOST_ENTRIES, bytes: MOST_BYTES },
): MapWriter {
  const files: MapFile[] = [];
  let file: OpenFile = openFile(shape);
  return {
    async write(entries) {
      // Entries of one file go there together: each by itself would be a task for the compressor.
      let together: string[] = [];
      let bytes = 0;
      for (const entry of entries) {
        const length = Buffer.byteLength(entry) + 1;
        if (!file.hasRoomFor(bytes + length, { ...limits, entries: limits.entries - together.length })) {
          // oxlint-disable-next-line no-await-in-loop
          await file.add(together);
          // oxlint-disable-next-line no-await-in-loop
          files.push(await file.close());
          file = openFile(shape);
          together = [];
          bytes = 0;
        }
        together.push(entry);
        bytes += length;
      }
      if (together.length > 0) await file.add(together);
    },
    async end() {
      files.push(await file.close());
      return files;
    },
    discard: () => file.discard(),
  };
}
