import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const API_FOLDER = resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

/** What is booked and sent in tests of something else is no matter of hours and limits. */
const NO_LIMITS = {
  VIEWING_HOURS: 'Sun-Sat 00:00-24:00 Asia/Riyadh',
  BOOKING_MINUTES: '1-1440',
  BOOKING_DAYS_AHEAD: '400',
  BOOKINGS_PER_ADDRESS: '0',
  BOOKINGS_PER_PHONE: '0',
  BOOKING_SHARE: '100',
  FORMS_PER_ADDRESS: '0',
  FORMS_PER_SENDER: '0',
};

export interface Exit {
  code: number | null;
  output: string;
}

export interface RunningApi {
  /** Without trailing slash. */
  origin: string;
  port: number;
  output(): string;
  /** Sends the signal to a program that goes on. */
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and waits for the end; SIGTERM when left out. */
  stop(signal?: NodeJS.Signals): Promise<Exit>;
}

/** A folder of the test's own, and its removal. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'api-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

type Program = 'main' | 'command' | 'fill-with-catalogue';

interface Launched {
  program: Program;
  /** Default: none. */
  args?: readonly string[];
  /** From the sources, as `npm run api` does it. Default: false, as built once for all tests. */
  fromSources?: boolean;
}

/** PostgreSQL's machine code is made as it is called, and made fast only where it is called much: most processes end soon. */
const FOR_SHORT_LIVES = [
  '--wasm-lazy-compilation',
  '--wasm-lazy-validation',
  '--wasm-tiering-budget=20000000',
];

/** The folder of the programs that are built once for all tests. */
export function builtPrograms(): string {
  const folder = process.env['API_PROGRAMS'];
  if (!folder) throw new Error('API_PROGRAMS is not set: Jest makes the programs and sets it');
  return folder;
}

function wordsOf({ program, args = [], fromSources = false }: Launched): string[] {
  if (fromSources) return ['--import', 'tsx', `src/${program}.ts`, ...args];
  return [...FOR_SHORT_LIVES, join(builtPrograms(), `${program}.js`), ...args];
}

function launch(variables: Readonly<Record<string, string>>, launched: Launched) {
  const child: ChildProcess = spawn(process.execPath, wordsOf(launched), {
    cwd: API_FOLDER,
    env: {
      PATH: process.env['PATH'],
      TMPDIR: tmpdir(),
      PORT: '0',
      RATE_LIMIT: '0',
      RATE_LIMIT_POST: '0',
      ...NO_LIMITS,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Exit>((resolveExit) => {
    child.once('close', (code) => resolveExit({ code, output }));
  });
  return { child, ended, output: () => output, listeners };
}

/** Runs one of the programs, expecting it to end by itself. */
export const runProgram = (variables: Readonly<Record<string, string>>, launched: Launched): Promise<Exit> =>
  launch(variables, launched).ended;

/** Runs the API, expecting it to end by itself. */
export const runApi = (variables: Readonly<Record<string, string>>): Promise<Exit> =>
  runProgram(variables, { program: 'main' });

export interface RunningCommand {
  /** Resolves once its output holds a text; rejects with the output when it ends before. */
  says(text: string): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<Exit>;
}

/** Starts the command, for who wants to see it at work. */
export function startCommand(
  variables: Readonly<Record<string, string>>,
  args: readonly string[],
): RunningCommand {
  const { child, ended, output, listeners } = launch(variables, { program: 'command', args });
  return {
    says: (text) =>
      new Promise((resolveSaid, reject) => {
        const look = () => {
          if (!output().includes(text)) return;
          listeners.delete(look);
          resolveSaid();
        };
        listeners.add(look);
        look();
        void ended.then((exit) => reject(new Error(`the command ended with ${exit.code}:\n${exit.output}`)));
      }),
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Runs the command with its words. */
export const runCommand = (
  variables: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<Exit> => runProgram(variables, { program: 'command', args });

/** Starts the API in a process of its own and waits for its ready line; rejects with its output when it ends before. */
export async function startApi(variables: Readonly<Record<string, string>>): Promise<RunningApi> {
  const { child, ended, output, listeners } = launch(variables, { program: 'main' });
  const origin = await new Promise<string>((resolveOrigin, reject) => {
    const timer = setTimeout(() => reject(new Error(`the API did not start:\n${output()}`)), START_LIMIT_MS);
    const look = () => {
      const match = /ready at (http:\/\/[\d.]+:\d+)/.exec(output());
      if (!match?.[1]) return;
      clearTimeout(timer);
      listeners.delete(look);
      resolveOrigin(match[1]);
    };
    listeners.add(look);
    void ended.then((exit) => {
      clearTimeout(timer);
      reject(new Error(`the API ended with ${exit.code}:\n${exit.output}`));
    });
  });
  return {
    origin,
    port: Number(new URL(origin).port),
    output,
    signal: (signal) => void child.kill(signal),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
