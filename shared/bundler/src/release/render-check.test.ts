import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@shared/contract';
import { refuseUnrenderable } from './render-check.ts';

describe('a release that is about to go live', () => {
  let folder: string;
  let site: Server;
  let siteUrl: string;
  beforeAll(async () => {
    site = createServer((request, response) => {
      if (request.url === '/sitemap.xml')
        response.end('<urlset><loc>http://site.example/blog/17</loc></urlset>');
      else if (request.url === '/api/v1/blog/17?full=1') response.end('{"title":"Seventeen"}');
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => site.close());
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    mkdirSync(path.join(folder, 'server'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const release = {
    name: 'mf-blog',
    version: '1.0.0',
    routes: [{ path: '/blog' }, { path: '/blog/:id' }],
    parcels: [{ name: 'latest' }],
    server: { file: 'server/render.cjs' },
  } as unknown as Release;

  /** Checks a release whose bundle is this; resolves to what it tells. */
  async function check(bundle: string): Promise<string[]> {
    writeFileSync(path.join(folder, 'server/render.cjs'), bundle);
    const told: string[] = [];
    await refuseUnrenderable(release, folder, siteUrl, (line) => told.push(line));
    return told;
  }
  const rendering = (body: string) =>
    `exports.default = { async render(request, { http }) { ${body}; return { html: '<p>' + request.pathname + '</p>', css: '', head: { title: '' }, state: null, complete: true }; } };`;

  it('has every route and parcel rendered in both languages, an address of the site and its data for each', async () => {
    const told = await check(
      rendering(`
        if (request.parcel === undefined && request.pathname !== '/blog') {
          const { data } = await http.request({ method: 'GET', path: '/blog/17', query: { full: 1 } });
          if (request.pathname !== '/blog/17' || data.title !== 'Seventeen') throw new Error('other data');
        }`),
    );
    expect(told).toEqual(['6 first views rendered']);
  });

  it.each([
    ['throws as it is loaded', `throw new Error('at module scope');`, 'at module scope'],
    ['exports nothing that renders', 'exports.page = 1;', 'no render in its default export'],
    [
      'throws on the server, in one language',
      rendering(`if (request.language === 'en' && request.pathname === '/blog') window.scrollTo(0, 0)`),
      '/blog in English: ReferenceError: window is not defined',
    ],
    ['returns something else', 'exports.default = { render: async () => ({}) };', 'no rendering'],
    [
      'calls what only reads to write',
      rendering(`await http.request({ method: 'POST', path: '/x' })`),
      'may only read',
    ],
  ])('is refused when its bundle %s', async (_, bundle, reason) => {
    await expect(check(bundle)).rejects.toThrow(reason);
  });

  it('may wait for data that did not come, and says so', async () => {
    const told = await check(rendering('').replace('complete: true', "complete: request.language === 'ar'"));
    expect(told).toContain('note: the parcel latest in English was rendered without all of its data');
  });
});
