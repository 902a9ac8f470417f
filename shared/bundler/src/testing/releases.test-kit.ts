import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@shared/contract';
import type { Store } from '../store/store.ts';

export interface MadeRelease {
  version: string;
  /** Eight digits. */
  hash: string;
  /** ISO 8601. Default: the first of 2026. */
  builtAt?: string;
  /** Beside its record, by their names. Default: one script. */
  files?: Readonly<Record<string, string>>;
  /** What else its record says. Default: nothing. */
  record?: Partial<Release>;
}

/** A release of mf-blog as a build leaves it, in a store. */
export async function makeRelease(store: Store, made: MadeRelease): Promise<Release> {
  const { version, hash, builtAt = '2026-01-01T00:00:00.000Z', record } = made;
  const files = made.files ?? { 'browser/remoteEntry.js': `run("${hash}")` };
  const release: Release = {
    name: 'mf-blog',
    version,
    commit: '',
    contract: 1,
    builtAt,
    folder: `releases/${version}-${hash}/`,
    container: { file: 'browser/remoteEntry.js', global: 'mf_blog' },
    manifest: 'browser/mf-manifest.json',
    exposes: ['./remote'],
    routes: [],
    parcels: [],
    slots: [],
    startUp: false,
    namespaces: ['mf-blog'],
    server: null,
    shared: {},
    integrity: { 'browser/remoteEntry.js': 'sha384-x' },
    ...record,
  };
  const draft = mkdtempSync(path.join(tmpdir(), 'made-release-'));
  try {
    const all = { ...files, 'release.json': JSON.stringify(release) };
    for (const [file, content] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
      writeFileSync(path.join(draft, file), content);
    }
    await store.take(draft, release.folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return release;
}
