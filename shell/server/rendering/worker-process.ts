import { fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { processMemory } from '../memory/process-memory.ts';
import { processTime, type ProcessTime } from '../time/process-time.ts';
import type { ToWorker } from './worker-messages.ts';

/** What a process says to whoever has started it. */
export interface ProcessListener {
  /** Whatever the program or the bundle in it has sent. */
  message(value: unknown): void;
  /** Said once: the process does nothing more. */
  ended(reason: string): void;
}

export interface WorkerProcess {
  /** Throws when a message cannot be copied; one to a process that has ended is lost. */
  post(message: ToWorker): void;
  /** Ends it, whatever it does; resolves when it has ended. */
  terminate(): Promise<void>;
  /** What became of its time, undefined when nobody knows. */
  time(): ProcessTime | undefined;
  /** Bytes, undefined when nobody knows. */
  memory(): number | undefined;
}

export type StartProcess = (listener: ProcessListener) => WorkerProcess;

export interface ProcessOptions {
  /** The program that runs inside, as a path. */
  program: string;
  /** The verified server bundle, as a path. */
  bundle: string;
  /** Takes what is printed inside. */
  log(line: string): void;
}

/** Of JavaScript values, in MB: a bundle that wants more dies alone. Buffers are outside of it (`render-worker.ts`). */
const MOST_HEAP_MB = 96;

/** The permission model has lost its prefix with Node.js 23.5 and 22.13. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Where there is more to do than cores to do it, the document server goes first: what it has at hand, files, kept documents, the
 * answer that it is alive, does not wait for a rendering, and what a rendering has made is sent on.
 */
const lowerPriority = () =>
  Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, constants.priority.PRIORITY_LOW);

/** No files but these two, no processes, no threads, no native code; from Node.js 25 on no network. */
const confinedTo = (...files: readonly string[]) => [
  PERMISSION,
  ...files.map((file) => `--allow-fs-read=${file}`),
  // The model warns of itself before Node.js 23.5.
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${MOST_HEAP_MB}`,
  '--max-semi-space-size=8',
];

/** Ended with this process, whatever ends it: who loops does not hear that nobody listens any more. */
const running = new Set<() => void>();
process.once('exit', () => {
  for (const end of running) end();
});

/**
 * Processes under Node.js's permission model, with limited memory and an empty environment: files, sockets and secrets of the
 * document server are none of the bundle's business.
 */
export const workerProcesses =
  ({ program, bundle, log }: ProcessOptions): StartProcess =>
  (listener) => {
    const child = fork(program, [bundle], {
      env: {},
      execArgv: confinedTo(program, bundle),
      // As structured clones: what JSON would leave out or turn into something else is another team's mistake to be seen.
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    running.add(kill);
    const print = (data: Buffer) => log(data.toString().trimEnd());
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);

    const gone = new Promise<void>((resolve) => {
      const end = (reason: string) => {
        if (!running.delete(kill)) return;
        listener.ended(reason);
        resolve();
      };
      child.on('error', (error) => end(error.message));
      child.on('exit', (code, signal) => end(`the worker was ended by ${signal ?? `code ${code}`}`));
    });
    child.on('message', (value: unknown) => listener.message(value));

    const { pid } = child;
    if (pid !== undefined) setPriority(pid, lowerPriority());
    return {
      // Whether it arrives is not said: of a process that has ended, its listener hears.
      post: (message) => void child.send(message, () => {}),
      async terminate() {
        kill();
        await gone;
      },
      time: () => (pid === undefined ? undefined : processTime(pid)),
      memory: () => (pid === undefined ? undefined : processMemory(pid)),
    };
  };
