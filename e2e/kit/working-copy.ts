import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from '@shared/contract';
import { root } from 'tools';

const command = path.join(root, 'shared/bundler/bin/remote.mjs');

/** A team's own working copy of a remote, inside the workspace, so that its imports resolve as its team's do. */
export interface WorkingCopy {
  folder: string;
  /** Its releases, to be served at its origin. */
  releases: string;
  /** Changes a file by text. */
  edit(file: string, change: (text: string) => string): void;
  /** Runs `remote <words>` as `npm run … -w` does, with a cache that later ones find; rejects with what it printed. */
  run(words: readonly string[], environment?: Readonly<Record<string, string>>): Promise<string>;
  /** The same, to be interrupted. */
  start(words: readonly string[], environment?: Readonly<Record<string, string>>): ChildProcess;
  remove(): void;
}

export function checkOut(name: RemoteName, as: string): WorkingCopy {
  const folder = path.join(root, 'e2e/.cache', as);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const isSource = (file: string) =>
    !/node_modules|\.cache\/webpack|dist-development/.test(path.relative(path.join(root, name), file));
  cpSync(path.join(root, name), folder, { recursive: true, filter: isSource });
  // Where a remote's own configuration of types expects the workspace's.
  writeFileSync(
    path.join(path.dirname(folder), 'tsconfig.base.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json' }),
  );
  const options = (environment: Readonly<Record<string, string>> = {}) => ({
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', BUILD_CACHE: '', ...environment },
  });
  return {
    folder,
    releases: path.join(folder, 'dist'),
    edit(file, change) {
      const target = path.join(folder, file);
      writeFileSync(target, change(readFileSync(target, 'utf8')));
    },
    async run(words, environment) {
      // Not in one step: the browser's requests pass through this process meanwhile.
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [command, ...words],
        options(environment),
      );
      return stdout;
    },
    start: (words, environment) =>
      spawn(process.execPath, [command, ...words], { ...options(environment), stdio: 'ignore' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
