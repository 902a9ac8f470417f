import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of the configurations' own sources: what was cached under others does not count. */
export function configurationVersion(): string {
  const folder = import.meta.dirname;
  const hash = createHash('sha256');
  const sources = readdirSync(folder).filter((file) => !file.includes('.test.'));
  for (const file of sources.toSorted()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
