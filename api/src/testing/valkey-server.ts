import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';

const PROGRAMS = ['valkey-server', 'redis-server'];

export interface ValkeyServer {
  url: string;
  /** It neither answers nor ends; `resume` has it go on. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
  /** Begins anew, with nothing, at the same address. */
  start(): Promise<void>;
}

function program(): string {
  const found = (process.env['PATH'] ?? '')
    .split(':')
    .flatMap((folder) => PROGRAMS.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      'These tests need a Valkey server, or Redis. Install it, on Debian and Ubuntu with: apt-get install valkey-server, or redis-server',
    );
  }
  return found;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });

/** Starts a Valkey server of its own on loopback, which keeps nothing on disk. */
export async function startValkey(): Promise<ValkeyServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const launch = () => {
    const child = spawn(
      program(),
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
      },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    return { child, ended };
  };
  let running: ReturnType<typeof launch> | undefined;
  const start = async () => {
    running = launch();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop
      if (await answers(port)) return;
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('Valkey did not start within five seconds');
  };
  await start();
  return {
    url: `valkey://127.0.0.1:${port}`,
    start,
    pause: () => running?.child.kill('SIGSTOP'),
    resume: () => running?.child.kill('SIGCONT'),
    async stop() {
      running?.child.kill('SIGKILL');
      await running?.ended;
    },
  };
}
