import type { RenderRequest } from '@shared/contract';
import { systemClock, type Clock } from '../time/clock.ts';
import { renderFailure, type RenderOutcome } from './render-outcome.ts';
import type { RenderWorker } from './render-worker.ts';

export interface WorkerPoolOptions {
  /** Workers, each of which renders one request at a time. */
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
  startWorker(): RenderWorker;
  /** Default: the process's own. */
  clock?: Clock;
}

/** The workers of one release. */
export interface WorkerPool {
  /** Never rejects. */
  render(request: RenderRequest): Promise<RenderOutcome>;
  /** Lets what was asked for end, within two seconds, and then ends the workers. */
  drain(): Promise<void>;
}

const WAITING_PER_WORKER = 16;
/** With the limit of a rendering it stays below the half second that a document may take when a bundle loops. */
const WAIT_LIMIT_MS = 100;
/** A thread that dies at once is not started again at once, and each time later: a start keeps a core busy. */
const RESTART_DELAY_MS = 250;
const MOST_RESTART_DELAY_MS = 30_000;
const WARM_UP_LIMIT_MS = 5000;
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
  const free = new Set<RenderWorker>();
  /** In the order in which they have come. */
  const waiting = new Set<(worker: RenderWorker | undefined) => void>();
  /** Requests that wait or are being rendered. */
  let accepted = 0;
  let isClosing = false;
  /** Workers that have ended one after the other without ever being of use. */
  let uselessStarts = 0;
  let onDone = () => {};

  /** A worker whose end is certain gets no job any more, though its thread may still be there. */
  function offer(worker: RenderWorker): void {
    if (!worker.isUsable()) return;
    const [next] = waiting;
    if (next) next(worker);
    else free.add(worker);
  }

  async function addWorker(): Promise<void> {
    const worker = startWorker();
    let wasOfUse = false;
    workers.add(worker);
    void worker.ended.then(() => {
      workers.delete(worker);
      free.delete(worker);
      uselessStarts = wasOfUse ? 0 : uselessStarts + 1;
      const delay = Math.min(RESTART_DELAY_MS * 2 ** uselessStarts, MOST_RESTART_DELAY_MS);
      clock.after(delay, () => {
        if (!isClosing) addWorker().catch(() => undefined);
      });
    });
    await worker.ready;
    // The first rendering of a thread is slow; it is not a visitor's. Its outcome does not matter.
    await worker.render(warmUp, WARM_UP_LIMIT_MS);
    await worker.idle();
    wasOfUse = worker.isUsable();
    offer(worker);
  }

  /** Undefined when none is free in time. */
  async function freeWorker(): Promise<RenderWorker | undefined> {
    // The one that has just become free: its caches are warm.
    const last = [...free].findLast((worker) => worker.isUsable());
    if (last) {
      free.delete(last);
      return last;
    }
    if (waiting.size >= mostWaiting) return undefined;
    return new Promise((resolve) => {
      const give = (worker: RenderWorker | undefined) => {
        waiting.delete(give);
        callOff();
        resolve(worker);
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
    await Promise.all(Array.from({ length: size }, addWorker));
  } catch (error) {
    await endWorkers();
    throw error;
  }

  return {
    async render(request) {
      if (isClosing) return renderFailure('closing', 'the release makes room for the next one');
      accepted += 1;
      const worker = await freeWorker();
      const outcome = worker
        ? await worker.render(request, limitMs)
        : renderFailure('crowded', 'no worker was free in time');
      accepted -= 1;
      if (worker) void worker.idle().then(() => offer(worker));
      if (accepted === 0) onDone();
      return outcome;
    },
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
