import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepResults, type KeptResults } from '../cache/kept-results.ts';
import type { AssembledDocument } from './document.ts';
import type { Encoding } from './encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A document that is ready to send, in whatever encoding is asked for. */
export interface PreparedDocument extends AssembledDocument {
  /** Whether it holds everything that its page has to show. */
  isWhole: boolean;
  etag: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Documents come out a fifth smaller than by the fast one, in four times the time. */
const GOOD_QUALITY = 5;
/** Where more documents than these wait to be compressed, none may take long. */
const MOST_GOOD_AT_ONCE = 4;
const FAST_QUALITY = 1;
let compressing = 0;

/** Where more than these wait, a document goes out as it is: in a crowd its making must cost next to nothing. */
const MOST_AT_ONCE = 16;
export const hasTimeToCompress = () => compressing < MOST_AT_ONCE;

async function compressWell(content: Buffer): Promise<Buffer> {
  compressing += 1;
  const quality = compressing > MOST_GOOD_AT_ONCE ? FAST_QUALITY : GOOD_QUALITY;
  try {
    return await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  } finally {
    compressing -= 1;
  }
}

export function prepareDocument(document: AssembledDocument, isWhole: boolean): PreparedDocument {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding): Promise<Buffer> => {
    const content = Buffer.from(document.html);
    if (encoding === 'br') return compressWell(content);
    return encoding === 'gzip' ? gzipped(content) : Promise.resolve(content);
  };
  return {
    ...document,
    isWhole,
    etag: `W/"${createHash('sha256').update(document.html).digest('base64url').slice(0, 22)}"`,
    body(encoding) {
      const body = bodies.get(encoding) ?? compress(encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

const KEPT_MS = 1000;
const MOST_DOCUMENTS = 500;
/** Of all documents together, by their text; compressed copies come to a third of it. */
const MOST_CHARACTERS = 20_000_000;

/**
 * Keeps finished documents for a moment, so that many visitors of one page cost one rendering. Renderings
 * for one key at the same time are joined; documents that are not whole are not kept.
 * @param now in milliseconds; the process's own clock when it is left out
 */
export const createDocumentCache = (now?: () => number): KeptResults<PreparedDocument> =>
  keepResults({
    most: MOST_DOCUMENTS,
    ttlMs: KEPT_MS,
    size: { of: ({ html }) => html.length, most: MOST_CHARACTERS },
    isKept: ({ isWhole }) => isWhole,
    ...(now && { now }),
  });
