import { releaseId, type Release, type RenderRequest } from '@shared/contract';
import { createCircuitBreaker, type CircuitBreaker } from '../rendering/circuit-breaker.ts';
import {
  isBundleFault,
  renderFailure,
  UnloadableBundle,
  type RenderFailure,
  type RenderOutcome,
} from '../rendering/render-outcome.ts';
import type { WorkerPool } from '../rendering/worker-pool.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import type { ReleaseStore } from './release-store.ts';

export interface ServingPorts {
  store: ReleaseStore;
  /** Starts a warm pool for a verified bundle; rejects when the bundle cannot be loaded. */
  startPool(release: Release, bundle: string): Promise<WorkerPool>;
  /** Default: opens after five faults in a row, for 30 seconds. */
  createBreaker?(): CircuitBreaker;
  /** Default: the process's own. */
  clock?: Clock;
  log(line: string): void;
  /** Hears of each fault of a bundle's. Default: nobody does. */
  failed?(fault: BundleFailure): void;
  /** Hears of each rendering that says something of the release. Default: nobody does. */
  rendered?(release: Release, fault?: RenderingFault): void;
}

/** A rendering at which the bundle was at fault. */
export interface RenderingFault {
  /** What was asked for; undefined when that does not matter, since the bundle cannot be loaded. */
  request: RenderRequest | undefined;
}

/** What a release's bundle did wrong. */
export interface BundleFailure {
  release: Release;
  /** A stack, or a sentence. */
  text: string;
  /** What was asked for. Default: nothing yet, it could not be loaded. */
  pathname?: string;
  /** As `?q=villa`. Default: none. */
  search?: string;
}

/** One release that visitors get, with what renders it. */
export interface ServedRelease {
  release: Release;
  /** Resolves after the first try to have it rendered, whether that is so or not then. */
  started: Promise<void>;
  /** Whether documents are rendered from it, at this moment. */
  isRendered(): boolean;
  /** Whether it has failed so often that it is not asked for a while. */
  isPaused(): boolean;
  /** How many requests wait for one of its workers. */
  waiting(): number;
  /** Never rejects. */
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** The same for who wants to know what comes of it: nothing is made of a failure. Never rejects. */
  tryRender(request: RenderRequest): Promise<RenderOutcome>;
  /** Lets running jobs end, then ends the workers. */
  close(): Promise<void>;
}

/** A bundle that is not to be had, or does not load, is tried again, each time later: a start keeps a core busy. */
const RETRY_DELAY_MS = 1000;
const MOST_RETRY_DELAY_MS = 300_000;

/**
 * Downloads, verifies and warms a release's server bundle, and tries again while that fails. Until then, and without a
 * bundle, the release is rendered in the browser.
 */
export function serveRelease(release: Release, origin: ReleaseOrigin, ports: ServingPorts): ServedRelease {
  const { clock = systemClock } = ports;
  const log = (line: string) => ports.log(`${release.name}@${releaseId(release)}: ${line}`);
  const breaker = (ports.createBreaker ?? createCircuitBreaker)();
  let pool: WorkerPool | undefined;
  let isClosed = false;
  let lastTrouble: string | undefined;
  /** Whether the bundle threw when it was loaded: until it comes, each page goes without it. */
  let isUnloadable = false;
  let callOffRetry = () => {};

  async function start(nextDelayMs: number): Promise<void> {
    try {
      const started = await startPool(release, origin, ports);
      if (isClosed) return await started?.drain();
      pool = started;
      isUnloadable = false;
      if (lastTrouble !== undefined) log('rendered on the server now');
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      // The same trouble at every try is said once.
      if (trouble !== lastTrouble) {
        log(`not rendered on the server: ${trouble}`);
        if (error instanceof UnloadableBundle) ports.failed?.({ release, text: trouble });
      }
      lastTrouble = trouble;
      isUnloadable = error instanceof UnloadableBundle;
      if (isClosed) return;
      const again = () => void start(Math.min(nextDelayMs * 2, MOST_RETRY_DELAY_MS));
      callOffRetry = clock.after(nextDelayMs, again);
    }
  }
  const started = start(RETRY_DELAY_MS);
  const notRendered = () =>
    release.server && lastTrouble === undefined
      ? renderFailure('starting', 'what renders this release is on its way')
      : renderFailure('no-bundle', 'nothing of this release renders on the server');

  /** What is nobody's fault says nothing of the release, neither good nor bad. */
  function judge(request: RenderRequest, outcome: RenderOutcome): void {
    const { pathname, search } = request;
    if (outcome.ok) {
      ports.rendered?.(release);
      return breaker.record(true);
    }
    const accuse = ({ kind, message }: RenderFailure) => {
      if (!isBundleFault(kind)) return;
      breaker.record(false);
      ports.rendered?.(release, { request });
      log(`rendering ${pathname} failed (${kind}): ${message}`);
      ports.failed?.({ release, text: message, pathname, search });
    };
    accuse(outcome.error);
    void outcome.error.later?.then((fault) => fault && accuse(fault));
  }

  return {
    release,
    started,
    isRendered: () => pool !== undefined && breaker.allows(),
    isPaused: () => !breaker.allows(),
    waiting: () => pool?.waiting() ?? 0,
    async render(request) {
      if (!pool) {
        if (isUnloadable) ports.rendered?.(release, { request: undefined });
        return notRendered();
      }
      if (!breaker.allows()) return renderFailure('paused', 'this release has failed too often');
      const outcome = await pool.render(request);
      judge(request, outcome);
      return outcome;
    },
    tryRender: async (request) => pool?.render(request) ?? notRendered(),
    async close() {
      isClosed = true;
      callOffRetry();
      await pool?.drain();
    },
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
