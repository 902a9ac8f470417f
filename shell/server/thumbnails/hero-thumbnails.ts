import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HERO_POSITION, HERO_SRC, HERO_THUMBNAILS } from '../../src/home/hero-files.ts';
import type { Thumbnail } from './thumbnail-css.ts';

/**
 * Of home's picture.
 * @param publicFolder in which they lie; rejects where one is missing
 */
export const readHeroThumbnails = (publicFolder: string): Promise<Thumbnail[]> =>
  Promise.all(
    HERO_THUMBNAILS.map(async ({ file, media }) => ({
      src: HERO_SRC,
      content: await readFile(path.join(publicFolder, file), 'base64'),
      media,
      position: HERO_POSITION,
    })),
  );
