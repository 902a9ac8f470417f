import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { Client } from 'pg';
import { temporaryFolder } from './start-api.ts';

const run = promisify(execFile);
const DISTRIBUTION = '/usr/lib/postgresql';

/** The account `nobody` on Linux; the server refuses to run as root. */
const NOBODY = 65_534;

export interface PostgresServer {
  /** Of the maintenance database. */
  url: string;
  /** Ends it, connections and all, and begins anew with the same data at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function programFolder(): string {
  const versions = existsSync(DISTRIBUTION)
    ? readdirSync(DISTRIBUTION).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DISTRIBUTION, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (!found) {
    throw new Error(
      'These tests need the programs of a PostgreSQL server (initdb, postgres). Install them, on Debian and Ubuntu with: apt-get install postgresql',
    );
  }
  return found;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** Starts a PostgreSQL server of its own on loopback, in a temporary folder; `stop` removes both. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = programFolder();
  const folder = await temporaryFolder();
  const data = join(folder.path, 'data');
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in account) {
    await chmod(folder.path, 0o700);
    await chown(folder.path, NOBODY, NOBODY);
  }
  const options = { ...account, cwd: folder.path, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    options,
  );
  const port = await getPort({ host: '127.0.0.1' });
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder.path, '-F'];
  const url = `postgresql://tester@127.0.0.1:${port}/postgres`;
  const launch = () => {
    const server = spawn(join(programs, 'postgres'), settings, { ...options, stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    return { server, ended };
  };
  let running = launch();
  const end = async () => {
    running.server.kill('SIGINT');
    await running.ended;
  };
  const whenReady = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await answers(url)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('PostgreSQL did not start within ten seconds');
  };
  const stop = async () => {
    await end();
    await folder.remove();
  };
  try {
    await whenReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    async restart() {
      await end();
      running = launch();
      await whenReady();
    },
  };
}

/** A fresh database on a server, so that a test finds exactly what it put there. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `api_test_${randomUUID().replaceAll('-', '')}`;
  const onServer = async (sql: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}
