import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RemotePackage } from '../package/remote-package.ts';
import type { BrowserBuild } from './browser-config.ts';
import type { ServerBuild } from './server-config.ts';

// Nothing is imported here that takes time to load: the process is to begin before whoever starts it has loaded the bundler.

/** What a release needs beside its browser build. */
export interface SideBuilds {
  /** The server bundle. Default: none. */
  server?: ServerBuild | undefined;
  /** The script before the standalone stage, with its compressed copies. Default: none. */
  standalone?: BrowserBuild | undefined;
}

/** What the process is handed. */
export interface SideTask {
  remote: RemotePackage;
  builds: SideBuilds;
}

/** What it says when it is through. */
export interface SideAnswer {
  /** What went wrong, in webpack's words. Default: nothing. */
  fault?: string;
}

/**
 * V8 optimizes a function once it has run for some time (132 kB of bytecode), on another core; in a process of some seconds most
 * of that is done too late to be of use, and takes the other core from the other process. 500 kB: a sixth less of processor time.
 */
export const SHORT_LIVED = '--interrupt-budget=500000';

let ready: ChildProcess | undefined;

// A process and no thread: two threads that compile with the same plugin for the first time end the process (@swc/core 1.16).
const start = () =>
  fork(fileURLToPath(new URL('../../bin/side-builds.mjs', import.meta.url)), {
    execArgv: [SHORT_LIVED],
    serialization: 'advanced',
  });

/**
 * Starts the process for the builds beside the next browser build (`buildSidesApart`), so that it loads the bundler while this
 * one does. It ends with this one, which ends all the same when it has nothing else to do.
 */
export function prepareSideProcess(): void {
  ready ??= start();
  ready.unref();
  ready.channel?.unref();
}

/** The process that was prepared, once; a new one else. */
export function takeSideProcess(): ChildProcess {
  const taken = ready?.connected ? ready : start();
  ready = undefined;
  taken.ref();
  taken.channel?.ref();
  return taken;
}
