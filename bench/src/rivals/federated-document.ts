import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, REMOTE_NAMES, type RegistryEntry, type Release } from '@shared/contract';
import { root } from 'tools';
import { plainDocument, type PlainAssets } from './plain-document.ts';

/** The live release by its manifest, and nothing of what a page could be hinted at. */
function manifestOf(name: string): RegistryEntry {
  const release = JSON.parse(readFileSync(path.join(root, name, 'dist/release.json'), 'utf8')) as Release;
  const base = `/remotes/${name}/${release.folder}`;
  return {
    name,
    version: release.version,
    channel: 'live',
    base,
    container: { url: base + release.manifest, global: release.container.global, integrity: '' },
    routes: [],
    parcels: [],
    answers: [],
    startUp: false,
  };
}

/** The federated rival's `index.html`: the plain one's, with the addresses of the manifests. */
export function federatedDocument(assets: PlainAssets): string {
  const remotes = Object.fromEntries(REMOTE_NAMES.map((name) => [name, manifestOf(name)]));
  return plainDocument(assets, { contract: CONTRACT_VERSION, remotes });
}
