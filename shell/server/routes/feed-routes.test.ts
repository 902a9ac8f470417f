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
  it('is a map of what can be had, though a list cannot', async () => {
    const { statusCode, headers, body } = await ask(
      '/sitemap.xml',
      createFakeHttp({ 'GET /home/sell': offline, 'GET /home/rent': offline, 'GET /blog/': library }),
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toContain('<loc>https://site.example/blog/a1</loc>');
    expect(body).toContain('<loc>https://site.example/sell</loc>');
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
