import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AssembledDocument } from './document.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document that is ready to send, in whatever encoding is asked for. */
export interface PreparedDocument extends AssembledDocument {
  /** Whether it holds everything that its page has to show. */
  isWhole: boolean;
  etag: string;
  body(encoding: Encoding): Promise<Buffer>;
}

export function prepareDocument(document: AssembledDocument, isWhole: boolean): PreparedDocument {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding): Promise<Buffer> => {
    const content = Buffer.from(document.html);
    if (encoding === 'br') return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
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

/** Encodings in our order of preference, for what the client accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

const KEPT_MS = 1000;
const MOST_DOCUMENTS = 500;

/**
 * Keeps finished documents for a moment, so that many visitors of one page cost one rendering. Renderings
 * for one key at the same time are joined; incomplete documents are not kept.
 */
export function createDocumentCache(now: () => number = Date.now) {
  const documents = new Map<
    string,
    { at: number; document: Promise<{ value: PreparedDocument; keep: boolean }> }
  >();
  return async (
    key: string,
    make: () => Promise<{ value: PreparedDocument; keep: boolean }>,
  ): Promise<PreparedDocument> => {
    const known = documents.get(key);
    if (known && now() - known.at < KEPT_MS) return (await known.document).value;
    const document = make();
    documents.delete(key);
    if (documents.size >= MOST_DOCUMENTS) documents.delete(documents.keys().next().value ?? '');
    documents.set(key, { at: now(), document });
    const forget = () => documents.get(key)?.document === document && documents.delete(key);
    try {
      const { value, keep } = await document;
      if (!keep) forget();
      return value;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
