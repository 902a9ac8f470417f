import { Worker } from 'node:worker_threads';
import {
  isRenderResult,
  type HttpClient,
  type RenderRequest,
  type RenderResult,
  type Result,
} from '@shared/contract';
import type { FromWorker, ToWorker } from './worker-messages.ts';

export type RenderFault = 'threw' | 'timeout' | 'exited' | 'malformed';
export type RenderOutcome = Result<RenderResult, { kind: RenderFault; message: string }>;

export interface WorkerOptions {
  /** The program that runs inside, as a path. */
  program: string;
  /** The verified server bundle, as a path. */
  bundle: string;
  /** Carries out the API calls of the bundle. */
  http: HttpClient;
  log(line: string): void;
}

/** One worker thread with one job at a time. */
export interface RenderWorker {
  /** Resolves once the bundle is loaded; rejects when it cannot be. */
  ready: Promise<void>;
  /** Never rejects. A job over its limit ends the whole worker: a loop cannot be ended otherwise. */
  render(request: RenderRequest, limitMs: number): Promise<RenderOutcome>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  terminate(): Promise<unknown>;
}

/** A bundle that wants more than this dies alone. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 };

export function startRenderWorker({ program, bundle, http, log }: WorkerOptions): RenderWorker {
  const worker = new Worker(program, {
    workerData: { bundle },
    // An empty environment: secrets of the document server are none of the bundle's business.
    env: {},
    execArgv: [],
    resourceLimits: LIMITS,
    stdout: true,
    stderr: true,
  });
  worker.stdout.on('data', (data: Buffer) => log(data.toString().trimEnd()));
  worker.stderr.on('data', (data: Buffer) => log(data.toString().trimEnd()));

  let finish: ((outcome: RenderOutcome) => void) | undefined;
  let lastJob = 0;
  let markReady = () => {};
  let markFailed = (_error: Error) => {};
  const ready = new Promise<void>((resolve, reject) => {
    markReady = resolve;
    markFailed = reject;
  });
  ready.catch(() => undefined);
  const post = (message: ToWorker) => worker.postMessage(message);
  const fail = (kind: RenderFault, text: string) => finish?.({ ok: false, error: { kind, message: text } });

  worker.on('message', (message: FromWorker) => {
    switch (message.type) {
      case 'ready':
        return markReady();
      case 'http':
        return void http
          .request(message.request)
          .then((result) => post({ type: 'http-result', call: message.call, result }));
      case 'rendered':
        if (message.job !== lastJob) return undefined;
        return isRenderResult(message.result)
          ? finish?.({ ok: true, value: message.result })
          : fail('malformed', 'the server bundle returned something else than a render result');
      case 'failed':
        return message.job === lastJob ? fail('threw', message.message) : undefined;
    }
  });
  worker.on('error', (error: Error) => {
    markFailed(error);
    fail('exited', error.message);
  });
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      markFailed(new Error(`the worker exited with code ${code} before it was ready`));
      fail('exited', `the worker exited with code ${code}`);
      resolve();
    });
  });

  return {
    ready,
    ended,
    terminate: () => worker.terminate(),
    render(request, limitMs) {
      lastJob += 1;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          finish?.({ ok: false, error: { kind: 'timeout', message: `no answer within ${limitMs} ms` } });
          void worker.terminate();
        }, limitMs);
        finish = (outcome) => {
          clearTimeout(timer);
          finish = undefined;
          resolve(outcome);
        };
        post({ type: 'render', job: lastJob, request });
      });
    },
  };
}
