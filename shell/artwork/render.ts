import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { crops, drawHero } from './hero.ts';
import type { CropName } from './hero.ts';
import { HOURS } from './hero/hours.ts';
import type { HourName } from './hero/hours.ts';
import { BLEED } from './hero/view.ts';
import { drawFans } from './fans.ts';
import { renderIcons } from './icons.ts';
import { renderSharePictures } from './share.ts';

const output = path.resolve(import.meta.dirname, '../public');

const widths: Readonly<Record<CropName, readonly number[]>> = {
  wide: [640, 960, 1440, 1920],
  tall: [480, 780],
};

const formats = {
  avif: (image: Sharp) => image.avif({ quality: 66, effort: 6 }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 6, smartSubsample: true }),
  jpg: (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }),
} as const;

/** One crop at full size as PNG, its bleed cut off. */
async function renderHero(hour: HourName, crop: CropName): Promise<Buffer> {
  const { width, height } = crops[crop];
  const drawn = await sharp(Buffer.from(drawHero(hour, crop)), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return sharp(drawn).extract({ left: BLEED, top: BLEED, width, height }).png().toBuffer();
}

/** Draws everything in `public/` anew. The files are committed: a build needs neither this nor its renderer. */
async function render(): Promise<void> {
  const heroFolder = path.join(output, 'hero');
  await rm(heroFolder, { recursive: true, force: true });
  await mkdir(heroFolder, { recursive: true });
  for (const crop of ['wide', 'tall'] as const) {
    for (const hour of HOURS) {
      const full = await renderHero(hour, crop);
      for (const width of widths[crop]) {
        const sized = await sharp(full).resize({ width }).png().toBuffer();
        for (const [extension, encode] of Object.entries(formats)) {
          const file = `${crop}-${hour}-${width}.${extension}`;
          const encoded = await encode(sharp(sized)).toBuffer();
          await writeFile(path.join(heroFolder, file), encoded);
          console.log(`hero/${file}  ${(encoded.length / 1000).toFixed(1)} kB`);
        }
      }
      if (crop === 'wide' && hour === 'day') await renderSharePictures(full, output);
    }
  }
  await renderIcons(output);
  await writeFile(path.join(output, 'pearl-fans.svg'), drawFans());
}

await render();
