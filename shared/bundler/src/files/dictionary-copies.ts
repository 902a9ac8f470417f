import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as zstandard from '@bokuweb/zstd-wasm';
import { anyVersionOf, copyAgainst, type Dictionaries } from '@shared/contract';
import { filesBelow } from './integrity.ts';

// Node.js 20 has no Zstandard, and brotli without dictionaries; this is the reference library as WebAssembly. Started once:
// what it holds in memory is lost when it is started again.
let started: Promise<void> | undefined;
const start = () => (started ??= zstandard.init());

/** What a copy begins with (RFC 9842, 5): a frame that decoders of Zstandard skip, which holds the dictionary's SHA-256. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** Those above take far more memory and bring nothing for a difference. */
const LEVEL = 19;
/** For what is the dictionary itself: it comes out no larger, in a hundredth of the time. */
const LEVEL_OF_THE_SAME = 3;
/** Earlier contents of one script that a copy is made against. */
const MOST_DICTIONARIES = 4;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();

/**
 * A content as the encoding `dcz` has it (Dictionary-Compressed Zstandard): to be read by who has the dictionary, and has been
 * read back here.
 */
export async function compressAgainst(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  await start();
  const compressor = zstandard.createCCtx();
  const decompressor = zstandard.createDCtx();
  try {
    const level = content.equals(dictionary) ? LEVEL_OF_THE_SAME : LEVEL;
    const compressed = zstandard.compressUsingDict(compressor, content, dictionary, level);
    if (!content.equals(zstandard.decompressUsingDict(decompressor, compressed, dictionary)))
      throw new Error('what was compressed against a dictionary does not come back');
    return Buffer.concat([MAGIC, sha256(dictionary), compressed]);
  } finally {
    zstandard.freeCCtx(compressor);
    zstandard.freeDCtx(decompressor);
  }
}

/** A script of an earlier build. */
export interface EarlierScript {
  /** Relative to its build's folder. */
  file: string;
  /** Its content; undefined when it cannot be had. */
  read(): Promise<Buffer | undefined>;
}

/** The scripts below a folder, as an earlier build left them there. */
export const scriptsBelow = async (folder: string): Promise<EarlierScript[]> =>
  (await filesBelow(folder).catch(() => []))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, read: () => readFile(path.join(folder, file)) }));

/**
 * Writes copies of scripts that are compressed against earlier contents of the same scripts (`anyVersionOf`), four of each
 * at most, where that is less than half of what it would be without.
 * @param files relative to `folder`
 * @param earlier what browsers may have, the most likely first
 * @param compressed resolves when the copies without a dictionary are there, which takes other threads' time. Default: they are
 * @returns what there are copies against now
 */
export async function writeDictionaryCopies(
  folder: string,
  files: readonly string[],
  earlier: readonly EarlierScript[],
  compressed: Promise<unknown> = Promise.resolve(),
): Promise<Dictionaries> {
  const made: { file: string; content: Buffer; copies: ReadonlyMap<string, Buffer> }[] = [];
  for (const file of files) {
    const versions = earlier.filter((each) => anyVersionOf(each.file) === anyVersionOf(file));
    if (versions.length === 0) continue;
    const content = await readFile(path.join(folder, file));
    made.push({ file, content, copies: await copiesAgainst(content, versions) });
  }
  await compressed;
  const written: Record<string, readonly string[]> = {};
  for (const { file, content, copies } of made) {
    const plain = await readFile(path.join(folder, `${file}.br`)).catch(() => content);
    const worth = [...copies].filter(([, copy]) => copy.length <= plain.length / 2);
    for (const [digest, copy] of worth) await writeFile(path.join(folder, copyAgainst(file, digest)), copy);
    if (worth.length > 0) written[file] = worth.map(([digest]) => digest);
  }
  return written;
}

/** By the digest of what each is compressed against. */
async function copiesAgainst(
  content: Buffer,
  versions: readonly EarlierScript[],
): Promise<ReadonlyMap<string, Buffer>> {
  const copies = new Map<string, Buffer>();
  for (const version of versions) {
    const dictionary = await version.read();
    if (!dictionary) continue;
    const digest = sha256(dictionary).toString('base64');
    if (copies.has(digest)) continue;
    if (copies.size === MOST_DICTIONARIES) break;
    copies.set(digest, await compressAgainst(content, dictionary));
  }
  return copies;
}
