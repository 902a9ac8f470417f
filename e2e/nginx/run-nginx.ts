import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from 'tools';

export const nginxFiles = path.join(root, 'deploy/nginx');

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file)) ?? 'nginx';

/** Started by root it would otherwise become a user who may not read the test's folders. */
const AS_CURRENT_USER = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];

export interface NginxSite {
  template: 'remote.conf.template' | 'gateway.conf.template';
  /** What the template's variables stand for. */
  variables: Readonly<Record<string, string>>;
  /** Loopback port that answers when nginx is ready. */
  port: number;
}

export interface RunningNginx {
  /** What it has logged so far: requests and errors. */
  log(): string;
  stop(): Promise<void>;
}

/** Renders a site into a folder with the very script of the containers. */
export function renderSite({ template, variables }: Omit<NginxSite, 'port'>, folder: string): void {
  execFileSync(path.join(nginxFiles, 'render-config.sh'), [path.join(nginxFiles, template), folder], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: 'pipe',
  });
}

/** What `nginx -t` says of a rendered folder. */
export function testConfiguration(folder: string): { ok: boolean; output: string } {
  const { status, stderr } = spawnSync(
    PROGRAM,
    ['-t', '-p', folder, '-c', 'nginx.conf', ...AS_CURRENT_USER],
    {
      encoding: 'utf8',
      // It opens the log as well, and can open by name only what is not a socket.
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  return { ok: status === 0, output: stderr };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts nginx with its own temporary folder; resolves when it listens. */
export async function startNginx(site: NginxSite): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const log = path.join(folder, 'test.log');
  renderSite(site, folder);
  // A file: nginx opens its standard output by name, which the socket that Node would give it does not allow.
  const output = openSync(log, 'a');
  const child = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf', ...AS_CURRENT_USER], {
    stdio: ['ignore', output, output],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);

  const running: RunningNginx = {
    log: () => readFileSync(log, 'utf8'),
    async stop() {
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (let attempt = 0; !(await answers(site.port)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) {
      const said = running.log();
      await running.stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running;
}
