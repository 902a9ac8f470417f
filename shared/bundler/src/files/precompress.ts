import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './integrity.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size a compressed copy saves no packet. */
const SMALLEST_BYTES = 512;
/** A tenth larger than at the highest quality, in a fortieth of the time. */
const QUICK_QUALITY = 5;

export interface PrecompressOptions {
  /** Which files, relative to the folder. Default: all below it. */
  files?: readonly string[];
  /**
   * A folder that was compressed before, such as the release before this one: what is the same there is taken over.
   * Default: none.
   */
  earlier?: string;
  /** Whether no visitor loads this file: then it is compressed quickly. Default: visitors load all of them. */
  isForTeam?(file: string): boolean;
}

/** Writes `.br` and `.gz` beside every text file, for servers that send them as they are. */
export async function precompress(folder: string, options: PrecompressOptions = {}): Promise<void> {
  const files = options.files ?? (await filesBelow(folder));
  const texts = files.filter((file) => /\.(?:js|css|json|html|svg|webmanifest)$/.test(file));
  await Promise.all(texts.map((file) => precompressFile(folder, file, options)));
}

async function precompressFile(folder: string, file: string, options: PrecompressOptions): Promise<void> {
  const target = path.join(folder, file);
  const content = await readFile(target);
  if (content.length < SMALLEST_BYTES) return;
  if (options.earlier && (await takeOver(path.join(options.earlier, file), target, content))) return;
  const parameters = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: options.isForTeam?.(file)
        ? QUICK_QUALITY
        : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    writeFile(`${target}.br`, await brotli(content, parameters)),
    writeFile(`${target}.gz`, await gzipped(content, { level: 9 })),
  ]);
}

/** Copies the compressed files of the same content; false when there are none. */
async function takeOver(earlier: string, target: string, content: Buffer): Promise<boolean> {
  try {
    if (!content.equals(await readFile(earlier))) return false;
    await copyFile(`${earlier}.br`, `${target}.br`);
    await copyFile(`${earlier}.gz`, `${target}.gz`);
    return true;
  } catch {
    return false;
  }
}
