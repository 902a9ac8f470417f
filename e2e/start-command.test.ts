// Looks at: tools, shell
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { freePorts, root } from 'tools';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

const NAMES = ['', 'API', ...REMOTE_NAMES] as const;
/** A patience alone: a busy machine makes the sample database and starts eight programs. */
const START_LIMIT_MS = 100_000;
const END_LIMIT_MS = 10_000;

async function environment(): Promise<{ ports: number[]; variables: Record<string, string> }> {
  const ports = await freePorts(NAMES.length);
  const [site, api, ...remotes] = ports.map(String);
  return {
    ports,
    variables: {
      PORT: site ?? '',
      API_PORT: api ?? '',
      ...Object.fromEntries(
        REMOTE_NAMES.map((name, index) => [variablesOf(name).port, remotes[index] ?? '']),
      ),
    },
  };
}

/** Ends a service as a crash would. */
async function kill(program: string, port: number): Promise<void> {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = processes.find((id) => {
    try {
      return (
        readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(program) &&
        readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)
      );
    } catch {
      return false;
    }
  });
  process.kill(Number(found), 'SIGKILL');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
}

test.describe('npm start (quality, "A newcomer\'s first ten minutes")', () => {
  let folder: string;
  let children: ChildProcess[] = [];

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  });
  test.afterEach(async () => {
    // One that was ended at once would leave its services behind, which nobody would end.
    await Promise.all(children.map(end));
    children = [];
    rmSync(folder, { recursive: true, force: true });
  });

  /** What does not end by itself when it is told to is ended. */
  async function end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const given = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(given);
  }

  interface Started {
    output(): string;
    ended: Promise<number | null>;
    /** As Ctrl-C does. */
    stop(): void;
  }

  function start(variables: Record<string, string>): Started {
    const started = spawn(process.execPath, ['tools/run.mjs', 'start'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: '',
        DATA_DIR: path.join(folder, 'data'),
        CACHE_DIR: path.join(folder, 'releases'),
        ...variables,
      },
    });
    children.push(started);
    let output = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    return {
      output: () => output,
      ended: new Promise((resolve) => started.once('exit', resolve)),
      stop: () => void started.kill('SIGTERM'),
    };
  }

  test('prints one line a service and then the address, what is nobody’s yet where it is public, and stops cleanly', async () => {
    test.slow();
    const { ports, variables } = await environment();
    const { output, ended, stop } = start(variables);
    await eventually(
      () => expect(output()).toContain(`The site is on http://localhost:${ports[0]}`),
      START_LIMIT_MS,
    );
    const lines = output()
      .split('\n')
      .filter((line) => /http:\/\/localhost:\d+$/.test(line));
    expect(lines).toHaveLength(NAMES.length + 1);
    expect((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${ports[2]}/`)).status).toBe(200);

    // A document server that is open to everybody, on the same API and releases: it says what it shows of nobody's.
    const [openPort = 0] = await freePorts(1);
    const siteUrl = 'https://www.sadaf-homes.com';
    const open = start({
      ...variables,
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      PORT: String(openPort),
      CACHE_DIR: path.join(folder, 'releases-of-another'),
      REFERENCE_API_ORIGIN: `http://127.0.0.1:${ports[1]}`,
      ...Object.fromEntries(
        REMOTE_NAMES.map((name, index) => [variablesOf(name).origin, `http://127.0.0.1:${ports[index + 2]}`]),
      ),
    });
    await eventually(() => expect(open.output()).toContain(`The site is on ${siteUrl}`), START_LIMIT_MS);
    const health = await fetch(`http://127.0.0.1:${openPort}/healthz`);
    const { warnings } = (await health.json()) as { warnings: string[] };
    for (const part of ['licence', 'contact.phone', 'settings have the phone', 'settings have the email'])
      expect(warnings.join('\n')).toContain(part);
    for (const each of warnings) expect(open.output()).toContain(`[shell]   ${each}\n`);
    open.stop();
    expect(await open.ended).toBe(0);
    // Where only this machine comes, nothing is said.
    expect(await (await fetch(`http://127.0.0.1:${ports[0]}/healthz`)).json()).toEqual({ alive: true });
    expect(output()).not.toContain('nobody’s yet');

    // What ends by itself comes back, and the document server with its content.
    for (const [program, port = 0] of [
      ['remote.mjs', ports[3]],
      ['server/main.cjs', ports[0]],
    ] as const) {
      await kill(program, port);
      await eventually(async () => {
        expect((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status).toBe(200);
        const html = await (await fetch(`http://127.0.0.1:${ports[0]}/blog`)).text();
        expect(html).toContain('data-section="mf-blog"');
      }, 30_000);
    }
    expect(output()).toContain('mf-blog ended with code 1; it is started again in 1 s');
    expect(output()).toContain('shell ended with code 1; it is started again in 1 s');

    stop();
    expect(await ended).toBe(0);
    await Promise.all(
      ports.map((port) => expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')),
    );
  });

  test('names the port that is taken, and how to set another', async () => {
    const { ports, variables } = await environment();
    const [, , blocked = 0] = ports;
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(blocked, '127.0.0.1', resolve));
    try {
      const { output, ended } = start(variables);
      expect(await ended).toBe(1);
      expect(output()).toContain(`port ${blocked} (mf-listings) is taken; set MF_LISTINGS_PORT to another`);
    } finally {
      blocker.close();
    }
  });
});
