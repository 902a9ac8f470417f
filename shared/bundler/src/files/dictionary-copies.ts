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
    const compressed = zstandard.compressUsingDict(compressor, content, dictionary, LEVEL);
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
 * @returns what there are copies against now
 */
export async function writeDictionaryCopies(
  folder: string,
  files: readonly string[],
  earlier: readonly EarlierScript[],
): Promise<Dictionaries> {
  const written: Record<string, readonly string[]> = {};
  for (const file of files) {
    const versions = earlier.filter((each) => anyVersionOf(each.file) === anyVersionOf(file));
    const digests = await writeCopies(folder, file, versions);
    if (digests.length > 0) written[file] = digests;
  }
  return written;
}

async function writeCopies(
  folder: string,
  file: string,
  versions: readonly EarlierScript[],
): Promise<string[]> {
  if (versions.length === 0) return [];
  const content = await readFile(path.join(folder, file));
  const plain = await readFile(path.join(folder, `${file}.br`)).catch(() => content);
  const known = new Set<string>();
  const digests: string[] = [];
  for (const version of versions) {
    const dictionary = await version.read();
    if (!dictionary) continue;
    const digest = sha256(dictionary).toString('base64');
    if (known.has(digest)) continue;
    if (known.add(digest).size > MOST_DICTIONARIES) break;
    const copy = await compressAgainst(content, dictionary);
    if (copy.length > plain.length / 2) continue;
    await writeFile(path.join(folder, copyAgainst(file, digest)), copy);
    digests.push(digest);
  }
  return digests;
}
