import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keepResults, type KeptResults } from '../cache/kept-results.ts';
import type { AssembledDocument } from './document.ts';
import type { Encoding } from './encoding.ts';
import { spacesAfter, startOfStream } from './joined-brotli.ts';

/** For whom a document is made ready. */
export interface Wanted {
  /** How many wait for a document, this one counted. Default: this one alone. */
  waiting?: number;
  /** Whether they have none of the libraries, which then come with it while few wait. Default: `false`. */
  carries?: boolean;
}

/** A document that is ready to send, in whatever encoding is asked for. */
export interface PreparedDocument extends Omit<AssembledDocument, 'html' | 'carrying'> {
  /** Whether it holds everything that its page has to show. */
  isWhole: boolean;
  etag: string;
  /** Bytes of its text. */
  size: number;
  /** The document in an encoding, made when it is asked for first. */
  body(encoding: Encoding, wanted?: Wanted): Buffer;
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
type Quality = (typeof QUALITIES)[number];

/** Of a longer text the best would hold up everybody else for longer than a rendering takes. */
const LONG = 1_000_000;

/** Where pieces stand side by side while they are compressed: memory that is new each time costs twice what compressing does. */
const room = Buffer.alloc(LONG);

/** So much memory a compressed text is taken at a time. */
const chunkSizeOf = (size: number) => Math.max(size >> 2, constants.Z_MIN_CHUNK);

function sideBySide(pieces: readonly Buffer[], size: number): Buffer {
  if (size > room.length) return Buffer.concat(pieces);
  let end = 0;
  for (const piece of pieces) end += piece.copy(room, end);
  return room.subarray(0, end);
}

const qualityFor = (size: number, waiting: number): Quality =>
  size > LONG ? FASTEST : (QUALITIES.find(({ most }) => waiting <= most) ?? FASTEST);

const sizeOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, piece) => sum + piece.length, 0);

/** At once, not in a thread of its own: to hand a document to one and back takes several times as long as to compress it. */
function encode(pieces: readonly Buffer[], encoding: Encoding, quality: Quality): Buffer {
  if (encoding === 'identity') return Buffer.concat(pieces);
  const size = sizeOf(pieces);
  const text = sideBySide(pieces, size);
  const chunkSize = chunkSizeOf(size);
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

/** A document that carries the libraries, of which only what stands before them is compressed now. */
function encodeCarrying(
  { before, end }: NonNullable<AssembledDocument['carrying']>,
  encoding: Encoding,
  quality: Quality,
): Buffer {
  if (encoding !== 'br') return encode([...before, end.text], encoding, quality);
  const padded = [...before, spacesAfter(sizeOf(before))];
  const size = sizeOf(padded);
  const start = startOfStream(sideBySide(padded, size), quality.brotli, chunkSizeOf(size));
  return Buffer.concat([start, end.brotli]);
}

export function prepareDocument(
  { html, carrying, ...document }: AssembledDocument,
  isWhole: boolean,
): PreparedDocument {
  const bodies = new Map<string, Buffer>();
  const size = sizeOf(html);
  const hash = createHash('sha256');
  for (const piece of html) hash.update(piece);
  return {
    ...document,
    isWhole,
    size,
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    body(encoding, { waiting = 1, carries = false } = {}) {
      // In a crowd what all share is what the line has room for, and behind the fastest compression no end can stand.
      const quality = qualityFor(size, waiting);
      const carried = carries && quality !== FASTEST ? carrying : undefined;
      const key = carried ? `${encoding}, carrying` : encoding;
      const content =
        bodies.get(key) ??
        (carried ? encodeCarrying(carried, encoding, quality) : encode(html, encoding, quality));
      bodies.set(key, content);
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
