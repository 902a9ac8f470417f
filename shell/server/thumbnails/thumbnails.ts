import { mediaUrl } from '@shared/api';
import { within, type ApiExtension } from '@shared/contract';
import { keepResults } from '../cache/kept-results.ts';
import type { Thumbnail } from './thumbnail-css.ts';

export interface ThumbnailPorts {
  /** Of the API, as pictures are below it. */
  apiOrigin: string;
  extensions: readonly ApiExtension[];
  /** Default: Node.js's own. */
  fetch?: typeof fetch;
  /** Milliseconds; default: the process's own clock. */
  now?(): number;
}

export interface Thumbnails {
  /**
   * What a document is to hold of a picture of the API (`/media/…`, without a query). Undefined when there is none, or when it is not here soon
   * enough for the document to wait; then the next one has it. Never rejects.
   */
  of(src: string): Promise<Thumbnail | undefined>;
}

const MEDIA = '/media/';

/** No document waits longer. The API reads a file of a few kilobytes meanwhile. */
const WAIT_MS = 50;
const LIMIT_MS = 3000;
/** What is larger would hold up what the page needs more; it is what the API's extension promises. */
const MOST_BYTES = 8000;
/** A picture that has none may be given one; a picture's own never changes. */
const KEPT_MS = 10 * 60 * 1000;
const MOST_KEPT = 1000;

/** Every AVIF begins so, after its first box's length. */
const isAvif = (bytes: Buffer) => /^ftyp(?:avif|avis|mif1)/.test(bytes.toString('latin1', 4, 12));

/** The answer's bytes; undefined, and the rest unread, when there are more than a thumbnail has. */
async function readFew(body: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > MOST_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Thumbnails of the API's pictures (`pictures.thumbnails`), each asked for once and kept. An API that does not know them is never asked.
 */
export function createThumbnails({
  apiOrigin,
  extensions,
  fetch: ask = fetch,
  now,
}: ThumbnailPorts): Thumbnails {
  const kept = keepResults<string | null>({ most: MOST_KEPT, ttlMs: KEPT_MS, ...(now && { now }) });

  async function load(path: string): Promise<string | null> {
    const answer = await ask(`${apiOrigin}/${path}?thumbnail=1`, {
      headers: { accept: 'image/avif' },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    // What is not well now may be soon.
    if (answer.status >= 500 || answer.status === 429) throw new Error(`the API answers ${answer.status}`);
    if (!answer.ok || !answer.body || answer.headers.get('content-type') !== 'image/avif') {
      await answer.body?.cancel();
      return null;
    }
    const bytes = await readFew(answer.body);
    return bytes && isAvif(bytes) ? bytes.toString('base64') : null;
  }

  return {
    async of(src) {
      if (!extensions.includes('pictures.thumbnails')) return undefined;
      const path = mediaUrl(src.slice(MEDIA.length))?.slice(MEDIA.length);
      if (path === undefined) return undefined;
      const loading = kept(path, () => load(path));
      const content = await within(loading, WAIT_MS).catch(() => null);
      return content === null ? undefined : { src, content };
    },
  };
}
