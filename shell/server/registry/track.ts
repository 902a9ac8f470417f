import type { Release, RenderRequest } from '@shared/contract';
import { createCircuitBreaker } from '../rendering/circuit-breaker.ts';
import type { RenderOutcome } from '../rendering/render-worker.ts';
import type { WorkerPool } from '../rendering/worker-pool.ts';
import { fetchReleaseFile } from './fetch-release.ts';
import type { ReleaseStore } from './release-store.ts';

export interface TrackPorts {
  store: ReleaseStore;
  /** Starts a warm pool for a verified bundle; rejects when the bundle cannot be loaded. */
  startPool(release: Release, bundle: string): Promise<WorkerPool>;
  log(line: string): void;
}

/** One release that visitors get, with what renders it. */
export interface Track {
  release: Release;
  /** Whether documents are rendered from it, at this moment. */
  isRendered(): boolean;
  /** Undefined when the release is rendered in the browser only, or is not asked for now. */
  render(request: RenderRequest, limitMs: number): Promise<RenderOutcome> | undefined;
  /** Lets running jobs end, then ends the workers. */
  close(): Promise<void>;
}

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Downloads, verifies and warms a release's server bundle; a release without one is rendered in the browser. */
export async function openTrack(origin: string, release: Release, ports: TrackPorts): Promise<Track> {
  const { name } = release;
  const log = (line: string) => ports.log(`${name}: ${line}`);
  const pool = await startPool(origin, release, ports).catch((error: unknown) => {
    log(`not rendered on the server: ${text(error)}`);
    return undefined;
  });
  const breaker = createCircuitBreaker();
  return {
    release,
    isRendered: () => pool !== undefined && breaker.allows(),
    render(request, limitMs) {
      if (!pool || !breaker.allows()) return undefined;
      return pool.render(request, limitMs).then((outcome) => {
        breaker.record(outcome.ok);
        if (!outcome.ok)
          log(`rendering ${request.pathname} failed (${outcome.error.kind}): ${outcome.error.message}`);
        return outcome;
      });
    },
    close: async () => pool?.drain(),
  };
}

async function startPool(
  origin: string,
  release: Release,
  ports: TrackPorts,
): Promise<WorkerPool | undefined> {
  const { server } = release;
  if (!server) return undefined;
  const bundle = await ports.store.bundle(release, () => fetchReleaseFile(origin, release, server.file));
  if (!bundle.ok) throw new Error(bundle.error);
  return ports.startPool(release, bundle.value);
}
