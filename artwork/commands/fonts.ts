import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_PARTS } from '@shared/ui/font-parts';
import { cutFont } from '../fonts/cut-font.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../shared/ui/src/fonts');

/** `npm run artwork -- fonts`: cuts the parts of the site's type family that pages are given. */
export async function fonts(): Promise<void> {
  for (const part of FONT_PARTS) {
    const file = path.join(FOLDER, `cairo-${part.name}.woff2`);
    const content = await cutFont(part);
    await writeFile(file, content);
    console.log(`${path.basename(file)}  ${(content.length / 1024).toFixed(1)} kB`);
  }
}
