import { integrityOf } from '@shared/bundler/integrity';
import {
  CONTRACT_VERSION,
  type Release,
  type ReleasePointer,
  type RenderRequest,
  type ShellContract,
} from '@shared/contract';
import type { WorkerPool } from '../rendering/worker-pool.ts';
import type { RenderOutcome } from '../rendering/render-outcome.ts';
import { viewOf } from '../rendering/renderings.test-kit.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import type { ReleaseStore } from './release-store.ts';

/** The server bundle of every release here, by its text. */
export const BUNDLE = Buffer.from('module.exports = {};');

/** A release of mf-blog that fits `shellContract`; its folder is named by `id`. */
export function releaseOf(id: string, release: Partial<Release> = {}): Release {
  const files = { ar: ['browser/page.ar.js'], en: ['browser/page.en.js'] };
  return {
    name: 'mf-blog',
    version: '1.0.0',
    commit: '',
    contract: CONTRACT_VERSION,
    builtAt: '2026-01-01T00:00:00.000Z',
    folder: `releases/${id}/`,
    container: { file: 'browser/container.js', global: 'mf_blog' },
    manifest: 'browser/manifest.json',
    exposes: ['./remote'],
    routes: [
      { path: '/blog', files, calls: ['/blog/?page=1'] },
      { path: '/blog/:id', files, calls: ['/blog/:id'] },
    ],
    parcels: [],
    answers: ['browser/answers.js'],
    slots: [],
    startUp: false,
    namespaces: ['mf-blog'],
    server: { file: 'server/render.cjs' },
    shared: {},
    integrity: {
      'server/render.cjs': integrityOf(BUNDLE),
      'browser/container.js': 'sha384-container',
      'browser/page.ar.js': 'sha384-page',
    },
    ...release,
  };
}

/** A shell that such releases fit. */
export const shellContract: ShellContract = {
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  accepts: [CONTRACT_VERSION],
  routes: [
    { path: '/blog', owner: 'mf-blog' },
    { path: '/blog/:id', owner: 'mf-blog' },
  ],
  slots: [],
  shared: {},
};

export const pointerTo = (release: Release, pointer: Partial<ReleasePointer> = {}): ReleasePointer => ({
  release,
  canary: null,
  previous: [],
  previews: [],
  ...pointer,
});

/** An origin as its test has set it. */
export interface FakeOrigin extends ReleaseOrigin {
  /** What its pointer says from now on; undefined when it does not answer. */
  says(pointer: ReleasePointer | undefined): void;
  /** Releases in their folders, beside the pointer's. */
  holds(...releases: Release[]): void;
  /** Files that were fetched, as `folder + file`. */
  fetched: readonly string[];
}

export function createFakeOrigin(): FakeOrigin {
  let current: ReleasePointer | undefined;
  const held = new Map<string, Release>();
  const fetched: string[] = [];
  return {
    fetched,
    says(pointer) {
      current = pointer;
    },
    holds(...releases) {
      for (const release of releases) held.set(release.folder, release);
    },
    pointer: async () => (current ? { ok: true, value: current } : { ok: false, error: 'does not answer' }),
    async releaseIn(folder) {
      const release = held.get(folder);
      return release ? { ok: true, value: release } : { ok: false, error: `${folder} answered 404` };
    },
    async file(release, file) {
      fetched.push(release.folder + file);
      return { ok: true, value: BUNDLE };
    },
  };
}

/** A store in memory. */
export interface FakeStore extends ReleaseStore {
  kept: Map<string, Release>;
}

export function createFakeStore(): FakeStore {
  const kept = new Map<string, Release>();
  return {
    kept,
    read: async (name) => kept.get(name),
    async write(release) {
      kept.set(release.name, release);
    },
    async bundle(release, fetchBundle) {
      const fetched = await fetchBundle();
      return fetched.ok ? { ok: true, value: `/cache/${release.folder}render.cjs` } : fetched;
    },
  };
}

/** A pool that answers each request with the same outcome. */
export interface FakePool extends WorkerPool {
  /** Path of its bundle. */
  bundle: string;
  requests: readonly RenderRequest[];
  answersWith(outcome: RenderOutcome): void;
  isDrained(): boolean;
}

export function createFakePool(bundle: string): FakePool {
  const requests: RenderRequest[] = [];
  let outcome: RenderOutcome = { ok: true, value: viewOf(bundle) };
  let drained = false;
  return {
    bundle,
    requests,
    answersWith(next) {
      outcome = next;
    },
    isDrained: () => drained,
    async render(request) {
      requests.push(request);
      return outcome;
    },
    waiting: () => 0,
    async drain() {
      drained = true;
    },
  };
}
