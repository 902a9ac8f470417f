import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { root } from 'tools';

const SOURCES = ['shared', 'shell', ...REMOTE_NAMES, 'bench/src/rivals', 'package-lock.json'];

/** A hash of everything that the rivals are built from. */
export function sourceHash(): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  }).split('\n');
  const hash = createHash('sha256');
  for (const file of files) {
    if (!file || /\.test\.tsx?$/.test(file) || !existsSync(path.join(root, file))) continue;
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
