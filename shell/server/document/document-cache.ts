import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepResults, type KeptResults } from '../cache/kept-results.ts';
import type { AssembledDocument } from './document.ts';
import type { Encoding } from './encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A document that is ready to send, in whatever encoding is asked for. */
export interface PreparedDocument extends Omit<AssembledDocument, 'html'> {
  /** Whether it holds everything that its page has to show. */
  isWhole: boolean;
  etag: string;
  /** Bytes of its text. */
  size: number;
  /**
   * The document in an encoding; in none where it is not made yet and too many others wait to be compressed: in a crowd its
   * making must cost next to nothing.
   * @param waiting how many wait for a document, this one counted. Default: this one alone
   */
  body(encoding: Encoding, waiting?: number): Promise<Body>;
}

export interface Body {
  encoding: Encoding;
  content: Buffer;
}

/**
 * Brotli's quality by how many documents are being made or compressed, the one that begins counted: alone, where nothing waits for the
 * processor and the line is what is slow; a few at once, in two fifths of the time and a sixth larger; and many, in a fifth
 * of it and a third larger.
 */
const QUALITIES = [
  { most: 1, quality: 5 },
  { most: 4, quality: 3 },
  { most: Number.POSITIVE_INFINITY, quality: 1 },
] as const;
let compressing = 0;

/** Where more than these wait, none is begun. */
const MOST_AT_ONCE = 16;

async function compress(content: Buffer, encoding: Encoding, waiting: number): Promise<Buffer> {
  if (encoding === 'identity') return content;
  compressing += 1;
  const { quality } = QUALITIES.find(({ most }) => Math.max(compressing, waiting) <= most) ?? QUALITIES[0];
  try {
    return await (encoding === 'gzip'
      ? gzipped(content)
      : brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  } finally {
    compressing -= 1;
  }
}

export function prepareDocument(
  { html, ...document }: AssembledDocument,
  isWhole: boolean,
): PreparedDocument {
  const text = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    ...document,
    isWhole,
    size: text.length,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    async body(wanted, waiting = 1) {
      const encoding = bodies.has(wanted) || compressing < MOST_AT_ONCE ? wanted : 'identity';
      const content = bodies.get(encoding) ?? compress(text, encoding, waiting);
      bodies.set(encoding, content);
      return { encoding, content: await content };
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
