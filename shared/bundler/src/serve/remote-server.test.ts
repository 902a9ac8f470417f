import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRemoteServer } from './remote-server.ts';

const RELEASE = 'releases/1.0.0-1a2b3c4d/browser';

describe('a remote’s own origin', () => {
  let root: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'origin-'));
    mkdirSync(path.join(root, RELEASE), { recursive: true });
    writeFileSync(path.join(root, RELEASE, 'main.js'), 'run()');
    writeFileSync(path.join(root, RELEASE, 'main.js.br'), 'compressed');
    writeFileSync(path.join(root, 'release.json'), '{}');
    writeFileSync(path.join(root, 'index.html'), '<!doctype html>stage');
    writeFileSync(path.join(root, 'secret.txt'), 'nobody’s');
    // Nothing listens there: only what is served from the folder is asked for.
    server = await createRemoteServer({ root, apiOrigin: 'http://127.0.0.1:1' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

  it('gives files of a release to every site, and for good', async () => {
    const { statusCode, headers, body } = await get(`/${RELEASE}/main.js`);
    expect([statusCode, body]).toEqual([200, 'run()']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  it('gives the compressed copy to who takes it, as the same kind of file', async () => {
    const { headers, body } = await get(`/${RELEASE}/main.js`, { 'accept-encoding': 'br' });
    expect(body).toBe('compressed');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it('gives its pointer anew each time', async () => {
    const { statusCode, headers } = await get('/release.json');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  });

  it.each(['/', '/blog', '/blog/7?lang=en'])('shows its stage at %s', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, '<!doctype html>stage']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    `/${RELEASE}/gone.js`,
    `/releases/1.0.0-1a2b3c4d/none`,
    '/releases/',
    '/main.js',
    '/secret.txt',
    '/releases/..%2fsecret.txt',
    '/releases/%2e%2e/secret.txt',
  ])('has nothing at %s, and no stage in its place', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/stage|nobody/);
  });

  it('takes no orders', async () => {
    const { statusCode } = await server.inject({ method: 'POST', url: '/blog' });
    expect(statusCode).toBe(404);
  });

  it('lets the stage’s worker, and no other file, rule the whole origin', async () => {
    const worker = await get(`/${RELEASE}/main.js`, { 'service-worker': 'script' });
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
    for (const answer of [
      await get(`/${RELEASE}/main.js`),
      await get('/blog', { 'service-worker': 'script' }),
      await get(`/${RELEASE}/gone.js`, { 'service-worker': 'script' }),
    ])
      expect(answer.headers).not.toHaveProperty('service-worker-allowed');
  });
});
