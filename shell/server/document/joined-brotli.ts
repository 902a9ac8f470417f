import { finished } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/**
 * One stream of brotli (RFC 7932) whose beginning is compressed when it is needed, and whose end, the same in many texts, once and well.
 *
 * What a compressed piece says depends on what came before it in four ways, and the end is made so that none of them matters:
 * the window's size stands at the stream's head alone (9.1), and is `WINDOW_BITS` on either side; references into the format's dictionary
 * are distances beyond all that has come, which are the same once a whole window has come (8); literals are read by the two bytes before (7.1),
 * which the end begins behind; and distances are told by the last four (4), which the end sets itself before it uses them, by `LAST_DISTANCES`.
 */
const WINDOW_BITS = 16;

/** Bytes that have to come before an end: a whole window (RFC 7932, 9.1). */
export const BEFORE_END = 2 ** WINDOW_BITS - 16;

const BEHIND = '  ';
const SPACES = Buffer.alloc(BEFORE_END, ' ');

/** With what a text of so many bytes goes on before an end: two spaces, or as many as it is too short. */
export const spacesAfter = (size: number): Buffer =>
  SPACES.subarray(0, Math.max(BEHIND.length, BEFORE_END - size));

/** The lowest quality at which a stream has a window of that size: the encoder gives the two below a larger one. */
export const LEAST_QUALITY = 2;

const WORDS = [
  'Zq8vKx3wTj6yHn2bLm5c',
  'Pf7dGr4sUe9aIo1kWz0t',
  'Cx5nBv8mJh3gYt6rQe2w',
  'Lk9jSd4fAz7xOp1iVu0b',
];
/**
 * With what an end begins: four words, and the same four back. Each of the second is a copy from a distance of its own, too far
 * from the others to be told by them.
 */
const LAST_DISTANCES = `<!--${[...WORDS, ...WORDS.toReversed()].join('')}-->`;

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY } = constants;

/**
 * The beginning of a stream.
 * @param text with the spaces after it
 * @param quality from `LEAST_QUALITY` to 11
 * @param chunkSize bytes in which memory is taken
 * @throws {RangeError} when it is shorter, or compressed faster, than an end can stand behind
 */
export function startOfStream(text: Buffer, quality: number, chunkSize: number): Buffer {
  if (text.length < BEFORE_END)
    throw new RangeError(`${text.length} bytes are too few for an end behind them`);
  if (quality < LEAST_QUALITY) throw new RangeError(`no end stands behind quality ${quality}`);
  return brotliCompressSync(text, {
    chunkSize,
    finishFlush: BROTLI_OPERATION_FLUSH,
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** What of a stream comes after `first`, when that has been flushed. */
async function compressedBehind(first: Buffer, text: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: { [BROTLI_PARAM_LGWIN]: WINDOW_BITS, [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  stream.write(first);
  await new Promise<void>((resolve) => stream.flush(BROTLI_OPERATION_FLUSH, resolve));
  pieces.length = 0;
  stream.end(text);
  await finished(stream);
  return Buffer.concat(pieces);
}

export interface StreamEnd {
  /** What the text ends with, in HTML. */
  text: Buffer;
  /** The same behind any `startOfStream`. */
  brotli: Buffer;
}

/**
 * The end of a stream, of HTML.
 * @throws {Error} when what came of it cannot be read behind another text
 */
export async function endOfStream(html: string): Promise<StreamEnd> {
  const text = Buffer.from(LAST_DISTANCES + html);
  // No letter of it: so that nothing of it is copied. Of one byte: its last distance is 1, which tells none of the words'.
  const nothing = Buffer.alloc(BEFORE_END, 0x80);
  const brotli = await compressedBehind(Buffer.concat([nothing, Buffer.from(BEHIND)]), text);
  const other = Buffer.concat([Buffer.alloc(BEFORE_END, 'abcdefg'), Buffer.from(BEHIND)]);
  const read = brotliDecompressSync(
    Buffer.concat([startOfStream(other, LEAST_QUALITY, other.length), brotli]),
  );
  if (!read.equals(Buffer.concat([other, text])))
    throw new Error('an end of brotli cannot be read behind another text');
  return { text, brotli };
}
