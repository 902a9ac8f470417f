import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyAgainst, type RemoteState } from '@shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerReleaseFiles } from './release-file-routes.ts';

const LIVE = 'releases/1.1.0-1111bbbb/';
const CANARY = 'releases/1.2.0-2222cccc/';
const SCRIPT = 'browser/12.1a2b3c4d.js';
const DIGEST = `${'A'.repeat(41)}+/=`;
const OTHER = `${'B'.repeat(43)}=`;

describe('a remote’s script for who has an earlier one', () => {
  let origin: Server;
  let site: FastifyInstance;
  let asked: { url: string; headers: IncomingHttpHeaders }[];
  /** What the origin has, by path; anything else is missing. */
  let files: Record<string, { headers?: OutgoingHttpHeaders; body: string }>;

  const release = (folder: string) => ({ folder, dictionaries: { [SCRIPT]: [DIGEST] } });
  const state = {
    name: 'mf-blog',
    live: release(LIVE),
    canary: { release: release(CANARY), percent: 10 },
  } as unknown as RemoteState;

  beforeAll(async () => {
    origin = createServer((request, response) => {
      asked.push({ url: request.url ?? '', headers: request.headers });
      const file = files[request.url ?? ''];
      if (file) response.writeHead(200, { ...FOREVER, ...file.headers }).end(file.body);
      else response.writeHead(404, { 'content-type': 'text/plain', 'x-from': 'origin' }).end('not found');
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    site = Fastify();
    const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
    await registerReleaseFiles(site, 'mf-blog', {
      upstream: url,
      limitMs: 3000,
      releases: { states: () => [state] },
    });
  });
  beforeEach(() => {
    asked = [];
    files = {};
    for (const folder of [LIVE, CANARY]) {
      files[`/${folder}${SCRIPT}`] = {
        headers: { 'content-type': 'text/javascript', 'content-encoding': 'br', vary: 'accept-encoding' },
        body: `script of ${folder}`,
      };
      files[`/${copyAgainst(folder + SCRIPT, DIGEST)}`] = {
        headers: { 'content-type': 'application/octet-stream', 'use-as-dictionary': 'match="/*"' },
        body: `difference of ${folder}`,
      };
    }
  });
  afterAll(async () => {
    await site.close();
    origin.closeAllConnections();
    origin.close();
  });

  const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
  const ABOUT = {
    ...FOREVER,
    'use-as-dictionary': 'match="/remotes/mf-blog/releases/*/browser/12.*.js"',
    vary: 'accept-encoding, available-dictionary',
  };
  const chromium = {
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'available-dictionary': `:${DIGEST}:`,
    'dictionary-id': '"1"',
    cookie: 'language=en',
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.inject({ url: `/remotes/mf-blog/${path}`, headers });

  it('comes without what only a file has use for that may change, is asked for in parts, or by other sites', async () => {
    const headersOfOrigin = {
      'content-type': 'text/javascript',
      etag: '"1"',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'last-modified': 'Fri, 27 Nov 2026 00:00:00 GMT',
    };
    files[`/${LIVE}${SCRIPT}`] = { headers: headersOfOrigin, body: 'script' };
    const { statusCode, headers } = await get(LIVE + SCRIPT);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ ...FOREVER, etag: '"1"' });
    for (const name of ['accept-ranges', 'access-control-allow-origin', 'last-modified'])
      expect(headers).not.toHaveProperty(name);
  });

  it.each([LIVE, CANARY])('comes as the copy against that (%s)', async (folder) => {
    const { statusCode, headers, body } = await get(folder + SCRIPT, chromium);
    expect([statusCode, body]).toEqual([200, `difference of ${folder}`]);
    expect(headers).toMatchObject({
      ...ABOUT,
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'dcz',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('is a plain file to the origin, which learns nothing of what the visitor has', async () => {
    await get(LIVE + SCRIPT, chromium);
    await get(LIVE + SCRIPT, { ...chromium, 'available-dictionary': `:${OTHER}:` });
    expect(asked.map(({ url }) => url)).toEqual([
      `/${copyAgainst(LIVE + SCRIPT, DIGEST)}`,
      `/${LIVE}${SCRIPT}`,
    ]);
    for (const { headers } of asked)
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/dictionary|cookie/)]),
      );
  });

  it.each([
    ['has nothing', { 'accept-encoding': 'br' }],
    ['has something else', { ...chromium, 'available-dictionary': `:${OTHER}:` }],
    ['reloads past all caches', { ...chromium, 'cache-control': 'no-cache' }],
  ])('comes as it is for who %s, to be a dictionary one day', async (_who, headers) => {
    const answer = await get(LIVE + SCRIPT, headers);
    expect([answer.body, answer.headers['content-encoding']]).toEqual([`script of ${LIVE}`, 'br']);
    expect(answer.headers).toMatchObject({ ...ABOUT, 'content-type': 'text/javascript' });
  });

  it.each([
    ['is missing at the origin', undefined],
    ['was compressed on the way', { headers: { 'content-encoding': 'gzip' }, body: 'gzip' }],
  ])('comes as it is where the copy %s', async (_what, copy) => {
    const name = `/${copyAgainst(LIVE + SCRIPT, DIGEST)}`;
    if (copy) files[name] = copy;
    else delete files[name];
    const { statusCode, headers, body } = await get(LIVE + SCRIPT, chromium);
    expect([statusCode, body, headers['content-encoding']]).toEqual([200, `script of ${LIVE}`, 'br']);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers).not.toHaveProperty('x-from');
    const alone = await get(LIVE + SCRIPT, { ...chromium, 'accept-encoding': 'dcz, identity;q=0' });
    expect([alone.statusCode, alone.headers['cache-control']]).toEqual([406, 'no-store']);
  });

  it('is refused to who wants a copy alone that there is none of, without asking the origin', async () => {
    const { statusCode } = await get(LIVE + SCRIPT, {
      'accept-encoding': 'dcz, identity;q=0',
      'available-dictionary': `:${OTHER}:`,
    });
    expect([statusCode, asked]).toEqual([406, []]);
  });

  it('says nothing of dictionaries where it is none, or where its origin says it', async () => {
    files[`/${LIVE}browser/style.css`] = {
      headers: { 'content-type': 'text/css', 'use-as-dictionary': 'match="/*"' },
      body: '',
    };
    for (const file of ['browser/style.css', 'browser/missing.1a2b3c4d.js'])
      expect((await get(LIVE + file, chromium)).headers).not.toHaveProperty('use-as-dictionary');
  });

  it('comes as it is from a release that is neither live nor the canary, and is a dictionary too', async () => {
    files['/releases/1.0.0-0000aaaa/browser/12.1a2b3c4d.js'] = {
      headers: { 'content-type': 'text/javascript', vary: 'accept-encoding' },
      body: 'old',
    };
    const { headers, body } = await get('releases/1.0.0-0000aaaa/browser/12.1a2b3c4d.js', chromium);
    expect(body).toBe('old');
    expect(headers).toMatchObject({ ...ABOUT, vary: 'accept-encoding' });
  });
});
