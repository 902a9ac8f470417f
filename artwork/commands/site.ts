import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { crops, drawHero } from '../hero/draw-hero.ts';
import type { CropName } from '../hero/draw-hero.ts';
import { HOURS } from '../hero/hours.ts';
import type { HourName } from '../hero/hours.ts';
import { BLEED } from '../hero/view.ts';
import { drawFans } from '../mark/fans.ts';
import { renderIcons } from '../mark/icons.ts';
import { renderSharePictures } from '../mark/share.ts';
import { SITE_FORMATS } from '../raster/formats.ts';

const output = path.resolve(import.meta.dirname, '../../shell/public');

const widths: Readonly<Record<CropName, readonly number[]>> = {
  wide: [640, 960, 1440, 1920],
  tall: [480, 780],
};

/**
 * What home's document holds of the upright picture, until that has come: of as many pixels as a telephone's window, and so light that all
 * may have both hours of it.
 */
const THUMBNAIL_WIDTH = 640;
const thumbnail = (image: Sharp) => image.avif({ quality: 14, effort: 6, chromaSubsampling: '4:2:0' });

/** One crop at full size as PNG, its bleed cut off. */
async function renderHero(hour: HourName, crop: CropName): Promise<Buffer> {
  const { width, height } = crops[crop];
  const drawn = await sharp(Buffer.from(drawHero(hour, crop)), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return sharp(drawn).extract({ left: BLEED, top: BLEED, width, height }).png().toBuffer();
}

/** `site`: draws everything in the shell's `public/` anew. The files are committed, so no build needs it. */
export async function site(): Promise<void> {
  const heroFolder = path.join(output, 'hero');
  await rm(heroFolder, { recursive: true, force: true });
  await mkdir(heroFolder, { recursive: true });
  for (const crop of ['wide', 'tall'] as const) {
    for (const hour of HOURS) {
      const full = await renderHero(hour, crop);
      const write = async (file: string, image: Sharp) => {
        const encoded = await image.toBuffer();
        await writeFile(path.join(heroFolder, file), encoded);
        console.log(`hero/${file}  ${(encoded.length / 1000).toFixed(1)} kB`);
      };
      for (const width of widths[crop]) {
        const sized = await sharp(full).resize({ width }).png().toBuffer();
        for (const [extension, encode] of Object.entries(SITE_FORMATS))
          await write(`${crop}-${hour}-${width}.${extension}`, encode(sharp(sized)));
      }
      if (crop === 'tall')
        await write(
          `${crop}-${hour}-thumbnail.avif`,
          thumbnail(sharp(full).resize({ width: THUMBNAIL_WIDTH })),
        );
      if (crop === 'wide' && hour === 'day') await renderSharePictures(full, output);
    }
  }
  await renderIcons(output);
  await writeFile(path.join(output, 'pearl-fans.svg'), drawFans());
}
