import { isRenderResult, type HttpClient, type RenderRequest } from '@shared/contract';
import { systemClock, type Clock } from '../time/clock.ts';
import { startJobLimit, type JobLimit } from './job-limit.ts';
import { renderFailure, type RenderOutcome } from './render-outcome.ts';
import { readFromWorker, type FromWorker, type HttpCall } from './worker-messages.ts';
import type { StartThread } from './worker-thread.ts';

export interface RenderWorkerPorts {
  startThread: StartThread;
  /** Carries out the API calls of the bundle. */
  http: HttpClient;
  /** Default: the process's own. */
  clock?: Clock;
}

/** One worker thread with one job at a time. */
export interface RenderWorker {
  /** Resolves once the bundle is loaded; rejects when it cannot be, or not within ten seconds. */
  ready: Promise<void>;
  /** False from the moment on at which its end is certain: it takes no job any more. */
  isUsable(): boolean;
  /**
   * Never rejects. A job over its limit ends the whole worker: a loop cannot be ended otherwise.
   * @param limitMs from now on; while the job waits for data within its budget, the time stands still
   */
  render(request: RenderRequest, limitMs: number): Promise<RenderOutcome>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  terminate(): Promise<unknown>;
}

/** A thread is loaded in less than a second; this is for one that loops meanwhile. */
const LOAD_LIMIT_MS = 10_000;

interface Job {
  id: number;
  limit: JobLimit;
  finish(outcome: RenderOutcome): void;
}

export function startRenderWorker({
  startThread,
  http,
  clock = systemClock,
}: RenderWorkerPorts): RenderWorker {
  let markReady = () => {};
  let markFailed = (_error: Error) => {};
  let markEnded = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    markReady = resolve;
    markFailed = reject;
  });
  ready.catch(() => undefined);
  const ended = new Promise<void>((resolve) => {
    markEnded = resolve;
  });
  let job: Job | undefined;
  let lastJob = 0;
  let isUsable = true;

  const thread = startThread({
    message(value) {
      const message = readFromWorker(value);
      if (message) take(message);
    },
    ended(reason) {
      isUsable = false;
      callOffLoading();
      markFailed(new Error(reason));
      job?.finish(renderFailure('exited', reason));
      markEnded();
    },
  });

  const terminate = () => {
    isUsable = false;
    return thread.terminate();
  };
  const callOffLoading = clock.after(LOAD_LIMIT_MS, () => {
    markFailed(new Error(`the bundle was not loaded within ${LOAD_LIMIT_MS} ms`));
    void terminate();
  });

  function take(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        callOffLoading();
        return markReady();
      case 'http':
        return void call(message.call, message.request);
      case 'rendered':
        if (message.job !== job?.id) return undefined;
        return job.finish(
          isRenderResult(message.result)
            ? { ok: true, value: message.result }
            : renderFailure('malformed', 'the server bundle returned something else than a render result'),
        );
      case 'failed':
        return message.job === job?.id ? job.finish(renderFailure('threw', message.message)) : undefined;
    }
  }

  /** The time of the job that runs now stands still meanwhile; that of a later one does not. */
  async function call(id: number, request: HttpCall): Promise<void> {
    const limit = job?.limit;
    limit?.dataAsked();
    const result = await http.request(request);
    thread.post({ type: 'http-result', call: id, result });
    limit?.dataAnswered();
  }

  return {
    ready,
    ended,
    isUsable: () => isUsable,
    terminate,
    render(request, limitMs) {
      if (!isUsable) return Promise.resolve(renderFailure('exited', 'the worker has ended'));
      lastJob += 1;
      const id = lastJob;
      return new Promise((resolve) => {
        const limit = startJobLimit({ limitMs, dataBudgetMs: request.dataBudgetMs }, clock, () => {
          void terminate();
          job?.finish(renderFailure('limit', `no answer within ${limitMs} ms`));
        });
        job = {
          id,
          limit,
          finish(outcome) {
            limit.end();
            job = undefined;
            resolve(outcome);
          },
        };
        thread.post({ type: 'render', job: id, request });
      });
    },
  };
}
