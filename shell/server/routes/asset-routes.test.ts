import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyAgainst } from '@shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAssets } from './asset-routes.ts';

const SCRIPT = 'shell.1a2b3c4d.js';
const digestOf = (content: string) => createHash('sha256').update(content).digest('base64');
const KEPT = digestOf('run(1)');
const GONE = digestOf('run(0)');

describe('the shell’s own files', () => {
  let folder: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
    writeFileSync(path.join(folder, SCRIPT), 'run(2)');
    writeFileSync(path.join(folder, `${SCRIPT}.br`), 'in brotli');
    writeFileSync(path.join(folder, copyAgainst(SCRIPT, KEPT)), 'the difference');
    writeFileSync(path.join(folder, 'cairo.1a2b3c4d.woff2'), 'font');
    server = Fastify();
    await registerAssets(server, folder, { [SCRIPT]: [KEPT, GONE] });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (digest: string | undefined, headers: Record<string, string> = {}, file = SCRIPT) =>
    server.inject({
      url: `/assets/${file}`,
      headers: {
        'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
        ...(digest && { 'available-dictionary': `:${digest}:` }),
        ...headers,
      },
    });
  const ABOUT = {
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/assets/shell.*.js"',
    vary: 'accept-encoding, available-dictionary',
  };

  it('come against what the browser has', async () => {
    const { statusCode, headers, body } = await ask(KEPT);
    expect([statusCode, body, headers['content-encoding']]).toEqual([200, 'the difference', 'dcz']);
    expect(headers).toMatchObject({ ...ABOUT, 'content-type': 'application/javascript; charset=utf-8' });
  });

  it.each([
    ['has nothing', undefined],
    ['has something else', digestOf('else')],
    ['has what no copy is left against', GONE],
  ])('come in brotli for who %s, to be a dictionary one day', async (_who, digest) => {
    const { statusCode, headers, body } = await ask(digest);
    expect([statusCode, body, headers['content-encoding']]).toEqual([200, 'in brotli', 'br']);
    expect(headers).toMatchObject(ABOUT);
  });

  it('say nothing that only a file has use for that may change, or is asked for in parts', async () => {
    const { headers } = await ask(undefined);
    expect(headers).toMatchObject({ etag: expect.any(String) as unknown });
    expect([headers['last-modified'], headers['accept-ranges']]).toEqual([undefined, undefined]);
  });

  it('say that there is no copy to who wants nothing else', async () => {
    const alone = { 'accept-encoding': 'dcz, identity;q=0' };
    expect((await ask(KEPT, alone)).body).toBe('the difference');
    for (const digest of [GONE, digestOf('else')]) {
      const { statusCode, headers } = await ask(digest, alone);
      expect([statusCode, headers['cache-control']]).toEqual([406, 'no-store']);
    }
  });

  it('are no dictionaries where they are no scripts, nor by a name that every object has', async () => {
    const { headers, body } = await ask(KEPT, {}, 'cairo.1a2b3c4d.woff2');
    expect([body, headers['use-as-dictionary'], headers.vary]).toEqual(['font', undefined, undefined]);
    expect((await ask(KEPT, {}, 'constructor')).statusCode).toBe(404);
  });
});
