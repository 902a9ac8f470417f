import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import pMap from 'p-map';
import { runProgram } from './program.ts';
import { root } from './root.ts';

export type Part = 'shell' | (typeof REMOTE_NAMES)[number];
export const PARTS: readonly Part[] = [...REMOTE_NAMES, 'shell'];

export interface BuildOptions {
  development: boolean;
  /** Build even what is up to date. */
  force: boolean;
  /** Parts that are built side by side; each keeps a core busy. Default: 2, as many as a usual machine has cores. */
  atATime?: number;
}

const outputFolder = (development: boolean) => (development ? 'dist-development' : 'dist');

/** A hash of everything that a part is built from: its folder, the shared packages and the lock file. */
function sourceHash(part: Part): string {
  const list = (folder: string) =>
    execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    })
      .split('\n')
      .filter((file) => file && !/\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)));
  const hash = createHash('sha256');
  for (const file of [...list(part), ...list('shared'), 'package-lock.json']) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Builds what has changed since it was built last; rejects with what the first failure has printed. */
export async function buildParts(parts: readonly Part[], options: BuildOptions): Promise<void> {
  await pMap(parts, (part) => buildPart(part, options), { concurrency: options.atATime ?? 2 });
}

async function buildPart(part: Part, { development, force }: BuildOptions): Promise<void> {
  const stamp = path.join(root, part, '.cache', `${outputFolder(development)}.built`);
  const hash = sourceHash(part);
  const output = path.join(root, part, outputFolder(development));
  const isFresh = existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isFresh && !force) return;
  const program =
    part === 'shell' ? ['--import', 'tsx', 'build/build.ts'] : ['../shared/bundler/bin/remote.mjs', 'build'];
  const built = await runProgram(process.execPath, [...program, ...(development ? ['--development'] : [])], {
    folder: part,
  });
  if (built.status !== 0) throw new Error(`building ${part} failed\n${built.output}`);
  process.stdout.write(built.output);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
