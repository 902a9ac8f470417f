import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@shared/contract';
import type { RemotePackage } from '../package-folder.ts';
import { compile } from '../webpack/compile.ts';
import { remoteBrowserConfig } from '../webpack/browser-config.ts';
import { remoteServerConfig } from '../webpack/server-config.ts';
import type { BuildMode } from '../webpack/source-rules.ts';
import { integrityMap } from './integrity.ts';
import { precompress } from './precompress.ts';
import { releaseRecord } from './release-record.ts';
import { stageDocument } from './stage-document.ts';

export interface ReleaseOptions {
  mode: BuildMode;
  /** Absolute folder that holds `release.json` and `releases/`. */
  output: string;
}

/** Replaces a file in one step, so that a reader sees the old or the new one, never half of either. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * Builds a remote twice (browser and server), writes both as one immutable folder named by content, and
 * moves the pointer `release.json` as the last step.
 */
export async function writeRelease(remote: RemotePackage, options: ReleaseOptions): Promise<Release> {
  const draft = path.join(options.output, `.draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(options.output, 'releases'), { recursive: true });
  try {
    const release = await buildInto(draft, remote, options.mode);
    const folder = path.join(options.output, release.folder);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    await replaceFile(path.join(options.output, 'index.html'), stageDocument(remote, release));
    await replaceFile(path.join(options.output, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    return release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function buildInto(draft: string, remote: RemotePackage, mode: BuildMode): Promise<Release> {
  const browser = remoteBrowserConfig(remote, { mode, output: path.join(draft, 'browser'), hot: false });
  const server = remoteServerConfig(remote, { mode, output: path.join(draft, 'server') });
  const [stats] = await compile(remote.serverRendered ? [browser, server] : [browser]);
  if (!stats) throw new Error(`${remote.name}: the browser build gave no statistics`);
  const integrity = await integrityMap(draft);
  const release = releaseRecord(
    remote,
    stats.compilation,
    integrity,
    `${remote.version}-${contentHash(integrity)}`,
  );
  if (mode === 'production') await precompress(path.join(draft, 'browser'));
  await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

const contentHash = (integrity: Readonly<Record<string, string>>) =>
  createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 8);
