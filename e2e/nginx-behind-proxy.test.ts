// Looks at: deploy
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from 'tools';
import { startDocumentUpstream } from './nginx/document-upstream.ts';
import { SITE_URL, startGateway, type Gateway } from './nginx/gateway.ts';
import { temporaryFolders } from './nginx/remote-origin.ts';
import { request } from './nginx/request.ts';
import { startUpstream, type Upstream } from './nginx/upstream.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

const folders = temporaryFolders();
test.afterAll(() => folders.removeAll());

test.describe('the gateway behind a proxy that has taken TLS off', () => {
  let documents: Upstream;
  let gateway: Gateway;
  const asked = (path_: string, headers: Record<string, string> = {}) =>
    request(gateway.http, path_, { headers });

  test.beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    documents = await startDocumentUpstream(port);
    gateway = await startGateway(port, folders.create('tls'), {
      TLS: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      TLS_CERTIFICATE: '',
      TLS_CERTIFICATE_KEY: '',
      LOG_FORMAT: 'json',
    });
  });
  test.afterAll(async () => {
    await gateway?.nginx.stop();
    await documents?.close();
  });

  test('has the site itself, with the promise of TLS and the address of the visitor', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const answer = await asked('/blog', headers);
    expect(answer.status).toBe(200);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(documents.seen.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    });
  });

  test('sends a visitor without TLS to the site', async () => {
    const answer = await asked('/blog?page=2', { 'x-forwarded-proto': 'http' });
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(`${SITE_URL}/blog?page=2`);
  });

  test('logs each request as an object, whatever was asked, with the number of the trace that the programs behind go on in', async () => {
    const asking = `/blog?q=%22%5C${encodeURIComponent('سعر')}"\\{}`;
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    await asked(asking, headers);
    const objects = () =>
      gateway.nginx
        .log()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await eventually(() =>
      expect(objects()).toContainEqual({
        level: 30,
        time: expect.any(Number),
        msg: `GET ${asking} HTTP/1.1`,
        remote_address: '203.0.113.7',
        status: 200,
        bytes: expect.any(Number),
        seconds: expect.any(Number),
        cache: expect.stringMatching(/^[A-Z]+$/),
        trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
    const { time, trace_id: trace } = objects().find(({ msg }) => msg === `GET ${asking} HTTP/1.1`) ?? {};
    expect(Math.abs(Date.now() - Number(time))).toBeLessThan(60_000);
    expect(documents.seen.map((each) => String(each.headers['traceparent']).split('-')[1])).toContain(trace);
  });

  test('says that it is well whatever stands behind it', async () => {
    const before = documents.seen.length;
    expect((await asked('/gateway-healthz')).status).toBe(204);
    expect(documents.seen).toHaveLength(before);
  });

  test('listens nowhere else', async () => {
    await expect(request(gateway.https, '/', { ca: gateway.ca })).rejects.toThrow('ECONNREFUSED');
  });
});

test.describe('the gateway before document servers of two builds', () => {
  const [OLD, NEW] = ['127.0.0.1', '127.0.0.2'];
  let servers: Upstream[] = [];
  let gateway: Gateway;

  test.beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    const serverWith = (file: string, address: string) =>
      startUpstream(
        port,
        ({ url }, response) => {
          const has = url === file;
          response
            .writeHead(has ? 200 : 404, { 'content-type': has ? 'application/javascript' : 'text/plain' })
            .end(has ? 'script' : 'not found');
        },
        address,
      );
    servers = await Promise.all([serverWith('/assets/old.js', OLD), serverWith('/assets/new.js', NEW)]);
    const names = folders.create('names');
    const lookUp = path.join(names, 'getent');
    writeFileSync(lookUp, `#!/bin/sh\necho '${OLD} STREAM'\necho '${NEW} STREAM'\n`);
    chmodSync(lookUp, 0o755);
    gateway = await startGateway(port, folders.create('tls'), {
      DOCUMENT_SERVER: `documents.example:${port}`,
      PATH: names,
    });
  });
  test.afterAll(async () => {
    await gateway?.nginx.stop();
    await Promise.all(servers.map((server) => server.close()));
  });

  test('finds a file of either where it is, every time, and says of others that they are missing', async () => {
    for (const [file, status] of [
      ['/assets/old.js', 200],
      ['/assets/new.js', 200],
      ['/assets/neither.js', 404],
    ] as const)
      for (let turn = 0; turn < 4; turn += 1) {
        const answer = await request(gateway.https, file, {
          ca: gateway.ca,
          // Past the gateway's copy.
          headers: { 'cache-control': 'no-cache' },
        });
        expect({ file, status: answer.status }).toEqual({ file, status });
      }
  });
});
