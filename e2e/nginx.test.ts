// Looks at: deploy, shared/bundler
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { freePorts, root } from 'tools';
import {
  COMPRESSED_DOCUMENT,
  DOCUMENT,
  DOCUMENT_HEADERS,
  LISTINGS,
  PICTURE,
  startDocumentUpstream,
} from './nginx/document-upstream.ts';
import { stageOf, writeFixtureRelease } from './nginx/fixture-release.ts';
import { SITE_URL, startGateway, type Gateway } from './nginx/gateway.ts';
import { openHttp2, type Http2Session } from './nginx/http2-session.ts';
import { describeRemoteOrigin } from './nginx/remote-origin-behaviour.ts';
import { openWithNginx, openWithNode, publishRelease, temporaryFolders } from './nginx/remote-origin.ts';
import { request, type RequestOptions } from './nginx/request.ts';
import { renderSite, testConfiguration } from './nginx/run-nginx.ts';
import type { Upstream } from './nginx/upstream.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

const folders = temporaryFolders();
test.afterAll(() => folders.removeAll());

// The same promises twice, so that the origin of `npm start` and the one of the containers cannot drift apart.
describeRemoteOrigin("a remote's origin in Node", openWithNode);

describeRemoteOrigin("a remote's origin in nginx", openWithNginx, ({ url, api }) => {
  test('nothing tells the version of the server', async () => {
    expect((await request(url(), '/release.json')).headers.server).toBe('nginx');
  });

  test('a path cannot climb out of the releases', async () => {
    for (const climbing of ['/releases/../../etc/passwd', '/releases/..%2f..%2fetc/passwd']) {
      const answer = await request(url(), climbing);
      expect(answer.status === 400 || answer.text === stageOf('1.1.0-1111bbbb')).toBe(true);
    }
  });

  test('the API learns the address of the visitor, not what the visitor claims', async () => {
    await request(url(), '/api/v1/settings/get', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(api().seen.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});

test.describe('publishing a release', () => {
  test('a release that is not whole leaves the live one alone', () => {
    const [site, first, second] = ['site', 'built', 'built'].map((name) => folders.create(name)) as [
      string,
      string,
      string,
    ];
    writeFixtureRelease(first, '1.0.0-0000aaaa');
    expect(publishRelease(first, site).ok).toBe(true);
    writeFixtureRelease(second, '1.1.0-1111bbbb');
    rmSync(path.join(second, 'release.json'));

    const published = publishRelease(second, site);

    expect(published.ok).toBe(false);
    expect(JSON.parse(published.pointer())).toEqual({ folder: 'releases/1.0.0-0000aaaa/' });
    expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toBe(stageOf('1.0.0-0000aaaa'));
  });

  test('a folder that is there already is never written to, and going back is publishing again', () => {
    const [site, first, second] = ['site', 'built', 'built'].map((name) => folders.create(name)) as [
      string,
      string,
      string,
    ];
    writeFixtureRelease(first, '1.0.0-0000aaaa');
    writeFixtureRelease(second, '1.1.0-1111bbbb');
    publishRelease(first, site);
    publishRelease(second, site);
    const file = 'releases/1.0.0-0000aaaa/browser/style.css';
    writeFileSync(path.join(first, file), 'changed');

    const published = publishRelease(first, site);

    expect(published.ok).toBe(true);
    expect(JSON.parse(published.pointer())).toEqual({ folder: 'releases/1.0.0-0000aaaa/' });
    expect(readFileSync(path.join(site, file), 'utf8')).toBe('browser/style.css of 1.0.0-0000aaaa');
    expect(existsSync(path.join(site, 'releases/1.1.0-1111bbbb/browser/remoteEntry.js.br'))).toBe(true);
  });

  test('an image that starts again leaves what was gone back to; another one brings its release, by the log too', () => {
    const [site, first, second] = ['site', 'built', 'built'].map((name) => folders.create(name)) as [
      string,
      string,
      string,
    ];
    writeFixtureRelease(first, '1.0.0-0000aaaa');
    writeFixtureRelease(second, '1.1.0-1111bbbb');
    publishRelease(first, site);
    publishRelease(second, site);
    // As a rollback leaves it.
    writeFileSync(path.join(site, 'log/000009-1a2b3c4d.json'), '{}');
    copyFileSync(path.join(first, 'release.json'), path.join(site, 'release.json'));

    const restarted = publishRelease(second, site);
    expect(restarted.ok).toBe(true);
    expect(JSON.parse(restarted.pointer())).toEqual({ folder: 'releases/1.0.0-0000aaaa/' });
    expect(readdirSync(path.join(site, 'log'))).toHaveLength(3);

    const third = folders.create('built');
    writeFixtureRelease(third, '1.2.0-2222cccc');
    const published = publishRelease(third, site);
    expect(JSON.parse(published.pointer())).toEqual({ folder: 'releases/1.2.0-2222cccc/' });
    const entry = readdirSync(path.join(site, 'log')).toSorted().at(-1) ?? '';
    expect(entry).toMatch(/^000010-\w+\.json$/);
    expect(JSON.parse(readFileSync(path.join(site, 'log', entry), 'utf8'))).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.000Z$/),
      what: 'live',
      release: '1.2.0-2222cccc',
      author: 'image',
      commit: '',
      dirty: false,
    });
  });
});

test.describe('the gateway', () => {
  let documents: Upstream;
  let documentPort: number;
  let gateway: Gateway;
  let client: Http2Session;
  const ask = (path_: string, options: RequestOptions = {}) =>
    request(gateway.https, path_, { ...options, ca: gateway.ca });

  test.beforeAll(async () => {
    [documentPort = 0] = await freePorts(1);
    documents = await startDocumentUpstream(documentPort);
    gateway = await startGateway(documentPort, folders.create('tls'));
    client = await openHttp2(gateway.https, gateway.ca);
  });
  test.afterAll(async () => {
    await client?.close();
    await gateway?.nginx.stop();
    await documents?.close();
  });

  for (const [method, path_, host] of [
    ['GET', '/blog?page=2', 'site.example'],
    ['POST', '/api/v1/contact/send', 'elsewhere.example'],
  ] as const) {
    test(`${method} ${path_} without TLS is sent to the site, whatever host it names`, async () => {
      const answer = await request(gateway.http, path_, { method, headers: { host } });
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(`${SITE_URL}${path_}`);
    });
  }

  test('speaks HTTP/2, and HTTP/1.1 to those who know no other', async () => {
    expect(client.protocol).toBe('h2');
    expect((await client.get('/blog')).headers[':status']).toBe(200);
    expect((await ask('/blog')).status).toBe(200);
  });

  test('a document passes byte for byte, with its encoding, policy, validator and lifetime', async () => {
    const answer = await client.get('/blog', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject(DOCUMENT_HEADERS);
    expect(answer.body.equals(COMPRESSED_DOCUMENT)).toBe(true);
    expect(answer.text).toBe(DOCUMENT);
    expect(documents.seen.at(-1)?.headers['accept-encoding']).toBe('br, gzip');
  });

  test('a document that the browser has is not sent again', async () => {
    const answer = await client.get('/blog', { 'if-none-match': DOCUMENT_HEADERS.etag });
    expect(answer.headers[':status']).toBe(304);
    expect(answer.headers['content-security-policy']).toBe(DOCUMENT_HEADERS['content-security-policy']);
    expect(answer.body).toHaveLength(0);
  });

  test('promises TLS for a year', async () => {
    const { headers } = await client.get('/blog');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`the API's uncompressed answer, accepting ${accepted}, comes as ${encoding}`, async () => {
      const { headers, text, body } = await client.get('/api/v1/home/sell', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(text).toBe(LISTINGS);
      expect(body.length).toBeLessThanOrEqual(encoding ? LISTINGS.length / 4 : LISTINGS.length);
    });
  }

  test('what compression would not help stays as it is', async () => {
    const accepted = { 'accept-encoding': 'gzip, br' };
    const [short, picture] = [
      await client.get('/api/v1/settings/get', accepted),
      await client.get('/media/photo.avif', accepted),
    ];
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.body.equals(PICTURE)).toBe(true);
  });

  test('the document server learns host, scheme and address, not what the visitor claims', async () => {
    await ask('/blog', {
      headers: {
        host: 'site.example',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'elsewhere.example',
        'x-forwarded-proto': 'http',
        forwarded: 'for=203.0.113.9',
        cookie: 'language=en',
      },
    });
    const headers = documents.seen.at(-1)?.headers;
    expect(headers).toMatchObject({
      host: 'site.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
      cookie: 'language=en',
    });
    expect(headers?.forwarded).toBeUndefined();
  });

  test('path and query pass as they were written', async () => {
    const written = '/property/a%2Fb%20c//d?city=%D8%AC%D8%AF%D8%A9&q=a+b';
    await client.get(written);
    expect(documents.seen.at(-1)?.url).toBe(written);
  });

  test('many requests of a visitor share a connection to the document server', async () => {
    await client.get('/blog');
    const before = documents.connections();
    for (let count = 0; count < 20; count += 1) await client.get('/blog');
    expect(documents.connections()).toBe(before);
  });

  test('a form passes, a flood does not', async () => {
    const send = (length: number) =>
      ask('/api/v1/contact/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: 'x'.repeat(length),
      });
    expect(JSON.parse((await send(32_000)).text)).toEqual({ length: 32_000 });
    const before = documents.seen.length;
    expect((await send(70_000)).status).toBe(413);
    expect(documents.seen).toHaveLength(before);
  });

  test("the document server's own errors pass as they are", async () => {
    const answer = await client.get('/readyz');
    expect(answer.headers[':status']).toBe(503);
    expect(answer.text).toBe('{"ready":false}');
  });

  test('an answer cannot steer the gateway', async () => {
    expect((await client.get('/steering')).text).toBe('mine');
  });

  test("the gateway's own page has no address", async () => {
    // Like every other path it belongs to the document server.
    const answer = await client.get('/unavailable.html');
    expect(answer.text).not.toContain('Temporarily unavailable');
  });

  test('requests are logged, and so are failures', async () => {
    await client.get('/blog?logged=1');
    // The line is written after the answer.
    await eventually(() =>
      expect(gateway.nginx.log()).toMatch(
        /"GET \/blog\?logged=1 HTTP\/2\.0" 200 \d+ [\d.]+s MISS [0-9a-f]{32}$/m,
      ),
    );
  });

  test('with the document server away visitors are told so in both languages, until it is back', async () => {
    await documents.close();
    const answer = await client.get('/blog');
    expect(answer.headers).toMatchObject({
      ':status': 502,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toContain('الموقع غير متاح مؤقتًا');
    expect(answer.text).toContain('Temporarily unavailable');
    const form = await ask('/api/v1/contact/send', { method: 'POST', body: 'x' });
    expect(form.status).toBe(502);
    await eventually(() => expect(gateway.nginx.log()).toContain('Connection refused'));

    documents = await startDocumentUpstream(documentPort);
    expect((await client.get('/blog')).text).toBe(DOCUMENT);
  });
});

test.describe('the files', () => {
  const remoteVariables = {
    LISTEN: '127.0.0.1:65000',
    RELEASES: '/srv/releases',
    API_ORIGIN: 'https://api.example',
    RESOLVER: '127.0.0.1',
  };

  test("nginx accepts a remote's configuration, with an API that cannot be looked up", () => {
    const folder = folders.create('rendered');
    renderSite({ template: 'remote.conf.template', variables: remoteVariables }, folder);
    expect(testConfiguration(folder)).toEqual({
      ok: true,
      output: expect.stringContaining('test is successful'),
    });
  });

  for (const [settings, processes] of [
    [{}, 'auto'],
    [{ NGINX_WORKERS: '2' }, '2'],
  ] as const)
    test(`${processes} processes answer with ${JSON.stringify(settings)}`, () => {
      const folder = folders.create('rendered');
      renderSite(
        { template: 'remote.conf.template', variables: { ...remoteVariables, ...settings } },
        folder,
      );
      expect(readFileSync(path.join(folder, 'nginx.conf'), 'utf8')).toContain(
        `\nworker_processes ${processes};\n`,
      );
    });

  test("nginx's own variables survive, and a missing one of ours is named", () => {
    const folder = folders.create('rendered');
    renderSite({ template: 'remote.conf.template', variables: { ...remoteVariables, uri: 'lost' } }, folder);
    expect(readFileSync(path.join(folder, 'site.conf'), 'utf8')).toContain('try_files $uri =404;');

    const { API_ORIGIN: _left, ...incomplete } = remoteVariables;
    expect(() => renderSite({ template: 'remote.conf.template', variables: incomplete }, folder)).toThrow(
      'remote.conf.template needs the variable API_ORIGIN',
    );
  });
});

const compose = ['/usr/bin/docker-compose', '/usr/local/bin/docker-compose'].find((file) => existsSync(file));

// Where it is installed: nothing else here needs it.
if (compose) {
  test.describe('docker-compose', () => {
    const config = (...flags: string[]) =>
      spawnSync(compose, ['-f', path.join(root, 'docker-compose.yml'), 'config', ...flags], {
        encoding: 'utf8',
      });

    test('accepts its file', () => {
      const { status, stderr } = config('-q');
      expect(stderr).toBe('');
      expect(status).toBe(0);
    });

    test('finds every remote where the document server asks for it, and publishes the gateway alone', () => {
      const [, services = ''] = config().stdout.split(/^services:$/m);
      const blocks = services.split(/^ {2}(?=\S)/m).slice(1);
      const named = (name: string) => blocks.find((block) => block.startsWith(`${name}:`)) ?? '';
      for (const name of REMOTE_NAMES) {
        expect(named(name)).toContain(`REMOTE: ${name}\n`);
        expect(named('shell')).toContain(`${variablesOf(name).origin}: http://${name}:8080\n`);
      }
      expect(blocks.filter((block) => /^ {4}ports:/m.test(block))).toEqual([named('gateway')]);
      for (const name of [...REMOTE_NAMES, 'shell', 'api', 'postgres', 'gateway']) {
        expect(named(name)).toMatch(/^ {4}healthcheck:/m);
      }
    });
  });
}
