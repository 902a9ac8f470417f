import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startS3Server, type S3Server } from '@shared/bucket/testing';
import { integrityOf } from '@shared/bundler/integrity';
import { goLive } from '@shared/bundler/moves';
import { openStore } from '@shared/bundler/open-store';
import { makeRelease } from '@shared/bundler/testing/releases';
import { releaseId, type Release } from '@shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerReleaseFiles } from '../routes/release-file-routes.ts';
import { createLiveRemote, type LiveRemote } from './live-remote.ts';
import { connectOrigin } from './release-origin.ts';
import { createReleaseStore } from './release-store.ts';
import { createFakePool, releaseOf, shellContract } from './releases.test-kit.ts';

const ADDRESS = 's3://site-releases/remotes/mf-blog';
const root = path.resolve(import.meta.dirname, '../../..');
const program = path.join(root, 'shared/bundler/bin/remote.mjs');

/** The way to a server, on which the pointer never arrives; `held` resolves when it is sent. */
async function holdPointer(endpoint: string) {
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const way = createServer((request, response) => {
    if (request.method === 'PUT' && /\/mf-blog\/release\.json(?:\?|$)/.test(request.url ?? ''))
      return isHeld();
    const { method, headers, url = '' } = request;
    const passed = ask(endpoint + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port } = way.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    held,
    close() {
      way.close();
      way.closeAllConnections();
    },
  };
}

describe('releases in a bucket that everybody may read', () => {
  let bucket: S3Server;
  let origin: string;
  let folder: string;
  let remote: LiveRemote;
  let site: FastifyInstance;
  /** What was rendered from, as text. */
  const bundles: string[] = [];
  let second: Release;

  /** A command of the remote's team, as they run it, with the bucket alone to work against. */
  const start = (words: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)(process.execPath, [program, ...words, '--to', ADDRESS], {
      cwd: path.join(root, 'mf-blog'),
      // No site is to be waited for.
      env: {
        ...process.env,
        ...bucket.environment,
        SITE_URL: 'http://127.0.0.1:1',
        AUTHOR: 'Amal',
        ...environment,
      },
    });
  const command = async (...words: string[]) => (await start(words)).stdout;
  const release = async (version: string, hash: string) => {
    const bundle = `module.exports = '${version}';`;
    const script = `run('${version}')`;
    const { integrity: _integrity, folder: _folder, version: _version, ...record } = releaseOf(hash);
    const store = await openStore(ADDRESS);
    const made = await makeRelease(store, {
      version,
      hash,
      files: { 'server/render.cjs': bundle, 'browser/container.js': script },
      record: {
        ...record,
        integrity: { 'server/render.cjs': integrityOf(bundle), 'browser/container.js': integrityOf(script) },
      },
    });
    await goLive(store, made);
    return made;
  };
  const live = async () => {
    await remote.poll();
    const served = remote.live();
    return served && [releaseId(served.release), served.isRendered(), remote.problem()];
  };
  const scriptOf = (from: Release) => site.inject(`/remotes/mf-blog/${from.folder}${from.container.file}`);

  beforeAll(async () => {
    bucket = await startS3Server();
    await bucket.makeBucket('site-releases');
    origin = `${await bucket.publish('site-releases')}/remotes/mf-blog`;
    folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
    remote = createLiveRemote('mf-blog', connectOrigin(origin), {
      shell: shellContract,
      store: createReleaseStore(folder),
      async startPool(_release, bundle) {
        bundles.push(readFileSync(bundle, 'utf8'));
        return createFakePool(bundle);
      },
      log: () => undefined,
    });
    site = Fastify();
    await registerReleaseFiles(site, 'mf-blog', {
      upstream: origin,
      limitMs: 3000,
      releases: { states: () => [] },
    });
    await release('1.0.0', 'aaaaaaaa');
  });
  afterAll(async () => {
    await remote?.close();
    await site?.close();
    await bucket?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('are taken up by a document server, rendered from, and passed on to browsers', async () => {
    expect(await live()).toEqual(['1.0.0-aaaaaaaa', true, undefined]);
    second = await release('1.1.0', 'bbbbbbbb');
    expect(await live()).toEqual(['1.1.0-bbbbbbbb', true, undefined]);
    expect(bundles).toEqual(["module.exports = '1.0.0';", "module.exports = '1.1.0';"]);
    const { statusCode, headers, body } = await scriptOf(second);
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      "run('1.1.0')",
    ]);
  });

  it('go back by a command that has nothing but the bucket, and what a page began with stays', async () => {
    expect(await command('rollback', '--reason', 'prices were wrong')).toContain('1.0.0-aaaaaaaa is live');
    expect(await live()).toEqual(['1.0.0-aaaaaaaa', true, undefined]);
    expect((await scriptOf(second)).body).toBe("run('1.1.0')");
  });

  it('are given to a share of the visitors, and promoted, by commands too', async () => {
    await command('canary', '1.1.0', '10');
    await live();
    expect([remote.canary()?.percent, remote.canary()?.served.release.version]).toEqual([10, '1.1.0']);
    await command('promote');
    expect(await live()).toEqual(['1.1.0-bbbbbbbb', true, undefined]);
    expect(remote.canary()).toBeUndefined();
  });

  it('stay as they are when a command is killed before the pointer, and the next one moves it', async () => {
    const way = await holdPointer(bucket.endpoint);
    const killed = start(['rollback', '1.0.0'], { AWS_ENDPOINT_URL: way.url });
    const ended = killed.catch((error: { signal?: string }) => error.signal);
    await way.held;
    killed.child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    way.close();
    expect(await live()).toEqual(['1.1.0-bbbbbbbb', true, undefined]);
    await command('canary', '1.1.0', '20');
    expect(await live()).toEqual(['1.0.0-aaaaaaaa', true, undefined]);
    expect(remote.canary()?.percent).toBe(20);
  });

  it('have their history there', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'tools/commands/releases.ts'), 'mf-blog', '--to', ADDRESS],
      { cwd: root, env: { ...process.env, ...bucket.environment } },
    );
    const rows = stdout.split('\n').map((row) => row.split(/ {2,}/).slice(1, 3));
    expect(rows.slice(1, 8)).toEqual([
      ['canary 20%', '1.1.0-bbbbbbbb'],
      ['rolled back', '1.0.0-aaaaaaaa'],
      ['promoted', '1.1.0-bbbbbbbb'],
      ['canary 10%', '1.1.0-bbbbbbbb'],
      ['rolled back', '1.0.0-aaaaaaaa'],
      ['live', '1.1.0-bbbbbbbb'],
      ['live', '1.0.0-aaaaaaaa'],
    ]);
    expect(stdout).toContain('prices were wrong');
  });
});
