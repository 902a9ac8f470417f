import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildMode } from './source-rules.ts';

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
 * build's time, so a machine that builds once (CI, an image) sets `BUILD_CACHE=off`. Default: kept. Who builds for development
 * builds again with each edit, and has what did not change in the memory of its process at the least.
 * @param name One a configuration.
 */
export function buildCache(
  folder: string,
  name: string,
  mode: BuildMode,
): NonNullable<Configuration['cache']> {
  if (process.env['BUILD_CACHE'] === 'off') return mode === 'development' && { type: 'memory' };
  return {
    type: 'filesystem',
    cacheDirectory: path.join(folder, '.cache/webpack'),
    name,
    version: configurationVersion(),
  };
}
