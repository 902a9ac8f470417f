import type { RenderRequest } from '@shared/contract';
import { renderFailure, type BundleFault, type RenderOutcome } from './render-outcome.ts';
import type { RenderWorker } from './render-worker.ts';
import { viewOf } from './renderings.test-kit.ts';

/** A worker that does what its test says. */
export interface FakeWorker extends RenderWorker {
  /** What it was asked to render, in order; its warm-up is the first. */
  requests: readonly RenderRequest[];
  loaded(): void;
  /** Answers the job that runs. */
  answer(outcome?: RenderOutcome): void;
  /** Fails in its job, and is about to end by that; its thread is there until `end`. */
  fail(kind: BundleFault): void;
  /** Goes on with its job though nobody waits for it any more; what is returned lets it finish. */
  starve(): () => void;
  /** Its thread is gone. */
  end(): void;
  wasTerminated(): boolean;
}

export function createFakeWorker(): FakeWorker {
  const requests: RenderRequest[] = [];
  let resolveReady = () => {};
  let rejectReady = (_error: Error) => {};
  let resolveEnded = () => {};
  let finish: ((outcome: RenderOutcome) => void) | undefined;
  let isUsable = true;
  let idle = Promise.resolve();
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
    const current = finish;
    finish = undefined;
    current?.(outcome);
  };
  const end = () => {
    isUsable = false;
    rejectReady(new Error('the worker has ended'));
    answer(renderFailure('exited', 'the worker has ended'));
    resolveEnded();
  };

  return {
    requests,
    ready,
    ended,
    isUsable: () => isUsable,
    idle: () => idle,
    render(request) {
      requests.push(request);
      return new Promise((resolve) => {
        finish = resolve;
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
    starve() {
      let finishLate = () => {};
      idle = new Promise((resolve) => {
        finishLate = resolve;
      });
      answer(renderFailure('starved', 'on purpose'));
      return finishLate;
    },
    end,
    wasTerminated: () => terminated,
  };
}
