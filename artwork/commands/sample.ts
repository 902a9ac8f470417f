import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawSample } from '../sample/draw-sample.ts';

const LISTINGS = 40;

/**
 * `sample [--listings 40] [--first] [--folder <media folder>]`: draws the pictures of the sample data that are missing
 * or older than what draws them. `--first` draws only what a site needs before it opens.
 */
export async function sample(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { listings: { type: 'string' }, first: { type: 'boolean' }, folder: { type: 'string' } },
  });
  const listings = Number(values.listings || process.env['SAMPLE_LISTINGS'] || LISTINGS);
  if (!Number.isInteger(listings) || listings < 0 || listings > 10_000)
    throw new Error('--listings takes a whole number from 0 to 10000');
  // Whatever is built or served beside it goes first.
  setPriority(constants.priority.PRIORITY_LOW);
  const started = performance.now();
  const drawn = await drawSample({
    listings,
    stage: values.first ? 'first' : 'all',
    ...(values.folder !== undefined && { folder: path.resolve(values.folder) }),
  });
  if (drawn > 0)
    console.log(`${drawn} sample pictures drawn (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}
