import { freePorts } from 'tools';
import { KINDS, scriptOf, stageOf, writeFixtureRelease } from './fixture-release.ts';
import {
  publishRelease,
  temporaryFolders,
  type OpenRemoteOrigin,
  type RemoteOrigin,
} from './remote-origin.ts';
import { request } from './request.ts';
import { startUpstream, type Upstream } from './upstream.ts';
import { expect, test } from '../kit/test.ts';

const OLD = '1.0.0-0000aaaa';
const LIVE = '1.1.0-1111bbbb';
const script = `/releases/${LIVE}/browser/remoteEntry.js`;

/** What `describeRemoteOrigin` leaves to further tests of the same origin. */
export interface OriginUnderTest {
  url(): string;
  api(): Upstream;
}

/**
 * What every program that serves a remote's origin owes to browsers, to the document server and to the team
 * (architecture, "Registry"): declares the tests, run against what `open` starts.
 */
export function describeRemoteOrigin(
  name: string,
  open: OpenRemoteOrigin,
  more: (origin: OriginUnderTest) => void = () => undefined,
): void {
  test.describe(name, () => {
    const folders = temporaryFolders();
    let origin: RemoteOrigin;
    let api: Upstream;
    const get = (path: string, headers: Record<string, string> = {}) =>
      request(origin.url, path, { headers });

    test.beforeAll(async () => {
      const [apiPort = 0] = await freePorts(1);
      const site = folders.create('site');
      for (const id of [OLD, LIVE]) {
        const built = folders.create('built');
        writeFixtureRelease(built, id);
        publishRelease(built, site);
      }
      api = await startUpstream(apiPort, ({ method, url, body }, response) => {
        response.writeHead(url.includes('missing') ? 404 : 200, {
          'content-type': 'application/json',
          'x-api': 'yes',
        });
        response.end(JSON.stringify({ method, url, body }));
      });
      origin = await open(site, `http://127.0.0.1:${apiPort}`);
    });
    test.afterAll(async () => {
      await origin?.close();
      await api?.close();
      folders.removeAll();
    });

    test('the pointer is never kept and may be read by any page', async () => {
      const answer = await get('/release.json');
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      expect(JSON.parse(answer.text)).toEqual({ folder: `releases/${LIVE}/` });
    });

    for (const [file, type] of KINDS) {
      test(`${file} is kept for a year, for any page, as ${type}`, async () => {
        const answer = await get(`/releases/${LIVE}/${file}`);
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
        });
      });
    }

    test("the stage's service worker may rule every page and is asked for anew each time", async () => {
      const answer = await get(script, { 'service-worker': 'script' });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      });
      expect((await get(script)).headers['service-worker-allowed']).toBeUndefined();
      const missing = await get('/releases/none.js', { 'service-worker': 'script' });
      expect(missing.status).toBe(404);
      expect(missing.headers['service-worker-allowed']).toBeUndefined();
      const elsewhere = await get('/release.json', { 'service-worker': 'script' });
      expect(elsewhere.headers['service-worker-allowed']).toBeUndefined();
    });

    test('an earlier release stays', async () => {
      const answer = await get(script.replace(LIVE, OLD));
      expect(answer.text).toBe(scriptOf(OLD));
    });

    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ] as const) {
      test(`accepting "${accepted}" gets ${encoding}`, async () => {
        const answer = await get(script, { 'accept-encoding': accepted });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
        expect(answer.headers['content-length']).toBe(String(answer.body.length));
        expect(answer.text).toBe(scriptOf(LIVE));
      });
    }

    test('a file without a compressed copy comes as it is', async () => {
      const answer = await get(`/releases/${LIVE}/browser/style.css`, { 'accept-encoding': 'br, gzip' });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.text).toBe(`browser/style.css of ${LIVE}`);
    });

    for (const [accepted, encoding] of [
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0, gzip;q=0.0', undefined],
      ['gzip;q=0, br', 'br'],
    ] as const) {
      test(`what a client refuses by ${accepted} is not sent`, async () => {
        const answer = await get(script, { 'accept-encoding': accepted });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.text).toBe(scriptOf(LIVE));
      });
    }

    test('one tag of a list, or any, is enough for a file not to be sent again', async () => {
      const tag = String((await get(script)).headers.etag);
      for (const known of [`"other", ${tag}`, `W/"other",${tag} , "third"`, '*'])
        expect((await get(script, { 'if-none-match': known })).status).toBe(304);
      expect((await get(script, { 'if-none-match': '"other", "third"' })).status).toBe(200);
    });

    test('a file that the browser has is not sent again', async () => {
      const first = await get(script, { 'accept-encoding': 'br' });
      const again = await get(script, {
        'accept-encoding': 'br',
        'if-none-match': String(first.headers.etag),
      });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });

    test('HEAD says what GET would', async () => {
      for (const path of ['/release.json', script]) {
        const [head, full] = [await request(origin.url, path, { method: 'HEAD' }), await get(path)];
        expect(head.status).toBe(200);
        expect(head.headers['content-length']).toBe(full.headers['content-length']);
        expect(head.headers['cache-control']).toBe(full.headers['cache-control']);
      }
    });

    for (const path of [
      '/',
      '/blog',
      '/blog/an-article',
      '/v1.2/page',
      '/page?file=a.js',
      '/api/v10',
      '/mediated',
    ] as const) {
      test(`${path} is the stage, asked for anew each time`, async () => {
        const answer = await get(path, { 'accept-encoding': 'br' });
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        });
        expect(answer.text).toBe(stageOf(LIVE));
        const again = await get(path, { 'if-none-match': String(answer.headers.etag) });
        expect(again.status).toBe(304);
      });
    }

    for (const path of [
      `/releases/${LIVE}/browser/missing.js`,
      `/releases/9.9.9-99999999/browser/remoteEntry.js`,
      `/releases/${LIVE}`,
      `/releases/${LIVE}/`,
      '/missing.js',
      '/favicon.ico',
      '/index.html',
      '/folder.with-dot/',
      '/release.json.br',
    ] as const) {
      test(`${path} is not found, and nobody keeps that`, async () => {
        const answer = await get(path);
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toBe('text/plain');
        expect(answer.headers['cache-control']).toBeUndefined();
        expect(answer.text).toBe('not found');
      });
    }

    for (const path of [script, '/release.json', '/', '/media/photo.avif'] as const) {
      test(`nothing can be sent to ${path}`, async () => {
        const before = api.seen.length;
        const answer = await request(origin.url, path, { method: 'POST', body: 'x' });
        expect(answer.status).toBe(404);
        expect(api.seen).toHaveLength(before);
      });
    }

    test('the API answers under the origin, whatever the method', async () => {
      const answer = await request(origin.url, '/api/v1/contact/send?x=%D8%B9%2F', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"a":"ب"}',
      });
      expect(answer.status).toBe(200);
      expect(answer.headers['x-api']).toBe('yes');
      expect(JSON.parse(answer.text)).toEqual({
        method: 'POST',
        url: '/api/v1/contact/send?x=%D8%B9%2F',
        body: '{"a":"ب"}',
      });
    });

    test("the API's own not-found passes as it is", async () => {
      const answer = await get('/api/v1/home/homes/missing');
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json');
      expect(JSON.parse(answer.text)).toMatchObject({ url: '/api/v1/home/homes/missing' });
    });

    test('a picture comes from the API without the prefix', async () => {
      const answer = await get('/media/pictures/a%20b%2Fc.avif?w=400');
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toMatchObject({ method: 'GET', url: '/pictures/a%20b%2Fc.avif?w=400' });
    });

    for (const path of ['/release.json', script, '/', '/missing.js'] as const) {
      test(`no browser guesses the type of ${path}`, async () => {
        expect((await get(path)).headers['x-content-type-options']).toBe('nosniff');
      });
    }

    test('a cache is told that copies differ by encoding', async () => {
      expect((await get(script)).headers.vary?.toLowerCase()).toBe('accept-encoding');
    });

    for (const path of [
      '/releases/',
      '/releases/none',
      `/releases/${LIVE}/browser`,
      `/releases/${LIVE}/browser/`,
    ] as const) {
      test(`${path} is neither a listing nor the stage`, async () => {
        const answer = await get(path);
        expect(answer.status).toBe(404);
        expect(answer.text).toBe('not found');
      });
    }

    test('HEAD finds the stage', async () => {
      const answer = await request(origin.url, '/blog', { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
    });

    more({ url: () => origin.url, api: () => api });

    test('with the API away its calls fail and everything else works', async () => {
      await api.close();
      expect((await get('/api/v1/settings/get')).status).toBeGreaterThanOrEqual(500);
      expect((await get('/media/pictures/a.avif')).status).toBeGreaterThanOrEqual(500);
      expect((await get('/release.json')).status).toBe(200);
      expect((await get(script)).status).toBe(200);
      expect((await get('/')).status).toBe(200);
    });
  });
}
