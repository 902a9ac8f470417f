import type { HttpClient } from '@shared/contract';
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
