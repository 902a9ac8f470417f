import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'tools';

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

/** Keeps a run as JSON, named by its date. @returns the file, relative to the repository */
export function writeResult(kind: string, result: object): string {
  const date = new Date().toISOString().slice(0, 10);
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${date}${kind === 'full' ? '' : `-${kind}`}.json`);
  writeFileSync(file, `${JSON.stringify(result, rounded, 2)}\n`);
  // It is committed, and held to the repository's formatting.
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--write', file], { stdio: 'pipe' });
  return path.relative(root, file);
}
