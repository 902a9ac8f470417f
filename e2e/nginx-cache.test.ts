// Looks at: deploy, shell
import type { ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@shared/contract';
import { freePorts } from 'tools';
import { startGateway, type Gateway } from './nginx/gateway.ts';
import { temporaryFolders } from './nginx/remote-origin.ts';
import { request, type Answer } from './nginx/request.ts';
import { startUpstream, type SeenRequest, type Upstream } from './nginx/upstream.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

/** As the document server says it of a whole document. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=50';
const FOREVER = 'public, max-age=31536000, immutable';
const FILE = '/remotes/mf-blog/releases/1.0.0-0000aaaa/browser/main.js';

/**
 * Stands for the document server and what is behind it: each answer says which one it is, and for whom. The path says what
 * kind of answer; `/document…` is one for everybody.
 */
function answer({ url, headers }: SeenRequest, response: ServerResponse, count: number): void {
  const send = (status: number, named: Record<string, string>, body = `${count} ${headers.cookie}`) =>
    response.writeHead(status, named).end(body);
  const html = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding, cookie', etag: 'W/"e"' };
  if (headers['service-worker']) send(403, {}, 'no service worker');
  else if (url.startsWith('/document') && headers['if-none-match'] === 'W/"e"')
    send(304, { ...html, 'cache-control': SHARED }, '');
  else if (url.startsWith('/document/late')) send(200, { ...html, 'cache-control': 'no-cache' });
  else if (url.startsWith('/document/new-visitor'))
    send(200, { ...html, 'cache-control': 'private, no-cache', 'set-cookie': 'cohort=7; Path=/' });
  else if (url.startsWith('/document/set-cookie'))
    send(200, { ...html, 'cache-control': SHARED, 'set-cookie': 'cohort=7; Path=/' });
  else if (url.startsWith('/document/agent'))
    send(200, { ...html, 'cache-control': SHARED, vary: 'user-agent' });
  else if (url.startsWith('/document/brief')) send(200, { ...html, 'cache-control': 's-maxage=1' });
  else if (url.startsWith('/document')) send(200, { ...html, 'cache-control': SHARED });
  else if (url.startsWith('/media/by-format'))
    send(
      200,
      { 'content-type': 'image/avif', 'cache-control': FOREVER, vary: 'Accept' },
      `${count} ${headers.accept}`,
    );
  else if (url.startsWith('/media/away'))
    send(503, { 'content-type': 'text/plain', 'cache-control': 'no-store', vary: 'Accept' });
  else if (url.includes('missing')) send(404, { 'cache-control': FOREVER });
  else if (url.includes('page-as-file'))
    send(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': FOREVER });
  else if (url.startsWith('/api/')) send(200, { 'cache-control': 'public, max-age=60' });
  else if (url.includes('returning')) answerReturning(headers, response, count);
  else
    send(200, {
      'content-type': 'application/javascript',
      'cache-control': FOREVER,
      vary: 'accept-encoding',
    });
}

const HELD = `:${'A'.repeat(41)}+/=:`;
const UNHEARD_OF = `:${'B'.repeat(43)}=:`;

/** A script that there is a copy of, compressed against `HELD`. */
function answerReturning(headers: SeenRequest['headers'], response: ServerResponse, count: number): void {
  const about = {
    'content-type': 'application/javascript',
    'cache-control': FOREVER,
    vary: 'accept-encoding, available-dictionary',
  };
  if (headers['accept-encoding'] !== 'dcz, identity;q=0')
    response
      .writeHead(200, { ...about, 'content-encoding': 'br' })
      .end(brotliCompressSync(`${count} script`));
  else if (headers['available-dictionary'] === HELD)
    response.writeHead(200, { ...about, 'content-encoding': 'dcz' }).end(`${count} difference`);
  else response.writeHead(406, { 'cache-control': 'no-store' }).end('no such copy');
}

test.describe('what the gateway keeps', () => {
  const folders = temporaryFolders();
  let upstream: Upstream;
  let port: number;
  let gateway: Gateway;
  let addresses = 0;

  /** An address that nobody has asked for. */
  const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}n=${(addresses += 1)}`;
  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    request(gateway.https, path, { headers, ca: gateway.ca });
  /** Bodies of several visits, one after the other. */
  const visit = async (path: string, ...visitors: Record<string, string>[]) => {
    const bodies: string[] = [];
    for (const headers of visitors) bodies.push((await get(path, headers)).text);
    return bodies;
  };
  const start = () => {
    let count = 0;
    return startUpstream(port, (asked, response) => answer(asked, response, (count += 1)));
  };

  test.beforeAll(async () => {
    [port = 0] = await freePorts(1);
    upstream = await start();
    gateway = await startGateway(port, folders.create('tls'));
  });
  test.afterAll(async () => {
    await gateway?.nginx.stop();
    await upstream?.close();
    folders.removeAll();
  });

  test('two visitors with cookies that mean nothing to the site get one document', async () => {
    const [first, second, third] = await visit(
      fresh('/document'),
      { cookie: 'theme=dark; _ga=GA1.2.3' },
      { cookie: 'session=abc; cohort=none; language=xx' },
      {},
    );
    expect(first).toContain('language=ar');
    expect(second).toBe(first);
    expect(third).toBe(first);
  });

  test('each language has its own', async () => {
    const visitors = LANGUAGES.map((language) => ({ cookie: `x=1; language=${language}` }));
    const path = fresh('/document');
    const first = await visit(path, ...visitors);
    expect(new Set(first).size).toBe(LANGUAGES.length);
    LANGUAGES.forEach((language, index) => expect(first[index]).toMatch(new RegExp(`language=${language}$`)));
    expect(await visit(path, ...visitors)).toEqual(first);
  });

  test('so has each cohort of a canary', async () => {
    const path = fresh('/document');
    const [none, seven, eight, again] = await visit(
      path,
      {},
      { cookie: 'cohort=7' },
      { cookie: 'cohort=8' },
      { cookie: 'a=b; cohort=7' },
    );
    expect(new Set([none, seven, eight]).size).toBe(3);
    expect(seven).toContain('language=ar; cohort=7');
    expect(again).toBe(seven);
  });

  test('so have those who have the libraries, which a document carries otherwise', async () => {
    const path = fresh('/document');
    const [none, kept, other, again] = await visit(
      path,
      {},
      { cookie: 'libraries=kept' },
      { cookie: 'libraries=anything' },
      { cookie: 'a=b; libraries=kept' },
    );
    expect(kept).toMatch(/language=ar; libraries=kept$/);
    expect(none).toMatch(/language=ar$/);
    expect(again).toBe(kept);
    // Nobody fills the gateway with copies by a cookie that they make up.
    expect(other).toBe(none);
  });

  test('who has signed in to the page of releases is known there alone, and no copy of it is kept', async () => {
    const cookie = 'x=1; __Host-releases=1780000000.a-b_c; language=en';
    const [theirs, others] = await visit('/releases', { cookie }, {});
    expect(theirs).toMatch(/ language=en; __Host-releases=1780000000\.a-b_c$/);
    expect(others).toMatch(/ language=ar$/);
    expect((await visit('/releases', {}))[0]).not.toBe(others);
    const [elsewhere] = await visit(fresh('/document'), { cookie });
    expect(elsewhere).toMatch(/ language=en$/);
  });

  test('a visitor with an override gets no copy and leaves none', async () => {
    const path = fresh('/document');
    const overridden = { cookie: 'overrides=1!mf-blog@http://localhost:3002; language=en' };
    const [theirs, others, again, still] = await visit(
      path,
      overridden,
      { cookie: 'language=en' },
      overridden,
      {
        cookie: 'language=en',
      },
    );
    expect(theirs).toContain('language=en; overrides=1!mf-blog@http://localhost:3002');
    expect(others).not.toContain('overrides');
    expect(again).toContain('overrides');
    expect(again).not.toBe(theirs);
    expect(still).toBe(others);
  });

  for (const path of [
    '/document/new-visitor',
    '/document/set-cookie',
    '/document/late',
    '/document/agent',
    '/api/v1/home/sell',
  ]) {
    test(`${path} is kept for nobody`, async () => {
      const address = fresh(path);
      const [first, second] = [await get(address), await get(address)];
      expect(second.text).not.toBe(first.text);
      expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    });
  }

  test('"not modified" is answered here, by the document server for what is not kept, and itself not kept', async () => {
    const path = fresh('/document');
    const known = { 'if-none-match': 'W/"other", W/"e"' };
    const before = upstream.seen.length;
    expect((await get(path, { 'if-none-match': 'W/"e"' })).status).toBe(304);
    const full = await get(path);
    expect(full.status).toBe(200);
    expect(full.text).not.toBe('');
    const again = await get(path, known);
    expect([again.status, again.headers.etag]).toEqual([304, 'W/"e"']);
    expect(upstream.seen.length).toBe(before + 2);
  });

  test('who reloads past all caches gets a new one, and so does who comes next', async () => {
    const path = fresh('/document');
    const [first, reloaded, next] = await visit(path, {}, { 'cache-control': 'no-cache' }, {});
    expect(reloaded).not.toBe(first);
    expect(next).toBe(reloaded);
  });

  test('a copy is for those who take its encoding', async () => {
    const path = fresh('/document');
    const before = upstream.seen.length;
    for (const accepted of ['br, gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.5'])
      await get(path, { 'accept-encoding': accepted });
    expect(upstream.seen.length).toBe(before + 1);
    for (const accepted of ['br;q=0, gzip', 'deflate', 'br;q=0.0'])
      await get(path, { 'accept-encoding': accepted });
    expect(upstream.seen.slice(before).map(({ headers }) => headers['accept-encoding'])).toEqual([
      'br, gzip',
      'gzip',
      undefined,
    ]);
  });

  test('a picture is kept for those who take its format, however they write that, and one that is away is not', async () => {
    const path = fresh('/media/by-format');
    const [chrome, other, safari, nobody, again] = await visit(
      path,
      { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' },
      { accept: 'text/html, image/webp;q=0.9, image/avif;q=1' },
      { accept: 'image/webp,image/avif;q=0' },
      {},
      { accept: 'image/png' },
    );
    expect(chrome).toMatch(/^\d+ image\/avif, image\/webp, \*\/\*$/);
    expect(other).toBe(chrome);
    expect(safari).toMatch(/^\d+ image\/webp, \*\/\*$/);
    expect(nobody).toMatch(/^\d+ \*\/\*$/);
    expect(again).toBe(nobody);

    const away = fresh('/media/away');
    for (const count of [1, 2]) {
      expect((await get(away)).status).toBe(503);
      expect(upstream.seen.filter(({ url }) => url === away)).toHaveLength(count);
    }
  });

  test('neither a failure nor a text in place of a file is kept, nor a file with a query', async () => {
    for (const path of [
      '/remotes/mf-blog/releases/missing.js',
      '/remotes/mf-blog/releases/page-as-file.js',
      fresh(FILE),
    ]) {
      const [first, second] = await visit(path, {}, {});
      expect(second).not.toBe(first);
    }
  });

  test("a service worker's script gets no copy of a file", async () => {
    const path = '/assets/any.js';
    expect((await get(path)).status).toBe(200);
    expect((await get(path, { 'service-worker': 'script' })).status).toBe(403);
    expect((await get(path)).status).toBe(200);
  });

  test('many who want a file that is not here yet cost one question', async () => {
    const path = '/remotes/mf-blog/releases/1.0.0-0000aaaa/browser/crowd.js';
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(upstream.seen.filter(({ url }) => url === path)).toHaveLength(1);
  });

  test.describe('of a script, for who has an earlier one', () => {
    const returning = (headers: Record<string, string> = {}) => ({
      'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
      'available-dictionary': HELD,
      ...headers,
    });
    let scripts = 0;
    const script = () => `/remotes/mf-blog/releases/1.0.0-0000aaaa/browser/returning-${(scripts += 1)}.js`;
    /** What each of several visitors gets: the text, its encoding, and what the upstream was asked for meanwhile. */
    const visitors = async (path: string, ...each: Record<string, string>[]) => {
      const seen = [];
      for (const headers of each) {
        const before = upstream.seen.length;
        const { text, headers: about } = await get(path, headers);
        const asked = upstream.seen.slice(before).map(({ headers: sent }) => sent['available-dictionary']);
        seen.push([text.replace(/^\d+ /, ''), about['content-encoding'], asked]);
      }
      return seen;
    };

    test('the copy against it is kept beside the script, and neither is given to the other’s visitors', async () => {
      const path = script();
      expect(
        await visitors(path, returning(), returning(), { 'accept-encoding': 'br' }, returning(), {
          'accept-encoding': 'br',
        }),
      ).toEqual([
        ['difference', 'dcz', [HELD]],
        ['difference', 'dcz', []],
        ['script', 'br', [undefined]],
        ['difference', 'dcz', []],
        ['script', 'br', []],
      ]);
      const { headers } = await get(path, returning());
      expect(headers.vary).toBe('accept-encoding, available-dictionary');
      expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    });

    test('there is no copy of every script for each dictionary that somebody names', async () => {
      const path = script();
      const unheard = returning({ 'available-dictionary': UNHEARD_OF });
      expect(await visitors(path, unheard, unheard, { 'accept-encoding': 'br, gzip' })).toEqual([
        ['script', 'br', [UNHEARD_OF, undefined]],
        ['script', 'br', [UNHEARD_OF]],
        ['script', 'br', []],
      ]);
    });

    for (const [who, headers] of [
      ['names no digest', { 'available-dictionary': ':../../x:' }],
      ['cannot read it', { 'accept-encoding': 'gzip, deflate, br, zstd, dcb' }],
      ['refuses it', { 'accept-encoding': 'br, dcz;q=0' }],
      ['reloads past all caches', { 'cache-control': 'no-cache' }],
    ] as const)
      test(`who ${who} gets the script itself`, async () => {
        expect(await visitors(script(), returning(headers))).toEqual([['script', 'br', [undefined]]]);
      });

    test('both outlive what stands behind; without a copy it is the script that does', async () => {
      const path = script();
      const unheard = returning({ 'available-dictionary': UNHEARD_OF });
      await visitors(path, returning(), unheard);
      await upstream.close();
      expect(await visitors(path, returning(), unheard)).toEqual([
        ['difference', 'dcz', []],
        ['script', 'br', []],
      ]);
      const lost = await get(script(), returning());
      expect([lost.status, lost.headers['retry-after']]).toEqual([502, '10']);
      upstream = await start();
    });
  });

  test('files, pictures and documents outlive what stands behind the gateway', async () => {
    const paths = [FILE, '/assets/main.js', '/media/pictures/a.avif?w=400', fresh('/document/brief')];
    const alive = await Promise.all(paths.map((path) => get(path)));
    await upstream.close();
    // Longer than the document is said to hold.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    for (const [index, path] of paths.entries()) {
      const { status, text } = await get(path);
      expect([path, status, text]).toEqual([path, 200, alive[index]?.text]);
    }
    expect((await get(fresh('/document'))).status).toBe(502);
    upstream = await start();
  });
});

test.describe("the document server's own documents, behind the gateway", () => {
  const folders = temporaryFolders();
  let gateway: Gateway;

  test.beforeAll(async ({ site }) => {
    gateway = await startGateway(Number(new URL(site.url).port), folders.create('tls'));
  });
  test.afterAll(async () => {
    await gateway?.nginx.stop();
    folders.removeAll();
  });

  test('are asked for once for all visitors of a language, and each time for one with an override', async () => {
    const visit = async (path: string, cookie: string) => {
      const { status, text } = await request(gateway.https, path, { headers: { cookie }, ca: gateway.ca });
      expect(status).toBe(200);
      return /<html lang="(\w+)"/.exec(text)?.[1];
    };
    const statesOf = (path: string) =>
      gateway.nginx
        .log()
        .split('\n')
        .filter((line) => line.includes(`"GET ${path} `))
        .map((line) => line.split(' ').at(-2));

    const visits = [
      ['theme=dark', 'ar'],
      ['session=1; language=ar', 'ar'],
      ['language=en; theme=dark', 'en'],
      ['x=1; language=en', 'en'],
      ['language=en; overrides=1!mf-blog@http://localhost:1', 'en'],
    ] as const;
    let attempts = 0;
    // Whose data was late is not kept: on a busy machine that may be the first one.
    await eventually(async () => {
      const path = `/contact?utm_source=${(attempts += 1)}`;
      for (const [cookie, language] of visits) expect(await visit(path, cookie)).toBe(language);
      // The line is written after the answer.
      await eventually(() => expect(statesOf(path)).toHaveLength(visits.length), 1000);
      expect(statesOf(path)).toEqual(['MISS', 'HIT', 'MISS', 'HIT', '-']);
    });
  });
});
