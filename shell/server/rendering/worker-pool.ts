import type { RenderRequest } from '@shared/contract';
import {
  startRenderWorker,
  type RenderOutcome,
  type RenderWorker,
  type WorkerOptions,
} from './render-worker.ts';

export interface WorkerPool {
  /** Never rejects; waiting for a free worker counts towards the limit. */
  render(request: RenderRequest, limitMs: number): Promise<RenderOutcome>;
  /** Lets running jobs end, then ends the threads. */
  drain(): Promise<void>;
}

interface Waiting {
  give(worker: RenderWorker): void;
}

/** A thread that dies at once is not started again at once. */
const RESTART_DELAY_MS = 250;

/**
 * Keeps `size` workers for one release, each warm before it gets a job, and replaces those that end.
 * Rejects when the first worker cannot load the bundle: such a release never goes live.
 */
export async function startWorkerPool(
  options: WorkerOptions,
  size: number,
  warmUp: RenderRequest,
): Promise<WorkerPool> {
  const free: RenderWorker[] = [];
  const queue: Waiting[] = [];
  const all = new Set<RenderWorker>();
  let draining = false;

  const release = (worker: RenderWorker) => {
    if (!all.has(worker)) return;
    const next = queue.shift();
    if (next) next.give(worker);
    else free.push(worker);
  };

  async function start(): Promise<void> {
    const worker = startRenderWorker(options);
    all.add(worker);
    void worker.ended.then(() => {
      all.delete(worker);
      const index = free.indexOf(worker);
      if (index >= 0) free.splice(index, 1);
      if (!draining) setTimeout(() => draining || start().catch(() => undefined), RESTART_DELAY_MS).unref();
    });
    await worker.ready;
    // The first rendering of a thread is slow; it is not a visitor's. Its outcome does not matter.
    await worker.render(warmUp, WARM_UP_LIMIT_MS);
    release(worker);
  }

  /** A free worker, or undefined when none comes free in time. */
  function acquire(limitMs: number): Promise<RenderWorker | undefined> {
    const worker = free.pop();
    if (worker) return Promise.resolve(worker);
    return new Promise((resolve) => {
      const entry: Waiting = {
        give(given) {
          clearTimeout(timer);
          resolve(given);
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1);
        resolve(undefined);
      }, limitMs);
      queue.push(entry);
    });
  }

  const drain = async () => {
    draining = true;
    const idle = (worker: RenderWorker) => free.includes(worker);
    const busy = [...all].filter((worker) => !idle(worker));
    await Promise.race([
      Promise.all(busy.map((worker) => waitUntil(() => idle(worker)))),
      delay(DRAIN_LIMIT_MS),
    ]);
    await Promise.all([...all].map((worker) => worker.terminate()));
  };

  try {
    await Promise.all(Array.from({ length: size }, start));
  } catch (error) {
    draining = true;
    await Promise.all([...all].map((worker) => worker.terminate()));
    throw error;
  }

  return {
    drain,
    async render(request, limitMs) {
      const asked = performance.now();
      const worker = await acquire(limitMs);
      if (!worker) return { ok: false, error: { kind: 'timeout', message: 'no worker was free in time' } };
      const outcome = await worker.render(request, Math.max(1, limitMs - (performance.now() - asked)));
      release(worker);
      return outcome;
    },
  };
}

const WARM_UP_LIMIT_MS = 5000;
const DRAIN_LIMIT_MS = 2000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(10);
}
