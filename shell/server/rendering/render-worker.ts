import { isRenderResult, type HttpClient, type RenderRequest } from '@shared/contract';
import { systemClock, type Clock } from '../time/clock.ts';
import { threadTime, type ThreadTime } from '../time/thread-time.ts';
import { startJobLimit, type JobLimit } from './job-limit.ts';
import { renderFailure, type RenderFailure, type RenderOutcome } from './render-outcome.ts';
import { readFromWorker, type FromWorker, type HttpCall } from './worker-messages.ts';
import type { StartThread } from './worker-thread.ts';

export interface RenderWorkerPorts {
  startThread: StartThread;
  /** Carries out the API calls of the bundle. */
  http: HttpClient;
  /** Default: the process's own. */
  clock?: Clock;
  /** What became of a thread's time, undefined when nobody knows. Default: what the system says. */
  timeOf?(thread: number): ThreadTime | undefined;
}

/** One worker thread with one job at a time. */
export interface RenderWorker {
  /** Resolves once the bundle is loaded; rejects when it cannot be, or not within ten seconds. */
  ready: Promise<void>;
  /** False from the moment on at which its end is certain: it takes no job any more. */
  isUsable(): boolean;
  /**
   * Never rejects. A job over its limit ends the whole worker: a loop cannot be ended otherwise. One that worked too little
   * meanwhile is only late: nobody waits for it any more, but it may go on until it has had its time, used or not.
   * @param limitMs from now on; while the job waits for data within its budget, the time stands still
   */
  render(request: RenderRequest, limitMs: number): Promise<RenderOutcome>;
  /** Resolves once it has no job, be it a late one that nobody waits for, and when it has ended. */
  idle(): Promise<void>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  terminate(): Promise<unknown>;
}

/** A thread is loaded in less than a second; this is for one that loops meanwhile. */
const LOAD_LIMIT_MS = 10_000;
/** Who was on a processor for this part of the limit has used it up himself; who was not has waited for the machine. */
const OWN_PART = 0.8;
const LATE_CHECK_MS = 100;
/** A machine that gives nothing to a thread for so long never will. */
const LATE_LIMIT_MS = 5000;

const UNREADABLE = { ok: false, failure: { kind: 'malformed' } } as const;

interface Job {
  id: number;
  limit: JobLimit;
  finish(outcome: RenderOutcome): void;
}

/** A job that nobody waits for any more. */
interface LateJob {
  id: number;
  end(fault?: RenderFailure): void;
}

export function startRenderWorker({
  startThread,
  http,
  clock = systemClock,
  timeOf = threadTime,
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
  let late: LateJob | undefined;
  let lastJob = 0;
  let isUsable = true;
  /** As the system numbers it; said once, before the bundle could say anything. */
  let systemThread: { id: number | undefined } | undefined;
  let idle = Promise.resolve();

  const threadTimeNow = () => (systemThread?.id === undefined ? undefined : timeOf(systemThread.id));

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
      late?.end({ kind: 'exited', message: reason });
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
      case 'started':
        systemThread ??= { id: message.thread };
        return undefined;
      case 'ready':
        callOffLoading();
        return markReady();
      case 'http':
        return void call(message.call, message.request);
      case 'rendered':
        if (message.job === late?.id) late.end();
        if (message.job !== job?.id) return undefined;
        return job.finish(
          isRenderResult(message.result)
            ? { ok: true, value: message.result }
            : renderFailure('malformed', 'the server bundle returned something else than a render result'),
        );
      case 'failed':
        if (message.job === late?.id) late.end();
        return message.job === job?.id ? job.finish(renderFailure('threw', message.message)) : undefined;
    }
  }

  /** The time of the job that runs now stands still meanwhile; that of a later one does not. */
  async function call(id: number, request: HttpCall): Promise<void> {
    const limit = job?.limit;
    limit?.dataAsked();
    const result = await http.request(request);
    try {
      thread.post({ type: 'http-result', call: id, result });
    } catch {
      // What cannot be copied to the thread is no data, whoever has sent it.
      thread.post({ type: 'http-result', call: id, result: UNREADABLE });
    }
    limit?.dataAnswered();
  }

  /**
   * Lets a job that nobody waits for go on until it has had its time, then ends the thread as for any other. From here on
   * time in which it could have worked counts as time that it had: it may wait for something that never comes.
   * @param timeLeft milliseconds
   */
  function goOn(id: number, timeLeft: number): Promise<RenderFailure | undefined> {
    return new Promise((resolve) => {
      const since = clock.now();
      const queuedBefore = threadTimeNow()?.queued;
      let callOff = () => {};
      const end = (fault?: RenderFailure) => {
        callOff();
        late = undefined;
        resolve(fault);
      };
      const check = () => {
        const waited = clock.now() - since;
        const queued = (threadTimeNow()?.queued ?? Number.NaN) - (queuedBefore ?? Number.NaN);
        if (waited - queued < timeLeft && waited < LATE_LIMIT_MS) {
          callOff = clock.after(LATE_CHECK_MS, check);
          return;
        }
        void terminate();
        end({ kind: 'limit', message: `no answer ${Math.round(waited)} ms after its visitor had gone on` });
      };
      late = { id, end };
      callOff = clock.after(LATE_CHECK_MS, check);
    });
  }

  return {
    ready,
    ended,
    isUsable: () => isUsable,
    idle: () => idle,
    terminate,
    render(request, limitMs) {
      if (!isUsable) return Promise.resolve(renderFailure('exited', 'the worker has ended'));
      lastJob += 1;
      const id = lastJob;
      const workedBefore = threadTimeNow()?.worked;
      /** Undefined when nobody knows. */
      const timeLeft = () => {
        const worked = threadTimeNow()?.worked;
        if (worked === undefined || workedBefore === undefined) return undefined;
        return limitMs * OWN_PART - (worked - workedBefore);
      };
      return new Promise((resolve) => {
        const limit = startJobLimit({ limitMs, dataBudgetMs: request.dataBudgetMs }, clock, () => {
          const message = `no answer within ${limitMs} ms`;
          const left = timeLeft();
          if (left !== undefined && left > 0) {
            const later = goOn(id, left);
            idle = later.then(() => undefined);
            job?.finish({ ok: false, error: { kind: 'starved', message, later } });
            return;
          }
          void terminate();
          job?.finish(renderFailure('limit', message));
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
