import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encode, rasterise } from '../raster/rasterise.ts';
import { drawPicture } from '../subjects/draw-picture.ts';
import { ENCODERS, fileNameOf, type PictureFile } from './picture-files.ts';
import { missingFiles, prepareFolder, SAMPLE_MEDIA, type SampleOptions } from './sample-cache.ts';

/** Draws files of one picture; each appears as a whole or not at all. */
export async function drawFiles(
  folder: string,
  picture: string,
  files: readonly PictureFile[],
): Promise<void> {
  const svg = drawPicture(picture);
  if (svg === undefined) throw new Error(`nothing is drawn for the name ${picture}`);
  const pixels = await rasterise(svg, Math.max(...files.map(({ width }) => width)));
  for (const file of files) {
    const target = path.join(folder, 'pictures', fileNameOf(picture, file));
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, await encode(pixels, file.width, ENCODERS[file.format]));
    await rename(draft, target);
  }
}

async function drawStage(options: SampleOptions, folder: string): Promise<number> {
  const missing = missingFiles(options);
  if (missing.size === 0) return 0;
  prepareFolder(folder);
  const waiting = missing.entries();
  const drawNext = async () => {
    for (const [picture, files] of waiting) await drawFiles(folder, picture, files);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return missing.size;
}

/**
 * Draws the sample pictures that are missing, as many at once as there are cores: of all of them what a site needs
 * first, then the rest. Tells how many pictures that were.
 */
export async function drawSample({
  listings,
  stage = 'all',
  folder = SAMPLE_MEDIA,
}: SampleOptions): Promise<number> {
  // The pictures share the cores; threads inside each would only get in each other's way.
  sharp.concurrency(1);
  sharp.cache(false);
  const first = await drawStage({ listings, folder, stage: 'first' }, folder);
  const rest = stage === 'all' ? await drawStage({ listings, folder, stage }, folder) : 0;
  return Math.max(first, rest);
}
