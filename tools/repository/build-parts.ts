import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { runProgram } from './program.ts';
import { root } from './root.ts';

/** What teams develop. */
export type Part = 'shell' | (typeof REMOTE_NAMES)[number];
export const PARTS: readonly Part[] = [...REMOTE_NAMES, 'shell'];

/** The reference API is built in one way only. */
export type Built = Part | 'api';
export const BUILT: readonly Built[] = ['api', ...PARTS];

export interface BuildOptions {
  development: boolean;
  /** Build even what is up to date. */
  force: boolean;
  /** Processes side by side; each keeps a core busy. Default: 2, as many as a usual machine has cores. */
  processes?: number;
}

const outputFolder = (part: Built, development: boolean) =>
  development && part !== 'api' ? 'dist-development' : 'dist';

/** Everything that a part is built from, relative to the repository: its folder, the shared packages and the lock file. */
function sourcesOf(part: Built): string[] {
  const list = (folder: string) =>
    execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    })
      .split('\n')
      // Neither tests nor accepted pictures are built from.
      .filter(
        (file) =>
          file &&
          !/\.test\.tsx?$|\/pictures\/[^/]+\.(?:webp|json)$/.test(file) &&
          existsSync(path.join(root, file)),
      );
  return [...list(part), ...list('shared'), 'package-lock.json'];
}

function sourceHash(part: Built): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(part)) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether a part has to be built, and what to note once it is. */
function look(part: Built, development: boolean) {
  const folder = outputFolder(part, development);
  const stamp = path.join(root, part, '.cache', `${folder}.built`);
  const hash = sourceHash(part);
  const output = path.join(root, part, folder);
  const isFresh = existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  const note = () => {
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  };
  return { part, isFresh, note };
}

/** A source of the part that was changed after its production build; undefined where that is of the sources as they stand. */
export function changedSince(part: Part, builtAt: Date): string | undefined {
  if (look(part, false).isFresh) return undefined;
  return sourcesOf(part).find((file) => statSync(path.join(root, file)).mtime > builtAt);
}

async function build(name: string, args: readonly string[], folder: string): Promise<void> {
  const built = await runProgram(process.execPath, args, { folder });
  if (built.status !== 0) throw new Error(`building ${name} failed\n${built.output}`);
  process.stdout.write(built.output);
}

/** Builds what has changed since it was built last; rejects with what the first failure has printed. */
export async function buildParts(
  parts: readonly Built[],
  { development, force, processes = 2 }: BuildOptions,
): Promise<void> {
  const stale = parts.map((part) => look(part, development)).filter(({ isFresh }) => force || !isFresh);
  const more = development ? ['--development'] : [];
  const shares = Array.from({ length: processes }, (_, share) =>
    stale.filter((_part, index) => index % processes === share),
  );
  await Promise.all(
    shares.map(async (share) => {
      // Remotes of a share in one process: it has webpack loaded and warm, which takes as long as a small remote does.
      const programs = share.filter(({ part }) => part === 'shell' || part === 'api');
      const remotes = share.filter((each) => !programs.includes(each));
      const names = remotes.map(({ part }) => part);
      if (names.length > 0)
        await build(names.join(', '), ['shared/bundler/bin/remote.mjs', 'build', ...more, ...names], '.');
      for (const { note } of remotes) note();
      for (const { part, note } of programs) {
        await build(part, ['--import', 'tsx', 'build/build.ts', ...more], part);
        note();
      }
    }),
  );
}
