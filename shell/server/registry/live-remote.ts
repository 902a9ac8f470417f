import {
  CONTRACT_VERSION,
  type RegistryEntry,
  type Release,
  type RemoteName,
  type RenderRequest,
} from '@shared/contract';
import { createCircuitBreaker, type CircuitBreaker } from '../rendering/circuit-breaker.ts';
import type { RenderOutcome } from '../rendering/render-worker.ts';
import type { WorkerPool } from '../rendering/worker-pool.ts';
import { fetchRelease, fetchReleaseFile } from './fetch-release.ts';
import type { ReleaseStore } from './release-store.ts';

export interface LiveRemotePorts {
  store: ReleaseStore;
  /** Starts a warm pool for a verified bundle; rejects when the bundle cannot be loaded. */
  startPool(release: Release, bundle: string): Promise<WorkerPool>;
  log(line: string): void;
}

interface Rendering {
  pool: WorkerPool;
  breaker: CircuitBreaker;
}

/** One remote as the document server knows it: its live release and what renders it. */
export interface LiveRemote {
  /** The release that documents name; undefined until one was ever seen. */
  release(): Release | undefined;
  entry(): RegistryEntry | undefined;
  /** Undefined when the release is rendered in the browser only, or is not asked for now. */
  render(request: RenderRequest, limitMs: number): Promise<RenderOutcome> | undefined;
  /** Takes up the last good release from disk, so that the first document does not wait. */
  restore(): Promise<void>;
  /** Asks the origin once, and switches when there is a new release. */
  poll(): Promise<void>;
  close(): Promise<void>;
}

export function createLiveRemote(name: RemoteName, origin: string, ports: LiveRemotePorts): LiveRemote {
  const { store, log } = ports;
  let live: Release | undefined;
  let rendering: Rendering | undefined;
  let lastProblem = '';

  /** The same trouble at every poll is said once. */
  const complain = (problem: string) => {
    if (problem !== lastProblem) log(`${name}: ${problem}`);
    lastProblem = problem;
  };

  async function startRendering(release: Release): Promise<Rendering | undefined> {
    if (!release.server) return undefined;
    const { file } = release.server;
    const bundle = await store.bundle(release, () => fetchReleaseFile(origin, release, file));
    if (!bundle.ok) {
      log(`${name}: not rendered on the server: ${bundle.error}`);
      return undefined;
    }
    try {
      return { pool: await ports.startPool(release, bundle.value), breaker: createCircuitBreaker() };
    } catch (error) {
      log(`${name}: not rendered on the server: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  /** Browser files and server bundle switch together, the new workers warm before the old ones go. */
  async function switchTo(release: Release): Promise<void> {
    const next = await startRendering(release);
    const previous = rendering;
    live = release;
    rendering = next;
    log(`${name}: ${release.folder} is live${next ? '' : ', rendered in the browser'}`);
    await previous?.pool.drain();
  }

  return {
    release: () => live,
    entry: () => live && registryEntry(live),
    render(request, limitMs) {
      if (!rendering?.breaker.allows()) return undefined;
      const { pool, breaker } = rendering;
      return pool.render(request, limitMs).then((outcome) => {
        breaker.record(outcome.ok);
        if (!outcome.ok)
          log(
            `${name}: rendering ${request.pathname} failed (${outcome.error.kind}): ${outcome.error.message}`,
          );
        return outcome;
      });
    },
    async restore() {
      const kept = await store.read(name);
      if (kept) await switchTo(kept);
    },
    async poll() {
      const fetched = await fetchRelease(origin);
      if (!fetched.ok) return complain(fetched.error);
      const release = fetched.value;
      if (release.name !== name) return complain(`its origin serves ${release.name}`);
      if (release.contract !== CONTRACT_VERSION) {
        return complain(
          `${release.version} was built against contract ${release.contract}, the shell has ${CONTRACT_VERSION}`,
        );
      }
      lastProblem = '';
      if (live && isSameRelease(release, live)) return undefined;
      await switchTo(release);
      await store.write(release);
    },
    async close() {
      await rendering?.pool.drain();
    },
  };
}

/** Folders are immutable, but a development server keeps one folder and builds anew into it. */
const isSameRelease = (one: Release, other: Release) =>
  one.folder === other.folder && one.builtAt === other.builtAt;

function registryEntry(release: Release): RegistryEntry {
  const base = `/remotes/${release.name}/${release.folder}`;
  const integrity = release.integrity[release.container.file];
  return {
    name: release.name,
    version: release.version,
    base,
    container: {
      url: base + release.container.file,
      global: release.container.global,
      ...(integrity && { integrity }),
    },
    routes: release.routes,
    parcels: release.parcels,
  };
}
