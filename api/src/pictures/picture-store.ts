import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from './formats.ts';
import { rasterise } from './rasterise.ts';
import { drawPicture } from './scene.ts';
import { createTurnstile } from './turnstile.ts';

export const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface PictureStore {
  /** The encoded picture, rendered on first demand; undefined when no picture has that name. */
  read(name: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | undefined>;
}

/** Rendering keeps a core busy; two at once leave the API answering on a small machine. */
const RENDERERS = 2;

/**
 * Pictures cached as files in `folder`. The file's name carries a hash of the drawing, so a changed drawing is
 * never served from the cache of an older one; requests that come while a picture renders share that rendering.
 */
export function createPictureStore(folder: string): PictureStore {
  const turnstile = createTurnstile(RENDERERS);
  const rendering = new Map<string, Promise<Buffer>>();

  async function render(svg: string, path: string, width: number, format: PictureFormat): Promise<Buffer> {
    const picture = await turnstile.pass(() => rasterise(svg, width, format));
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, path);
    return picture;
  }

  return {
    async read(name, width, format) {
      const svg = drawPicture(name);
      if (svg === undefined) return undefined;
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
      const path = join(folder, `${name.replace(/\.\w+$/, '')}-${width}-${hash}.${format}`);
      const running = rendering.get(path);
      if (running) return running;
      const result = readFile(path)
        .catch(() => render(svg, path, width, format))
        .finally(() => rendering.delete(path));
      rendering.set(path, result);
      return result;
    },
  };
}
