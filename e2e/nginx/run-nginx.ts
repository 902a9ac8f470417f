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

export interface RenderedSite {
  template: 'remote.conf.template' | 'gateway.conf.template';
  /** What the template's variables stand for. */
  variables: Readonly<Record<string, string>>;
}

export interface RunningNginx {
  /** What it has logged so far: requests and errors. */
  log(): string;
  stop(): Promise<void>;
}

/** Renders a site into a folder with the very script of the containers. */
export function renderSite({ template, variables }: RenderedSite, folder: string): void {
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

/** Starts nginx for a rendered template; resolves when `port` of loopback answers. */
export const startNginx = (site: RenderedSite & { port: number }): Promise<RunningNginx> =>
  run(site.port, (folder) => {
    renderSite(site, folder);
    return { program: PROGRAM, args: ['-p', folder, '-c', 'nginx.conf'] };
  });

/** Starts the gateway as its container does, with these settings; resolves when `port` of loopback answers. */
export const startGatewayScript = (
  settings: Readonly<Record<string, string>>,
  port: number,
): Promise<RunningNginx> =>
  run(port, (folder) => ({
    program: path.join(nginxFiles, 'start-gateway.sh'),
    args: [],
    environment: {
      NGINX_FOLDER: folder,
      ...settings,
      PATH: [settings['PATH'], process.env['PATH'], path.dirname(PROGRAM)].filter(Boolean).join(':'),
    },
  }));

interface Started {
  program: string;
  args: readonly string[];
  /** Default: the test's own. */
  environment?: Readonly<Record<string, string>>;
}

/** Runs nginx in a temporary folder of its own; resolves when it listens. */
async function run(port: number, prepare: (folder: string) => Started): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const log = path.join(folder, 'test.log');
  const { program, args, environment } = prepare(folder);
  // A file: nginx opens its standard output by name, which the socket that Node would give it does not allow.
  const output = openSync(log, 'a');
  const child = spawn(program, [...args, ...AS_CURRENT_USER], {
    stdio: ['ignore', output, output],
    ...(environment && { env: environment }),
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
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) {
      const said = running.log();
      await running.stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running;
}
