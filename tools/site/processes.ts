import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../repository/root.ts';
import { type Service } from './services.ts';

const READY_LIMIT_MS = 120_000;
/** More than the document server takes for what it was asked for before. */
const STOP_LIMIT_MS = 10_000;

export interface RunningService {
  service: Service;
  /** Undefined when it could not be started. */
  pid: number | undefined;
  /** Resolves when the process ends by itself. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** Whether something listens on the port already, on either loopback address. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen(port, '127.0.0.1');
  });
}

/** Throws a plain message that names every port that is taken and how to set another. */
export async function requireFreePorts(services: readonly Service[]): Promise<void> {
  const taken = await Promise.all(
    services.map(async (service) => ((await isTaken(service.port)) ? service : undefined)),
  );
  const lines = taken
    .filter((service) => service !== undefined)
    .map(({ name, port, portVariable }) => `port ${port} (${name}) is taken; set ${portVariable} to another`);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Starts one service; its output goes through, each line marked with its name. */
export function startService(
  service: Service,
  onLine: (line: string) => void = (line) => console.log(line),
): RunningService {
  const child: ChildProcess = spawn(process.execPath, [...service.args], {
    cwd: path.join(root, service.folder),
    env: { ...process.env, ...service.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that Ctrl-C in the terminal reaches only the parent, which stops all in order.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) onLine(`[${service.name}] ${line}`);
    });
  }
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has ended already.
    }
  };
  return {
    service,
    pid: child.pid,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      signal('SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
      // Nothing that it has started goes on without it, such as a compiler that heeds no request to end.
      signal('SIGKILL');
    },
  };
}

/** Resolves when the service answers 200; rejects when it ends first or takes too long. */
export async function waitUntilReady({ service, ended }: RunningService): Promise<void> {
  const url = `http://127.0.0.1:${service.port}${service.readyPath}`;
  let exit: number | undefined;
  void ended.then((code) => (exit = code));
  const limit = Date.now() + READY_LIMIT_MS;
  while (Date.now() < limit) {
    if (exit !== undefined) throw new Error(`${service.name} ended with code ${exit} before it was ready`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${service.name} was not ready after ${READY_LIMIT_MS / 1000} s`);
}
