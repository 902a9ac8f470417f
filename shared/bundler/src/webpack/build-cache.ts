import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';

/** A hash of the configurations' own sources: what was cached under others does not count. */
function configurationVersion(): string {
  const folder = import.meta.dirname;
  const hash = createHash('sha256');
  const sources = readdirSync(folder).filter((file) => !file.includes('.test.'));
  for (const file of sources.toSorted()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * What a build keeps for the next one of the same part, in `<folder>/.cache/webpack`. To write it takes a quarter of a
 * build's time, so a machine that builds once (CI, an image) sets `BUILD_CACHE=off`. Default: kept.
 * @param name One a configuration.
 */
export const buildCache = (folder: string, name: string): NonNullable<Configuration['cache']> =>
  process.env['BUILD_CACHE'] !== 'off' && {
    type: 'filesystem',
    cacheDirectory: path.join(folder, '.cache/webpack'),
    name,
    version: configurationVersion(),
  };
