import { AsyncResource } from 'node:async_hooks';
import type { RenderRequest } from '@shared/contract';
import { systemClock, type Clock } from '../time/clock.ts';
import { renderFailure, type RenderOutcome } from './render-outcome.ts';
import type { RenderWorker } from './render-worker.ts';

export interface WorkerPoolOptions {
  /** Workers, each of which renders one request at a time, and takes others while that one waits for data. */
  size: number;
  /** Milliseconds that a rendering may take, from the moment on at which a worker has it. */
  limitMs: number;
  /** What each worker renders before it is asked for anything. */
  warmUp: RenderRequest;
  /** Most requests that wait for a worker; what is more is not rendered. Default: 16 for each worker. */
  mostWaiting?: number;
  /** Milliseconds that a request waits for a worker. Default: 100. */
  waitLimitMs?: number;
}

export interface WorkerPoolPorts {
  /** @param onFree to be called whenever the worker may take a job now */
  startWorker(onFree: () => void): RenderWorker;
  /** Default: the process's own. */
  clock?: Clock;
}

/** The workers of one release. */
export interface WorkerPool {
  /** Never rejects. */
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** How many requests wait for a worker. */
  waiting(): number;
  /** Lets what was asked for end, within two seconds, and then ends the workers. */
  drain(): Promise<void>;
}

const WAITING_PER_WORKER = 16;
/** With the limit of a rendering it stays below the half second that a document may take when a bundle loops. */
const WAIT_LIMIT_MS = 100;
/** A thread that dies at once is not started again at once, and each time later: a start keeps a core busy. */
const RESTART_DELAY_MS = 250;
const MOST_RESTART_DELAY_MS = 30_000;
/** Several times what it takes; one that got too little of the machine may go on. */
const WARM_UP_LIMIT_MS = 1500;
const DRAIN_LIMIT_MS = 2000;

/**
 * Keeps so many workers, each warm before it gets a job, and replaces those that end.
 * Rejects when one of the first workers cannot load the bundle: such a release is not rendered on the server.
 */
export async function startWorkerPool(
  { size, limitMs, warmUp, ...options }: WorkerPoolOptions,
  { startWorker, clock = systemClock }: WorkerPoolPorts,
): Promise<WorkerPool> {
  const { mostWaiting = size * WAITING_PER_WORKER, waitLimitMs = WAIT_LIMIT_MS } = options;
  const workers = new Set<RenderWorker>();
  /** Workers that may get jobs; the one that was free last comes last: its caches are warm. */
  const warm = new Set<RenderWorker>();
  /** In the order in which they have come. */
  const waiting = new Set<(worker: RenderWorker | undefined) => void>();
  /** Requests that wait or are being rendered. */
  let accepted = 0;
  let isClosing = false;
  /** Workers that have ended one after the other without ever being of use. */
  let uselessStarts = 0;
  let onDone = () => {};

  /** Gives a worker what waits, for as long as it takes jobs: one whose end is certain takes none. */
  function offer(worker: RenderWorker): void {
    if (!warm.delete(worker)) return;
    warm.add(worker);
    for (const give of waiting) {
      if (!worker.isFree()) return;
      give(worker);
    }
  }

  async function addWorker(): Promise<void> {
    const worker: RenderWorker = startWorker(() => offer(worker));
    let wasOfUse = false;
    workers.add(worker);
    void worker.ended.then(() => {
      workers.delete(worker);
      warm.delete(worker);
      uselessStarts = wasOfUse ? 0 : uselessStarts + 1;
      const delay = Math.min(RESTART_DELAY_MS * 2 ** uselessStarts, MOST_RESTART_DELAY_MS);
      clock.after(delay, () => {
        if (!isClosing) addWorker().catch(() => undefined);
      });
    });
    await worker.ready;
    // The first rendering of a process is slow; it is not a visitor's. Its outcome does not matter.
    await worker.render(warmUp, WARM_UP_LIMIT_MS);
    wasOfUse = worker.isUsable();
    if (!wasOfUse) return;
    warm.add(worker);
    offer(worker);
  }

  /** @param task gets undefined when none is free in time */
  function whenFree(
    task: (worker: RenderWorker | undefined) => Promise<RenderOutcome>,
  ): Promise<RenderOutcome> {
    const last = [...warm].findLast((worker) => worker.isFree());
    if (last) return task(last);
    if (waiting.size >= mostWaiting) return task(undefined);
    return new Promise((resolve) => {
      const give = (worker: RenderWorker | undefined) => {
        waiting.delete(give);
        callOff();
        // At once: whether a worker is free says what it has been given.
        resolve(task(worker));
      };
      const callOff = clock.after(waitLimitMs, () => give(undefined));
      waiting.add(give);
    });
  }

  async function endWorkers(): Promise<void> {
    isClosing = true;
    for (const give of waiting) give(undefined);
    await Promise.all([...workers].map((worker) => worker.terminate()));
  }

  try {
    // A bundle that loops while it is loaded holds one processor, not all of them.
    await addWorker();
    await Promise.all(Array.from({ length: size - 1 }, addWorker));
  } catch (error) {
    await endWorkers();
    throw error;
  }

  return {
    async render(request) {
      if (isClosing) return renderFailure('closing', 'the release makes room for the next one');
      accepted += 1;
      // Whoever waits gets a worker when another request has ended: what is done is still done for this one.
      const outcome = await whenFree(
        AsyncResource.bind(
          (worker: RenderWorker | undefined) =>
            worker?.render(request, limitMs) ??
            Promise.resolve(renderFailure('crowded', 'no worker was free in time')),
        ),
      );
      accepted -= 1;
      if (accepted === 0) onDone();
      return outcome;
    },
    waiting: () => waiting.size,
    async drain() {
      isClosing = true;
      if (accepted > 0) {
        await new Promise<void>((resolve) => {
          const callOff = clock.after(DRAIN_LIMIT_MS, resolve);
          onDone = () => {
            callOff();
            resolve();
          };
        });
      }
      await endWorkers();
    },
  };
}
