import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@shared/contract';
import { scriptsBelow, type EarlierScript } from '../files/dictionary-copies.ts';
import { integrityOf } from '../files/integrity.ts';
import { fetchSite } from './live-site.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { readPointer, readReleaseIn } from './releases.ts';

/** Browsers keep the latest script of a name: who was away for longer loads all of it. */
const MOST_RELEASES = 4;
const FILE_LIMIT_MS = 10_000;

export interface EarlierReleases {
  name: string;
  /** Absolute folder that holds `release.json` and `releases/`. */
  output: string;
  /** Where releases are kept. Default: that folder. */
  store?: Store;
  /** A site that may have releases which are not in that folder. Default: none is asked. */
  siteUrl?: string | undefined;
}

/**
 * Browser scripts of the releases that visitors may have, four at most, the most likely first: what a site says is live and
 * its canary, then what the folder says. Where nothing was released and no site answers there are none.
 */
export async function earlierScripts({
  name,
  output,
  store = folderStore(output),
  siteUrl,
}: EarlierReleases): Promise<EarlierScript[]> {
  const pointer = await readPointer(store);
  const here = pointer
    ? [pointer.release.folder, pointer.canary?.folder, ...pointer.previous.map(({ folder }) => folder)]
    : [];
  const onSite = siteUrl === undefined ? [] : await releasesOnSite(siteUrl, name);
  const found = new Map<string, () => Promise<EarlierScript[]>>();
  for (const release of onSite)
    found.set(release.folder, async () => scriptsOnSite(release, `${siteUrl}/remotes/${name}/`));
  // What lies here need not be fetched.
  for (const folder of here)
    if (folder !== undefined) found.set(folder, () => scriptsIn(path.join(output, folder), store, folder));
  const scripts = await Promise.all([...found.values()].slice(0, MOST_RELEASES).map((read) => read()));
  return scripts.flat().filter(({ file }) => file.startsWith('browser/'));
}

async function releasesOnSite(siteUrl: string, name: string): Promise<Release[]> {
  const site = await fetchSite(siteUrl);
  const state = site?.remotes.find((each) => each.name === name);
  return [state?.live, state?.canary?.release].filter((release) => release !== null && release !== undefined);
}

/** From this machine where they lie here, else from where they are kept. */
async function scriptsIn(here: string, store: Store, folder: string): Promise<EarlierScript[]> {
  if (existsSync(here)) return scriptsBelow(here);
  const release = await readReleaseIn(store, folder).catch(() => undefined);
  return Object.keys(release?.integrity ?? {})
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, read: () => store.read(folder + file) }));
}

const scriptsOnSite = ({ folder, integrity }: Release, address: string): EarlierScript[] =>
  Object.entries(integrity)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, hash]) => ({ file, read: () => fetchScript(`${address}${folder}${file}`, hash) }));

/** What a browser would refuse, no browser has. */
async function fetchScript(url: string, hash: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FILE_LIMIT_MS) });
    const content = Buffer.from(await answer.arrayBuffer());
    return answer.ok && integrityOf(content) === hash ? content : undefined;
  } catch {
    return undefined;
  }
}
