import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@shared/contract';
import type { RemotePackage } from '../package/remote-package.ts';
import { compile } from '../webpack/compile.ts';
import { remoteBrowserConfig, standaloneRuntimeConfig } from '../webpack/browser-config.ts';
import { remoteServerConfig } from '../webpack/server-config.ts';
import type { BuildMode } from '../webpack/source-rules.ts';
import { integrityMap } from '../files/integrity.ts';
import { precompress } from '../files/precompress.ts';
import { readReleaseIn } from './release-folder.ts';
import { releaseRecord } from './release-record.ts';

export interface ReleaseOptions {
  mode: BuildMode;
  /** Absolute folder that holds `release.json` and `releases/`. */
  output: string;
  /**
   * Rejects when the release must not come to be, such as one that breaks the contract. Default: every release that can
   * be built comes to be.
   */
  check?(release: Release): Promise<void>;
}

/**
 * Builds a remote twice (browser and server) and writes both as one immutable folder named by content. The pointer stays
 * where it is: whoever is killed on the way leaves the live release live.
 */
export async function writeRelease(
  remote: RemotePackage,
  { mode, output, check }: ReleaseOptions,
): Promise<Release> {
  const draft = path.join(output, `.draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(output, 'releases'), { recursive: true });
  try {
    const release = await buildInto(draft, remote, mode);
    await check?.(release);
    // The same content is the same release: what visitors are using is never touched.
    if (existsSync(path.join(output, release.folder))) return await readReleaseIn(output, release.folder);
    await rename(draft, path.join(output, release.folder));
    return release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function buildInto(draft: string, remote: RemotePackage, mode: BuildMode): Promise<Release> {
  const browser = remoteBrowserConfig(remote, { mode, output: path.join(draft, 'browser'), hot: false });
  const server = remoteServerConfig(remote, { mode, output: path.join(draft, 'server') });
  const [stats] = await compile([
    browser,
    ...(remote.serverRendered ? [server] : []),
    ...(mode === 'production'
      ? [standaloneRuntimeConfig(remote, { mode, output: path.join(draft, 'browser'), hot: false })]
      : []),
  ]);
  if (!stats) throw new Error(`${remote.name}: the browser build gave no statistics`);
  const release = releaseRecord(remote, stats.compilation, await integrityMap(draft));
  if (mode === 'production') await precompress(path.join(draft, 'browser'));
  await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
