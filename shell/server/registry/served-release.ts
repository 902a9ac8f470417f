import type { Release, RenderRequest } from '@shared/contract';
import { createCircuitBreaker, type CircuitBreaker } from '../rendering/circuit-breaker.ts';
import {
  isBundleFault,
  renderFailure,
  type RenderFailure,
  type RenderOutcome,
} from '../rendering/render-outcome.ts';
import type { WorkerPool } from '../rendering/worker-pool.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import type { ReleaseStore } from './release-store.ts';

export interface ServingPorts {
  store: ReleaseStore;
  /** Starts a warm pool for a verified bundle; rejects when the bundle cannot be loaded. */
  startPool(release: Release, bundle: string): Promise<WorkerPool>;
  /** Default: opens after five faults in a row, for 30 seconds. */
  createBreaker?(): CircuitBreaker;
  log(line: string): void;
}

/** One release that visitors get, with what renders it. */
export interface ServedRelease {
  release: Release;
  /** Whether documents are rendered from it, at this moment. */
  isRendered(): boolean;
  /** Never rejects. */
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** Lets running jobs end, then ends the workers. */
  close(): Promise<void>;
}

/**
 * Downloads, verifies and warms a release's server bundle. Never rejects: a release without a bundle, or with one that
 * does not come, match its hash or load, is rendered in the browser.
 */
export async function serveRelease(
  release: Release,
  origin: ReleaseOrigin,
  ports: ServingPorts,
): Promise<ServedRelease> {
  const log = (line: string) => ports.log(`${release.name}: ${line}`);
  const pool = await startPool(release, origin, ports).catch((error: unknown) => {
    log(`not rendered on the server: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  });
  const breaker = (ports.createBreaker ?? createCircuitBreaker)();

  /** What is nobody's fault says nothing of the release, neither good nor bad. */
  function judge({ pathname }: RenderRequest, outcome: RenderOutcome): void {
    if (outcome.ok) return breaker.record(true);
    const accuse = ({ kind, message }: RenderFailure) => {
      if (!isBundleFault(kind)) return;
      breaker.record(false);
      log(`rendering ${pathname} failed (${kind}): ${message}`);
    };
    accuse(outcome.error);
    void outcome.error.later?.then((fault) => fault && accuse(fault));
  }

  return {
    release,
    isRendered: () => pool !== undefined && breaker.allows(),
    async render(request) {
      if (!pool) return renderFailure('no-bundle', 'nothing of this release renders on the server');
      if (!breaker.allows()) return renderFailure('paused', 'this release has failed too often');
      const outcome = await pool.render(request);
      judge(request, outcome);
      return outcome;
    },
    close: async () => pool?.drain(),
  };
}

async function startPool(
  release: Release,
  origin: ReleaseOrigin,
  { store, startPool: start }: ServingPorts,
): Promise<WorkerPool | undefined> {
  const { server } = release;
  if (!server) return undefined;
  const bundle = await store.bundle(release, () => origin.file(release, server.file));
  if (!bundle.ok) throw new Error(bundle.error);
  return start(release, bundle.value);
}
