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
  /** Sends the signal and waits for the end; SIGTERM when left out. */
  stop(signal?: NodeJS.Signals): Promise<Exit>;
}

/** A folder of the test's own, and its removal. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'api-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function launch(variables: Readonly<Record<string, string>>, program = ['src/main.ts']) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', ...program], {
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

/** Runs the API as `npm start` does, expecting it to end by itself. */
export const runApi = (variables: Readonly<Record<string, string>>): Promise<Exit> => launch(variables).ended;

/** Runs the command as `npm run api -- …` does. */
export const runCommand = (
  variables: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<Exit> => launch(variables, ['src/command.ts', ...args]).ended;

/** Starts the API in a process of its own and waits for its ready line; rejects with its output when it ends before. */
export async function startApi(variables: Readonly<Record<string, string>>): Promise<RunningApi> {
  const { child, ended, output, listeners } = launch(variables);
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
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
