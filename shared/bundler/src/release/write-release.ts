import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Dictionaries, Release } from '@shared/contract';
import type { RemotePackage } from '../package/remote-package.ts';
import type { Compilation } from 'webpack';
import { startCompile } from '../webpack/compile.ts';
import { remoteBrowserConfig, STAGE_ENTRY } from '../webpack/browser-config.ts';
import { buildSides, buildSidesApart } from '../webpack/side-builds.ts';
import type { BuildMode } from '../webpack/source-rules.ts';
import { writeDictionaryCopies, type EarlierScript } from '../files/dictionary-copies.ts';
import { integrityMap } from '../files/integrity.ts';
import { precompress } from '../files/precompress.ts';
import { earlierScripts } from './earlier-scripts.ts';
import { draftName, removeLeftDrafts } from '../store/drafts.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { readPointer, readReleaseIn } from './releases.ts';
import { releaseRecord } from './release-record.ts';

export interface ReleaseOptions {
  mode: BuildMode;
  /** Absolute folder that is built in. */
  output: string;
  /** Where the finished release goes. Default: that folder. */
  store?: Store;
  /**
   * Rejects when the release must not come to be, such as one that breaks the contract. Default: every release that can
   * be built comes to be.
   * @param folder where it lies until then, absolute
   */
  check?(release: Release, folder: string): Promise<void>;
  /** A site whose scripts visitors may have, beside those of earlier releases in `output`. Default: none. */
  siteUrl?: string | undefined;
  /** Whether no other build keeps the machine busy; then both cores serve this one. Default: `false`. */
  isAlone?: boolean;
}

/**
 * Builds a remote twice (browser and server) and writes both as one immutable folder named by content. The pointer stays
 * where it is: whoever is killed on the way leaves the live release live.
 */
export async function writeRelease(remote: RemotePackage, options: ReleaseOptions): Promise<Release> {
  const { mode, output, siteUrl, store = folderStore(output) } = options;
  const draft = path.join(output, draftName());
  await removeLeftDrafts(output);
  await mkdir(output, { recursive: true });
  try {
    // A development build's files change too much, and are asked for on this machine alone.
    const earlier =
      mode === 'production'
        ? () => earlierScripts({ name: remote.name, output, store, siteUrl })
        : async () => [];
    const release = await buildInto(draft, remote, { ...options, store }, earlier);
    // The same content is the same release: what visitors are using is never touched.
    if (await store.read(`${release.folder}release.json`)) return await readReleaseIn(store, release.folder);
    await store.take(draft, release.folder);
    return release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function buildInto(
  draft: string,
  remote: RemotePackage,
  { mode, output, store, check, isAlone = false }: ReleaseOptions & { store: Store },
  earlier: () => Promise<EarlierScript[]>,
): Promise<Release> {
  // Asked for beside the build; heard when the copies are made.
  const before = earlier();
  before.catch(() => undefined);
  const build = { mode, output: path.join(draft, 'browser'), hot: false } as const;
  const sides = {
    server: remote.serverRendered ? { mode, output: path.join(draft, 'server') } : undefined,
    // A development build carries its own.
    standalone: mode === 'production' ? build : undefined,
  };
  const browser = startCompile(remoteBrowserConfig(remote, build));
  const rest = browser.then(({ closed }) => closed);
  const [{ stats }, , dictionaries] = await allDone([
    browser,
    rest,
    mode === 'production' &&
      browser.then(({ stats: { compilation } }) =>
        writeCopies(draft, compilation, { output, store, before }),
      ),
    isAlone && sides.server ? buildSidesApart(remote, sides) : rest.then(() => buildSides(remote, sides)),
  ]);
  const record = releaseRecord(remote, stats.compilation, await integrityMap(draft));
  await check?.(record, draft);
  const release: Release = { ...record, ...(dictionaries && { dictionaries }) };
  await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** As `Promise.all`, but rejects no sooner than all have ended: nothing writes into a folder that is taken away. */
async function allDone<T extends readonly unknown[]>(steps: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(steps);
  return (await Promise.all(steps)) as { [K in keyof T]: Awaited<T[K]> };
}

interface Earlier {
  /** Absolute folder of the remote's releases. */
  output: string;
  store: Store;
  /** What visitors may have. */
  before: Promise<readonly EarlierScript[]>;
}

/**
 * Compressed copies of the browser's files, in threads of their own, and meanwhile in this one those by which a returning
 * visitor reads a new script with what they have of an earlier release.
 * @returns what there are copies against; undefined for nothing
 */
async function writeCopies(
  draft: string,
  compilation: Compilation,
  { output, store, before }: Earlier,
): Promise<Dictionaries | undefined> {
  const stage = stageFiles(compilation);
  const files = Object.keys(compilation.assets);
  const live = await readPointer(store);
  const earlier = live && path.join(output, live.release.folder, 'browser');
  const compressed = precompress(path.join(draft, 'browser'), {
    files,
    // Nothing that lies elsewhere is worth fetching for it.
    ...(earlier !== undefined && existsSync(earlier) && { earlier }),
    isForTeam: (file) => stage.has(file),
  });
  const ofVisitors = files.filter((file) => file.endsWith('.js') && !stage.has(file)).toSorted();
  const [, dictionaries] = await allDone([
    compressed,
    before.then((scripts) =>
      writeDictionaryCopies(
        draft,
        ofVisitors.map((file) => `browser/${file}`),
        scripts,
        compressed,
      ),
    ),
  ]);
  return Object.keys(dictionaries).length > 0 ? dictionaries : undefined;
}

/** Files of chunks that the standalone stage alone loads. */
const stageFiles = (compilation: Compilation): ReadonlySet<string> =>
  new Set(
    [...compilation.chunks].flatMap(({ runtime, files }) => (runtime === STAGE_ENTRY ? [...files] : [])),
  );
