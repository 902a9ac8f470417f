import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@shared/contract';
import type { RemotePackage } from '../package/remote-package.ts';
import type { Compilation, Stats } from 'webpack';
import { compile, startCompile } from '../webpack/compile.ts';
import {
  remoteBrowserConfig,
  STAGE_ENTRY,
  standaloneRuntimeConfig,
  type BrowserBuild,
} from '../webpack/browser-config.ts';
import { buildServer, buildServerApart } from '../webpack/server-build.ts';
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
  const serverBuild = { mode, output: path.join(draft, 'server') };
  const browser = startCompile(remoteBrowserConfig(remote, build));
  const rest = browser.then(({ closed }) => closed);
  const [{ stats }] = await allDone([
    browser,
    rest,
    // In threads of its own, while this one is at its cache or at the server bundle.
    mode === 'production' &&
      browser.then((done) => finishBrowser(remote, build, { output, store }, done.stats)),
    remote.serverRendered &&
      (isAlone ? buildServerApart(remote, serverBuild) : rest.then(() => buildServer(remote, serverBuild))),
  ]);
  const record = releaseRecord(remote, stats.compilation, await integrityMap(draft));
  // A returning visitor reads a new script by what they have of an earlier release.
  const ofBrowser = Object.keys(record.integrity).filter((file) => file.startsWith('browser/'));
  // What is checked runs in threads of its own, and has nothing to do with copies.
  const [, dictionaries] = await allDone([
    check?.(record, draft),
    before.then((scripts) => writeDictionaryCopies(draft, ofBrowser, scripts)),
  ]);
  const release: Release = { ...record, ...(Object.keys(dictionaries).length > 0 && { dictionaries }) };
  await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** As `Promise.all`, but rejects no sooner than all have ended: nothing writes into a folder that is taken away. */
async function allDone<T extends readonly unknown[]>(steps: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(steps);
  return (await Promise.all(steps)) as { [K in keyof T]: Awaited<T[K]> };
}

/** The stage's script for a page without a shell, and compressed copies of all files. */
async function finishBrowser(
  remote: RemotePackage,
  build: BrowserBuild,
  { output, store }: { output: string; store: Store },
  { compilation }: Stats,
): Promise<void> {
  await compile([standaloneRuntimeConfig(remote, build)]);
  const stage = stageFiles(compilation);
  const live = await readPointer(store);
  const earlier = live && path.join(output, live.release.folder, 'browser');
  await precompress(build.output, {
    // Nothing that lies elsewhere is worth fetching for it.
    ...(earlier !== undefined && existsSync(earlier) && { earlier }),
    isForTeam: (file) => stage.has(file),
  });
}

/** Files of chunks that the standalone stage alone loads. */
const stageFiles = (compilation: Compilation): ReadonlySet<string> =>
  new Set(
    [...compilation.chunks].flatMap(({ runtime, files }) => (runtime === STAGE_ENTRY ? [...files] : [])),
  );
