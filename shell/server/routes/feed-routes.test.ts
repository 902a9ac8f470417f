import { gunzipSync } from 'node:zlib';
import type { HttpClient, HttpRequest } from '@shared/contract';
import { createFakeHttp, offline, ok } from '@shared/remote-kit/testing';
import Fastify from 'fastify';
import { registerFeeds } from './feed-routes.ts';

async function ask(url: string, http: HttpClient) {
  const server = Fastify();
  registerFeeds(server, 'https://site.example', http);
  const answer = await server.inject(url);
  await server.close();
  return answer;
}

const library = ok({
  data: [{ _id: 'a1', title: 'Title of a1', createdAt: '2026-03-05T10:00:00.000Z' }],
  total: 1,
});

describe('what machines read of the site', () => {
  const none = ok({ data: [], total: 0 });
  const lists = { 'GET /home/sell': none, 'GET /home/rent': none, 'GET /blog/': library };

  it('is a map with each page in each language', async () => {
    const { statusCode, headers, body } = await ask('/sitemap.xml', createFakeHttp(lists));
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    for (const path of ['/blog/a1', '/sell']) {
      const alternates = `<xhtml:link rel="alternate" hreflang="ar" href="https://site.example${path}"/><xhtml:link rel="alternate" hreflang="en" href="https://site.example${path}?lang=en"/>`;
      expect(body).toContain(`<url><loc>https://site.example${path}</loc>${alternates}</url>`);
      expect(body).toContain(`<url><loc>https://site.example${path}?lang=en</loc>${alternates}</url>`);
    }
  });

  it('is a map that no cache keeps for a minute: a listing whose licence has run out must leave it', async () => {
    const { headers } = await ask('/sitemap.xml', createFakeHttp(lists));
    const [, seconds] = /max-age=(\d+)$/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeLessThan(58);
  });

  it.each(Object.keys(lists))('is no half map, which a cache would keep, when %s fails', async (call) => {
    const { statusCode, headers } = await ask('/sitemap.xml', createFakeHttp({ ...lists, [call]: offline }));
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
  });

  it('is the newest articles, and later when they cannot be had', async () => {
    const well = await ask('/blog/rss.xml', createFakeHttp({ 'GET /blog/': library }));
    expect([well.statusCode, well.body]).toEqual([200, expect.stringContaining('Title of a1')]);
    const ill = await ask('/blog/rss.xml', createFakeHttp({ 'GET /blog/': offline }));
    expect([ill.statusCode, ill.headers['retry-after']]).toEqual([503, '30']);
  });

  it('is what robots may read', async () => {
    expect((await ask('/robots.txt', createFakeHttp())).body).toContain('Disallow: /api/');
  });
});

describe('the map of a site on an API that has the extension', () => {
  const LISTINGS = 30_000;
  /** As the reference API answers: some after some. */
  const entries = (count: number, of: string) => (request: HttpRequest) => {
    const { after, limit = 1000 } = request.query ?? {};
    const first = after === undefined ? 0 : Number(String(after).slice(1)) + 1;
    const last = Math.min(count, first + Number(limit));
    const data = Array.from({ length: last - first }, (_, index) => ({
      id: `${of}${first + index}`,
      pictures: [`pictures/${of}${first + index}.jpg`],
      ...(index % 2 === 0 && { updatedAt: '2026-11-20T08:00:00.000Z' }),
    }));
    return ok({ data, ...(last < count && { next: `${of}${last - 1}` }) });
  };
  const onApi = (listings: number, articles: number) =>
    createFakeHttp(
      {
        'GET /sitemap/listings': entries(listings, 'p'),
        'GET /sitemap/articles': entries(articles, 'a'),
      },
      ['lists.sitemap'],
    );
  async function withSite<Result>(
    http: HttpClient,
    work: (get: (url: string, headers?: Record<string, string>) => ReturnType<typeof ask>) => Promise<Result>,
  ) {
    const server = Fastify();
    registerFeeds(server, 'https://site.example', http);
    try {
      return await work((url, headers = {}) => server.inject({ url, headers }));
    } finally {
      await server.close();
    }
  }
  const placesIn = (text: string) =>
    Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => place);

  it('has every page, with its own change where it is known, and is kept', () =>
    withSite(onApi(2500, 3), async (get) => {
      const { statusCode, body, headers } = await get('/sitemap.xml');
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=25']);
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
      const places = new Set(placesIn(body));
      for (let index = 0; index < 2500; index += 1)
        expect(places.has(`https://site.example/property/p${index}`)).toBe(true);
      expect(places.has('https://site.example/blog/a2?lang=en')).toBe(true);
      expect(body).toContain(
        '<loc>https://site.example/property/p0</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>',
      );
      expect(body).toContain('<loc>https://site.example/property/p1</loc><xhtml:link');
      const packed = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
      expect((await get('/sitemap.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
      expect((await get('/sitemap-images.xml')).body).toContain(
        '<image:loc>https://site.example/media/pictures/a2.jpg</image:loc>',
      );
      expect((await get('/sitemap-1.xml')).statusCode).toBe(404);
    }));

  it('asks for what it is made of once, however many want it at the same time and afterwards', async () => {
    const http = onApi(2500, 3);
    await withSite(http, async (get) => {
      await Promise.all([get('/sitemap.xml'), get('/sitemap-images.xml'), get('/sitemap.xml')]);
      await get('/sitemap.xml');
    });
    expect(http.requests.map(({ path, query }) => [path, query?.['after']])).toEqual([
      ['/sitemap/listings', undefined],
      ['/sitemap/listings', 'p999'],
      ['/sitemap/listings', 'p1999'],
      ['/sitemap/articles', undefined],
    ]);
  });

  it('is an index where one file would hold more than the protocol allows', () =>
    withSite(onApi(LISTINGS, 1), async (get) => {
      const index = (await get('/sitemap.xml')).body;
      expect(index).toContain('<sitemapindex');
      const files = placesIn(index);
      expect(files).toEqual([1, 2].map((part) => `https://site.example/sitemap-${part}.xml`));
      const parts = await Promise.all(files.map((file) => get(new URL(file).pathname)));
      const places = parts.map(({ body }) => placesIn(body));
      for (const part of places) expect(part.length).toBeLessThanOrEqual(50_000);
      const all = new Set(places.flat());
      expect(all.size).toBe(places.flat().length);
      for (const path of ['/', '/property/p0', `/property/p${LISTINGS - 1}`, '/blog/a0'])
        for (const language of ['', '?lang=en'])
          expect(all).toContain(`https://site.example${path}${language}`);
      expect(all.size).toBeGreaterThan(LISTINGS * 2);
      expect((await get('/sitemap-3.xml')).statusCode).toBe(404);
      // Pictures stand there once: they fit into one.
      expect(placesIn((await get('/sitemap-images.xml')).body)).toHaveLength(LISTINGS + 1);
    }));

  it.each([
    ['does not answer', offline],
    ['answers something else', ok({ data: 'none' })],
    ['says that the same comes again', ok({ data: [], next: 'p999' })],
  ])(
    'is none, and no half one, when the API %s on the way, and whole soon afterwards',
    async (_what, broken) => {
      const http = onApi(2500, 3);
      const whole = entries(2500, 'p');
      http.answer('GET /sitemap/listings', (request) =>
        request.query?.['after'] === 'p999' ? broken : whole(request),
      );
      await withSite(http, async (get) => {
        for (const url of ['/sitemap.xml', '/sitemap-images.xml', '/sitemap-1.xml']) {
          const { statusCode, headers } = await get(url);
          expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
            503,
            '30',
            'no-store',
          ]);
        }
        http.answer('GET /sitemap/listings', whole);
        const { statusCode, body } = await get('/sitemap.xml');
        expect(statusCode).toBe(200);
        expect(placesIn(body)).toContain('https://site.example/property/p2499');
      });
    },
  );
});
