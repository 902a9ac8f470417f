import { Worker } from 'node:worker_threads';
import type { ToWorker } from './worker-messages.ts';

/** What a thread says to whoever has started it. */
export interface ThreadListener {
  /** Whatever the program or the bundle in it has posted. */
  message(value: unknown): void;
  /** Said once: the thread does nothing more. */
  ended(reason: string): void;
}

export interface WorkerThread {
  post(message: ToWorker): void;
  /** Ends it, whatever it does; resolves when it has ended. */
  terminate(): Promise<unknown>;
}

export type StartThread = (listener: ThreadListener) => WorkerThread;

export interface ThreadOptions {
  /** The program that runs inside, as a path. */
  program: string;
  /** The verified server bundle, as a path. */
  bundle: string;
  /** Takes what is printed inside. */
  log(line: string): void;
}

/** A bundle that wants more than this dies alone. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 };

/** A thread with limited memory and an empty environment: the document server's secrets are none of the bundle's business. */
export const workerThreads =
  ({ program, bundle, log }: ThreadOptions): StartThread =>
  (listener) => {
    const worker = new Worker(program, {
      workerData: { bundle },
      env: {},
      execArgv: [],
      resourceLimits: LIMITS,
      stdout: true,
      stderr: true,
    });
    const print = (data: Buffer) => log(data.toString().trimEnd());
    worker.stdout.on('data', print);
    worker.stderr.on('data', print);

    let isEnded = false;
    const end = (reason: string) => {
      if (!isEnded) listener.ended(reason);
      isEnded = true;
    };
    worker.on('message', (value: unknown) => listener.message(value));
    // What cannot be read is no message either.
    worker.on('messageerror', () => listener.message(undefined));
    worker.on('error', (error: unknown) => end(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => end(`the worker exited with code ${code}`));
    return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
  };
