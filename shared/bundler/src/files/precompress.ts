import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './integrity.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size a compressed copy saves no packet. */
const SMALLEST_BYTES = 512;

/** Writes `.br` and `.gz` beside every text file, for servers that send them as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) =>
    /\.(?:js|css|json|html|svg|webmanifest)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, file);
      const content = await readFile(target);
      if (content.length < SMALLEST_BYTES) return;
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      };
      await Promise.all([
        writeFile(`${target}.br`, await brotli(content, options)),
        writeFile(`${target}.gz`, await gzipped(content, { level: 9 })),
      ]);
    }),
  );
}
