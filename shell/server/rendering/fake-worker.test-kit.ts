import type { RenderRequest } from '@shared/contract';
import { renderFailure, type BundleFault, type RenderOutcome } from './render-outcome.ts';
import type { RenderWorker } from './render-worker.ts';
import { viewOf } from './renderings.test-kit.ts';

/** A worker that does what its test says. */
export interface FakeWorker extends RenderWorker {
  /** What it was asked to render, in order; its warm-up is the first. */
  requests: readonly RenderRequest[];
  loaded(): void;
  /** Answers the job that it has had for the longest time. */
  answer(outcome?: RenderOutcome): void;
  /** Fails in its job, and is about to end by that; its process is there until `end`. */
  fail(kind: BundleFault): void;
  /** Its jobs wait for data. */
  waitForData(): void;
  /** Goes on with its job though nobody waits for it any more; what is returned lets it finish. */
  starve(): () => void;
  /** Its process is gone. */
  end(): void;
  wasTerminated(): boolean;
}

export function createFakeWorker(onFree: () => void): FakeWorker {
  const requests: RenderRequest[] = [];
  let resolveReady = () => {};
  let rejectReady = (_error: Error) => {};
  let resolveEnded = () => {};
  const jobs: ((outcome: RenderOutcome) => void)[] = [];
  let isUsable = true;
  let isBusy = false;
  let terminated = false;
  const ready = new Promise<void>((resolve, reject) => {
    resolveReady = resolve;
    rejectReady = reject;
  });
  ready.catch(() => undefined);
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve;
  });
  const answer = (outcome: RenderOutcome) => {
    isBusy = false;
    jobs.shift()?.(outcome);
    if (isUsable) onFree();
  };
  const end = () => {
    isUsable = false;
    rejectReady(new Error('the worker has ended'));
    while (jobs.length > 0) answer(renderFailure('exited', 'the worker has ended'));
    resolveEnded();
  };

  return {
    requests,
    ready,
    ended,
    isUsable: () => isUsable,
    isFree: () => isUsable && !isBusy,
    render(request) {
      requests.push(request);
      isBusy = true;
      return new Promise((resolve) => {
        jobs.push(resolve);
      });
    },
    terminate() {
      terminated = true;
      end();
      return Promise.resolve();
    },
    loaded: () => resolveReady(),
    answer: (outcome = { ok: true, value: viewOf('<p>rendered</p>') }) => answer(outcome),
    fail(kind) {
      isUsable = false;
      answer(renderFailure(kind, 'on purpose'));
    },
    waitForData() {
      isBusy = false;
      onFree();
    },
    starve() {
      jobs.shift()?.(renderFailure('starved', 'on purpose'));
      return () => {
        isBusy = false;
        onFree();
      };
    },
    end,
    wasTerminated: () => terminated,
  };
}
