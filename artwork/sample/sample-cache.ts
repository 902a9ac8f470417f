import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { samplePictures } from 'api/sample';
import { fileNameOf, STAGES, type PictureFile, type Stage } from './picture-files.ts';

export type { Stage } from './picture-files.ts';

const ARTWORK = path.resolve(import.meta.dirname, '..');

/**
 * The sample pictures; the API's `MEDIA_DIR`. The small sizes are part of the repository, so that a site begins without
 * drawing; the others are drawn here and are not.
 */
export const SAMPLE_MEDIA = path.join(ARTWORK, 'media');

/** Folders with what a picture is made by, beside the renderer. */
const SOURCES = ['drawing', 'scene', 'subjects', 'raster'];

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of readdirSync(path.join(ARTWORK, source)).toSorted())
      if (!file.endsWith('.test.ts'))
        hash.update(`${source}/${file}`).update(readFileSync(path.join(ARTWORK, source, file)));
  const { dependencies } = JSON.parse(readFileSync(path.join(ARTWORK, 'package.json'), 'utf8')) as {
    dependencies: { sharp: string };
  };
  return hash.update(dependencies.sharp).digest('hex');
}

export interface SampleOptions {
  /** Made-up listings of the site, which name the pictures: 0 to 10000. */
  listings: number;
  /** Which of their files. Default: `all`. */
  stage?: Stage;
  /** The folder that is served. Default: this working copy's own. */
  folder?: string;
}

const stampOf = (folder: string) => path.join(folder, 'drawn-by');
const isOfThisSource = (folder: string) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === sourceHash();

/** The files that are not there, or were drawn by other sources, by picture; what a site shows first comes first. */
export function missingFiles({
  listings,
  stage = 'all',
  folder = SAMPLE_MEDIA,
}: SampleOptions): Map<string, PictureFile[]> {
  if (listings === 0) return new Map();
  const pictures = path.join(folder, 'pictures');
  const isUsable = existsSync(pictures) && isOfThisSource(folder);
  const present = new Set(isUsable ? readdirSync(pictures) : []);
  const missing = new Map<string, PictureFile[]>();
  for (const name of samplePictures(listings)) {
    const files = STAGES[stage].filter((file) => !present.has(fileNameOf(name, file)));
    if (files.length > 0) missing.set(name, files);
  }
  return missing;
}

/** Makes the folder ready for files of the present sources; those of others go. */
export function prepareFolder(folder: string): void {
  const pictures = path.join(folder, 'pictures');
  if (!isOfThisSource(folder)) rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  writeFileSync(stampOf(folder), sourceHash());
}
