import { spawn } from 'node:child_process';
import path from 'node:path';
import { missingFiles, type Stage } from 'artwork/sample';
import { root } from '../repository/root.ts';

export { SAMPLE_MEDIA } from 'artwork/sample';

/** What the start of a site waits at most for its first pictures, once everything else is ready. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 200;

/** The drawing of sample pictures, in a process of its own. */
export interface PictureDrawing {
  /** Resolves when it has ended, whether or not all could be drawn. */
  ended: Promise<void>;
}

/**
 * Begins to draw what is missing of the pictures of so many sample listings; ends with this process at the latest.
 *
 * @param stage `first` for what a site needs before it opens, `all` to go on with the larger sizes and other formats.
 */
export function drawSamplePictures(listings: number, stage: Stage): PictureDrawing {
  if (missingFiles({ listings, stage }).size === 0) return { ended: Promise.resolve() };
  const args = ['sample', '--listings', String(listings), ...(stage === 'first' ? ['--first'] : [])];
  const child = spawn(process.execPath, ['--import', 'tsx', 'main.ts', ...args], {
    cwd: path.join(root, 'artwork'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', (code) => {
      process.off('exit', stop);
      // A site without its pictures is better than none.
      if (code) console.error('the sample pictures could not all be drawn; the site shows without them');
      resolve();
    });
  });
  return { ended };
}

/**
 * Resolves when every picture can be shown in some size, when nothing draws any more, or after twenty seconds: what
 * lists begin with is drawn first, and the rest appears while one looks around.
 */
export async function firstPictures(listings: number, { ended }: PictureDrawing): Promise<void> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  const limit = Date.now() + PATIENCE_MS;
  while (missingFiles({ listings, stage: 'first' }).size > 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (isOver || Date.now() > limit) return;
  }
}
