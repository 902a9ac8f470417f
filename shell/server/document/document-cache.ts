import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keepResults, type KeptResults } from '../cache/kept-results.ts';
import type { AssembledDocument } from './document.ts';
import type { Encoding } from './encoding.ts';

/** A document that is ready to send, in whatever encoding is asked for. */
export interface PreparedDocument extends Omit<AssembledDocument, 'html'> {
  /** Whether it holds everything that its page has to show. */
  isWhole: boolean;
  etag: string;
  /** Bytes of its text. */
  size: number;
  /**
   * The document in an encoding, made when it is asked for first.
   * @param waiting how many wait for a document, this one counted. Default: this one alone
   */
  body(encoding: Encoding, waiting?: number): Buffer;
}

/**
 * How well it is compressed by how many wait for a document, the one that begins counted: alone, where nothing waits for the
 * processor and the line is what is slow; a few at once, in two fifths of the time and a sixth larger; and many, in a sixth
 * of it and a third larger, which is less than it costs to send it as it is.
 */
const QUALITIES = [
  { most: 1, brotli: 5, gzip: 6 },
  { most: 4, brotli: 3, gzip: 3 },
  { most: Number.POSITIVE_INFINITY, brotli: 1, gzip: 1 },
] as const;
const FASTEST = QUALITIES[2];

/** Of a longer text the best would hold up everybody else for longer than a rendering takes. */
const LONG = 1_000_000;

/** Where pieces stand side by side while they are compressed: memory that is new each time costs twice what compressing does. */
const room = Buffer.alloc(LONG);

function sideBySide(pieces: readonly Buffer[], size: number): Buffer {
  if (size > room.length) return Buffer.concat(pieces);
  let end = 0;
  for (const piece of pieces) end += piece.copy(room, end);
  return room.subarray(0, end);
}

/** At once, not in a thread of its own: to hand a document to one and back takes several times as long as to compress it. */
function encode(pieces: readonly Buffer[], size: number, encoding: Encoding, waiting: number): Buffer {
  if (encoding === 'identity') return Buffer.concat(pieces);
  const quality = size > LONG ? FASTEST : (QUALITIES.find(({ most }) => waiting <= most) ?? FASTEST);
  const text = sideBySide(pieces, size);
  const chunkSize = Math.max(size >> 2, constants.Z_MIN_CHUNK);
  return encoding === 'gzip'
    ? gzipSync(text, { level: quality.gzip, chunkSize })
    : brotliCompressSync(text, {
        chunkSize,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: size,
        },
      });
}

export function prepareDocument(
  { html, ...document }: AssembledDocument,
  isWhole: boolean,
): PreparedDocument {
  const bodies = new Map<Encoding, Buffer>();
  const size = html.reduce((sum, piece) => sum + piece.length, 0);
  const hash = createHash('sha256');
  for (const piece of html) hash.update(piece);
  return {
    ...document,
    isWhole,
    size,
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    body(encoding, waiting = 1) {
      const content = bodies.get(encoding) ?? encode(html, size, encoding, waiting);
      bodies.set(encoding, content);
      return content;
    },
  };
}

const KEPT_MS = 1000;
const MOST_DOCUMENTS = 500;
/** Of all documents together, by their text; compressed copies come to a third of it. */
const MOST_BYTES = 20_000_000;

/**
 * Keeps finished documents for a moment, so that many visitors of one page cost one rendering. Renderings
 * for one key at the same time are joined; documents that are not whole are not kept.
 * @param now in milliseconds; the process's own clock when it is left out
 */
export const createDocumentCache = (now?: () => number): KeptResults<PreparedDocument> =>
  keepResults({
    most: MOST_DOCUMENTS,
    ttlMs: KEPT_MS,
    size: { of: ({ size }) => size, most: MOST_BYTES },
    isKept: ({ isWhole }) => isWhole,
    ...(now && { now }),
  });
