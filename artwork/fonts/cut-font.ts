import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { codePointsOf, FONT_WEIGHTS, type FontPart } from '@shared/ui/font-parts';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** One part of Cairo as WOFF2: its characters with their joining forms, in the weights that the site uses. */
export async function cutFont({ from, range }: FontPart): Promise<Buffer> {
  const family = path.dirname(require.resolve('@fontsource-variable/cairo/package.json'));
  const source = await readFile(path.join(family, `files/cairo-${from}-wght-normal.woff2`));
  const [min, max] = FONT_WEIGHTS;
  return subsetFont(source, String.fromCodePoint(...codePointsOf(range)), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: min } },
  });
}
