import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@shared/contract';
import { root } from 'tools';
import { median } from './median.ts';

/** Seconds, cold: no cache of webpack's, nor of the compiler's. */
export interface Building {
  remotes: Partial<Record<RemoteName, number>>;
  /** The middle one of the remotes measured. */
  remote: number;
  /** The browser build of the whole site as one bundle. */
  whole: number;
}

/** Builds a copy of the remote, so that neither its caches nor its live release are touched. */
function buildCold(name: RemoteName): number {
  const folder = path.join(root, 'bench/.cache/cold', name);
  rmSync(folder, { recursive: true, force: true });
  const isSource = (file: string) =>
    !/(?:^|\/)(?:node_modules|\.cache|\.swc|dist|dist-development)(?:\/|$)/.test(
      path.relative(path.join(root, name), file),
    );
  cpSync(path.join(root, name), folder, { recursive: true, filter: isSource });
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'shared/bundler/bin/remote.mjs'), 'build'],
    { cwd: folder, env: { ...process.env, NODE_ENV: '' }, encoding: 'utf8' },
  );
  const seconds = (performance.now() - started) / 1000;
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`${name} was not built: ${stderr}`);
  return seconds;
}

/** What a change to one remote costs, beside what a change costs where everything is one bundle. */
export function measureBuilding(quick: boolean, whole: number): Building {
  const names: readonly RemoteName[] = quick ? ['mf-blog'] : REMOTE_NAMES;
  const remotes = Object.fromEntries(names.map((name) => [name, buildCold(name)]));
  return { remotes, remote: median(Object.values(remotes)), whole };
}
