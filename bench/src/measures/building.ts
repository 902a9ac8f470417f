import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@shared/contract';
import { filesBelow } from '@shared/bundler';
import { root } from 'tools';
import { median, range } from './median.ts';

/** One repetition with one remote; in seconds, from the start of the command to its end. */
export interface Built {
  remote: RemoteName;
  /** Without any cache, and none is written: as the single bundle is built, and as CI does it. */
  cold: number;
  /** Without any cache, but one is written: the first build of somebody who goes on to work at it. */
  first: number;
  /** With that cache, after one line of a component was changed. */
  changed: number;
  /** The browser build of the whole site as one bundle, without a cache, right before. */
  single: number;
}

/** The middle repetition, and from the lowest to the highest. */
export interface Figure {
  middle: number;
  spread: readonly [low: number, high: number];
}

export interface Building {
  builds: readonly Built[];
  cold: Figure;
  first: Figure;
  changed: Figure;
  single: Figure;
  /** `cold` of `single` of the same repetition. */
  ofSingle: Figure;
}

const folder = path.join(root, 'bench/.cache/building');

function seconds(what: string, cwd: string, args: readonly string[], environment: NodeJS.ProcessEnv): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: '', ...environment },
    encoding: 'utf8',
  });
  const taken = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${what} was not built: ${stderr}`);
  return taken;
}

function buildSingleCold(): number {
  const command = path.join(root, 'bench/src/rivals/build-single-cold.ts');
  return seconds(
    'the single bundle',
    path.join(root, 'bench'),
    ['--import', 'tsx', command, path.join(folder, 'single')],
    {},
  );
}

/** A copy of the remote, so that neither its caches nor its live release are touched. */
function copyOf(name: RemoteName): string {
  const copy = path.join(folder, name);
  const isSource = (file: string) =>
    !/(?:^|\/)(?:node_modules|\.cache|\.swc|dist|dist-development)(?:\/|$)/.test(
      path.relative(path.join(root, name), file),
    );
  cpSync(path.join(root, name), copy, { recursive: true, filter: isSource });
  return copy;
}

/** The first component, in the order of paths, that draws one with a capital gives it an attribute more. */
async function changeOneLine(copy: string): Promise<void> {
  const components = (await filesBelow(path.join(copy, 'src'))).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  for (const component of components) {
    const file = path.join(copy, 'src', component);
    const source = readFileSync(file, 'utf8');
    const changed = source.replace(/^(\s+<[A-Z]\w*)(?=[ >])/m, '$1 data-changed="1"');
    if (changed === source) continue;
    writeFileSync(file, changed);
    return;
  }
  throw new Error(`${copy} has no component to change`);
}

async function buildOnce(remote: RemoteName): Promise<Built> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const single = buildSingleCold();
    const copy = copyOf(remote);
    const build = (environment: NodeJS.ProcessEnv) =>
      seconds(remote, copy, [path.join(root, 'shared/bundler/bin/remote.mjs'), 'build'], environment);
    const cold = build({ BUILD_CACHE: 'off' });
    rmSync(path.join(copy, 'dist'), { recursive: true });
    const first = build({ BUILD_CACHE: '' });
    await changeOneLine(copy);
    return { remote, cold, first, changed: build({ BUILD_CACHE: '' }), single };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const figure = (values: readonly number[]): Figure => ({
  middle: median(values),
  spread: range(values),
});

/** What a change to one remote costs, beside what a change costs where everything is one bundle; another remote each time. */
export async function measureBuilding(repetitions: number): Promise<Building> {
  const builds: Built[] = [];
  for (let each = 0; each < repetitions; each++)
    builds.push(await buildOnce(REMOTE_NAMES[each % REMOTE_NAMES.length] ?? 'mf-blog'));
  const of = (read: (built: Built) => number) => figure(builds.map(read));
  return {
    builds,
    cold: of(({ cold }) => cold),
    first: of(({ first }) => first),
    changed: of(({ changed }) => changed),
    single: of(({ single }) => single),
    ofSingle: of(({ cold, single }) => cold / single),
  };
}
