import { AsyncResource } from 'node:async_hooks';
import type { HttpClient, HttpResult, RenderRequest } from '@shared/contract';
import { systemClock, type Clock } from '../time/clock.ts';
import { startJobLimit, type JobLimit } from './job-limit.ts';
import {
  renderFailure,
  UnloadableBundle,
  type BundleFault,
  type RenderFailure,
  type RenderOutcome,
} from './render-outcome.ts';
import { readView } from './rendered-view.ts';
import { ANSWER_SLOTS, readFromWorker, type FromWorker, type HttpCall } from './worker-messages.ts';
import type { StartProcess } from './worker-process.ts';

export interface RenderWorkerPorts {
  startProcess: StartProcess;
  /** Carries out the API calls of the bundle. */
  http: HttpClient;
  /** Called whenever it may take another job now. Default: nobody hears of it. */
  onFree?(): void;
  /** Default: the process's own. */
  clock?: Clock;
}

/** One worker process. It renders one job after the other; while the jobs that it has wait for data, it takes another. */
export interface RenderWorker {
  /** Resolves once the bundle is loaded; rejects when it cannot be, or not within five seconds. */
  ready: Promise<void>;
  /** Whether it takes a job now. */
  isFree(): boolean;
  /** False from the moment on at which its end is certain: it takes no job any more. */
  isUsable(): boolean;
  /**
   * Never rejects. A job over its limit ends the whole worker: a loop cannot be ended otherwise. One that worked too little
   * meanwhile is only late: nobody waits for it any more, but it may go on until it has had its time, used or not. One of a
   * process that has rendered little yet has more of that.
   * @param limitMs from now on; while the job waits for data within its budget, the time stands still
   */
  render(request: RenderRequest, limitMs: number): Promise<RenderOutcome>;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
  terminate(): Promise<void>;
}

/** A process is loaded in less than a second; this is for one that loops meanwhile. What it waits for a processor is none of it. */
const LOAD_LIMIT_MS = 5000;
/** A machine that has not let it load for so long never will. */
const LATE_LOAD_LIMIT_MS = 30_000;
/** Jobs that wait for data hold their renderings' memory. */
const MOST_JOBS = 8;
/** Far more than a page asks for. */
const MOST_CALLS_OF_JOB = 100;
/** Who was on a processor for this part of the limit has used it up himself; who was not has waited for the machine. */
const OWN_PART = 0.8;
/** Until it has rendered so often, a process still compiles what it runs: a page takes several times as long. */
const RENDERINGS_TO_BE_QUICK = 8;
/**
 * Milliseconds that a rendering may have at least until then before it is at fault: whoever were ended for a slow start would start
 * anew, as slow, and a machine that is slow or busy would have nothing rendered any more.
 */
const SLOW_START_LIMIT_MS = 1500;
const LATE_CHECK_MS = 100;
/** A machine that gives nothing to a process for so long never will. */
const LATE_LIMIT_MS = 5000;

const MEGABYTE = 2 ** 20;
const MEMORY_CHECK_MS = 1000;
/** With this much it is replaced as soon as it has no job: what it has kept is given back. */
const MEMORY_TO_REPLACE = 256 * MEGABYTE;
/** With this much it is ended at once. */
const MOST_MEMORY = 384 * MEGABYTE;

const UNREADABLE = { ok: false, failure: { kind: 'malformed' } } as const;
const TOO_LATE = { ok: false, failure: { kind: 'aborted' } } as const;

/** What a slot of the process holds. */
interface SentAnswer {
  /** What was asked. */
  request: string;
  result: HttpResult;
}

interface Job {
  limit: JobLimit;
  calls: number;
  /** Asks on behalf of the request for which it is rendered, in whichever message the question comes. */
  ask(request: HttpCall): Promise<HttpResult>;
  finish(outcome: RenderOutcome): void;
}

export function startRenderWorker({
  startProcess,
  http,
  onFree = () => {},
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
  /** In the order in which they were taken. */
  const jobs = new Map<number, Job>();
  /** Jobs that nobody waits for any more, with what ends each. */
  const late = new Map<number, (fault?: RenderFailure) => void>();
  let lastJob = 0;
  /** That it has answered with a rendering, in time or not. */
  let renderings = 0;
  let isUsable = true;
  /** Replaced once its jobs are done. */
  let isWornOut = false;
  const sent: (SentAnswer | undefined)[] = Array.from({ length: ANSWER_SLOTS }, () => undefined);
  let nextSlot = 0;

  const worker = startProcess({
    message(value) {
      const message = readFromWorker(value);
      if (message) take(message);
      else endFor('malformed', 'the server bundle sent what is no message');
    },
    ended(reason) {
      endFor('exited', reason);
      callOffLoading();
      callOffMemoryCheck();
      markFailed(new Error(reason));
      markEnded();
    },
  });

  const terminate = () => {
    isUsable = false;
    return worker.terminate();
  };

  /**
   * Ends the process for a fault of the bundle's, once: of all jobs that it has, one is to blame, and the others may be
   * rendered elsewhere.
   */
  function endFor(kind: BundleFault, message: string, guilty = guiltyJob()): void {
    isUsable = false;
    for (const end of late.values()) end({ kind, message });
    for (const [id, job] of jobs) {
      if (id === guilty) job.finish(renderFailure(kind, message));
      else job.finish(renderFailure('crowded', 'its worker has ended for another rendering'));
    }
    void terminate();
  }

  /** Who is late; else who does something; when all wait, who is there for the longest time. */
  function guiltyJob(): number | undefined {
    if (late.size > 0) return undefined;
    const [oldest] = jobs.keys();
    return [...jobs].find(([, { limit }]) => !limit.isWaiting())?.[0] ?? oldest;
  }

  const startedAt = clock.now();
  function checkLoading(): void {
    const waited = clock.now() - startedAt;
    const own = waited - (worker.time()?.queued ?? 0);
    const left = Math.min(LOAD_LIMIT_MS - own, LATE_LOAD_LIMIT_MS - waited);
    if (left > 0) {
      callOffLoading = clock.after(Math.ceil(left), checkLoading);
      return;
    }
    markFailed(new Error(`the bundle was not loaded within ${Math.round(waited)} ms`));
    void terminate();
  }
  let callOffLoading = clock.after(LOAD_LIMIT_MS, checkLoading);

  let callOffMemoryCheck = () => {};
  function checkMemory(): void {
    const memory = worker.memory() ?? 0;
    if (memory > MOST_MEMORY) return endFor('exited', `the worker had ${Math.round(memory / MEGABYTE)} MB`);
    isWornOut ||= memory > MEMORY_TO_REPLACE;
    endWhenWornOut();
    if (isUsable) callOffMemoryCheck = clock.after(MEMORY_CHECK_MS, checkMemory);
  }
  callOffMemoryCheck = clock.after(MEMORY_CHECK_MS, checkMemory);

  function endWhenWornOut(): void {
    if (isWornOut && jobs.size === 0 && late.size === 0) void terminate();
  }

  function changed(): void {
    endWhenWornOut();
    if (isFree()) onFree();
  }

  const isFree = () =>
    isUsable &&
    !isWornOut &&
    late.size === 0 &&
    jobs.size < MOST_JOBS &&
    [...jobs.values()].every(({ limit }) => limit.isWaiting());

  function take(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        callOffLoading();
        return markReady();
      case 'unloadable':
        return markFailed(new UnloadableBundle(message.message));
      case 'http':
        return void call(message.job, message.call, message.request);
      case 'rendered': {
        late.get(message.job)?.();
        const view = readView(message.result);
        if (view) renderings += 1;
        return jobs
          .get(message.job)
          ?.finish(
            view
              ? { ok: true, value: view }
              : renderFailure('malformed', 'the server bundle returned something else than a render result'),
          );
      }
      case 'failed':
        late.get(message.job)?.();
        return jobs.get(message.job)?.finish(renderFailure('threw', message.message));
    }
  }

  async function call(jobId: number, id: number, request: HttpCall): Promise<void> {
    const job = jobs.get(jobId);
    if (!job) return answer(id, TOO_LATE);
    job.calls += 1;
    if (job.calls > MOST_CALLS_OF_JOB)
      return endFor('malformed', `a rendering asked the API more than ${MOST_CALLS_OF_JOB} times`, jobId);
    job.limit.dataAsked();
    changed();
    const result = await job.ask(request);
    if (!isUsable) return;
    try {
      answer(id, result, request);
    } catch {
      // What cannot be copied to the process is no data, whoever has sent it.
      answer(id, UNREADABLE);
    }
    job.limit.dataAnswered();
  }

  function answer(id: number, result: HttpResult, asked?: HttpCall): void {
    // A failure is small, and must not take the place of a list.
    if (!result.ok || !asked) return worker.post({ type: 'http-result', call: id, slot: undefined, result });
    const known = sent.findIndex((each) => each?.result === result);
    if (known >= 0) return worker.post({ type: 'http-result', call: id, slot: known, result: undefined });
    const request = JSON.stringify([asked.method, asked.path, asked.query, asked.headers]);
    const older = sent.findIndex((each) => each?.request === request);
    const slot = older >= 0 ? older : nextSlot;
    if (sent[slot]) worker.post({ type: 'forget', slot });
    sent[slot] = undefined;
    worker.post({ type: 'http-result', call: id, slot, result });
    sent[slot] = { request, result };
    if (older < 0) nextSlot = (nextSlot + 1) % ANSWER_SLOTS;
  }

  /**
   * Lets a job that nobody waits for go on until it has had its time, then ends the process as for any other. From here on
   * time in which it could have worked counts as time that it had: it may wait for something that never comes.
   * @param timeLeft milliseconds
   */
  function goOn(id: number, timeLeft: number): Promise<RenderFailure | undefined> {
    return new Promise((resolve) => {
      const since = clock.now();
      const queuedBefore = worker.time()?.queued;
      let callOff = () => {};
      let wasOver = false;
      const check = () => {
        const waited = clock.now() - since;
        const queued = (worker.time()?.queued ?? Number.NaN) - (queuedBefore ?? Number.NaN);
        const isOver = !(waited - queued < timeLeft && waited < LATE_LIMIT_MS);
        // Said twice: where this server itself was busy, the answer has come and was not heard yet.
        if (!isOver || !wasOver) {
          wasOver = isOver;
          callOff = clock.after(LATE_CHECK_MS, check);
          return;
        }
        endFor('limit', `no answer ${Math.round(waited)} ms after its visitor had gone on`);
      };
      late.set(id, (fault) => {
        callOff();
        late.delete(id);
        resolve(fault);
        changed();
      });
      callOff = clock.after(LATE_CHECK_MS, check);
    });
  }

  return {
    ready,
    ended,
    isFree,
    isUsable: () => isUsable,
    terminate,
    render(request, limitMs) {
      if (!isUsable) return Promise.resolve(renderFailure('exited', 'the worker has ended'));
      lastJob += 1;
      const id = lastJob;
      const workedBefore = worker.time()?.worked;
      const isQuick = renderings >= RENDERINGS_TO_BE_QUICK;
      const ownMs = OWN_PART * (isQuick ? limitMs : Math.max(limitMs, SLOW_START_LIMIT_MS));
      /** Undefined when nobody knows. */
      const timeLeft = () => {
        const worked = worker.time()?.worked;
        if (worked === undefined || workedBefore === undefined) return undefined;
        return ownMs - (worked - workedBefore);
      };
      return new Promise((resolve) => {
        const onOver = () => {
          const message = `no answer within ${limitMs} ms`;
          const left = timeLeft();
          if (left === undefined || left <= 0) return endFor('limit', message, id);
          const later = goOn(id, left);
          return jobs.get(id)?.finish({ ok: false, error: { kind: 'starved', message, later } });
        };
        const { dataBudgetMs, subjectBudgetMs = dataBudgetMs } = request;
        const longestWait = Math.max(dataBudgetMs, subjectBudgetMs);
        const limit = startJobLimit({ limitMs, dataBudgetMs: longestWait }, clock, onOver);
        jobs.set(id, {
          limit,
          calls: 0,
          ask: AsyncResource.bind((asked: HttpCall) => http.request(asked)),
          finish(outcome) {
            limit.end();
            jobs.delete(id);
            resolve(outcome);
            changed();
          },
        });
        worker.post({ type: 'render', job: id, request, extensions: http.extensions ?? [] });
      });
    },
  };
}
