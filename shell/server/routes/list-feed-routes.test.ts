import type { ApiExtension, HttpRequest } from '@shared/contract';
import { createFakeHttp, offline, ok, type FakeAnswer } from '@shared/remote-kit/testing';
import Fastify from 'fastify';
import { registerListFeeds } from './list-feed-routes.ts';

const EXTENSIONS: readonly ApiExtension[] = ['lists.search', 'lists.newest', 'listings.details'];

const villa = { _id: 'v1', name_en: 'Villa by the sea', publishedAt: '2026-11-20T08:00:00.000Z' };

async function ask(
  url: string,
  {
    answer = ok({ data: [villa], total: 1 }),
    extensions = EXTENSIONS,
    headers = {},
  }: {
    answer?: FakeAnswer;
    extensions?: readonly ApiExtension[];
    headers?: Record<string, string>;
  } = {},
) {
  const asked: HttpRequest[] = [];
  const http = createFakeHttp(
    {
      'GET /listings/search': (request) => {
        asked.push(request);
        return typeof answer === 'function' ? answer(request) : answer;
      },
    },
    extensions,
  );
  const server = Fastify();
  registerListFeeds(server, 'https://site.example', http);
  const reply = await server.inject({ url, headers });
  await server.close();
  return { reply, query: asked[0]?.query };
}

/** Where the feed says that its list stands. */
const pageOf = (body: string) => {
  const [, link = ''] = /<link>([^<]*)<\/link>/.exec(body) ?? [];
  return link.replaceAll('&amp;', '&');
};

it('a list is a feed in the language asked for', async () => {
  const { reply } = await ask('/sell/rss.xml?lang=en');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(reply.body).toContain('<title>Villa by the sea</title>');
  expect(pageOf(reply.body)).toBe('https://site.example/sell?lang=en');
  expect((await ask('/sell/rss.xml')).reply.body).toContain('<language>ar</language>');
});

it.each([
  ['/sell/rss.xml', { list: 'sell' }, '/sell'],
  [
    '/sell/rss.xml?type=villa&min=٥٠٠٠&rooms=2&offer=rent&rentType=yearly&sort=area-asc&page=3&utm=x',
    { list: 'sell', type: 'villa', min: '5000', rooms: '2' },
    '/sell?type=villa&min=5000&rooms=2',
  ],
  [
    '/rent/rss.xml?rentType=yearly&q=%20sea%20',
    { list: 'rent', rentType: 'yearly', q: 'sea' },
    '/rent?rentType=yearly&q=sea',
  ],
  [
    '/exclusive/rss.xml?offer=sell&exclusive=1',
    { list: 'exclusive', offer: 'sell' },
    '/exclusive?offer=sell',
  ],
  [
    '/properties/rss.xml?type=castle&min=x&amenities=pool,helipad',
    { amenities: 'pool' },
    '/properties?amenities=pool',
  ],
])(
  '%s asks for the newest 50 as the list reads its filters, without what cannot be used',
  async (url, asked, page) => {
    const { query, reply } = await ask(url);
    const sent = Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));
    expect(sent).toEqual({ ...asked, sort: 'newest', limit: 50 });
    const link = new URL(pageOf(reply.body));
    link.searchParams.delete('lang');
    expect(link.href).toBe(`https://site.example${page}`);
  },
);

it('is no part of what comes closest to words that nothing answers', async () => {
  const nearest = ok({ data: [villa], total: 1, nearest: { letGo: [{ text: 'sea' }] } });
  expect((await ask('/sell/rss.xml?q=sea', { answer: nearest })).reply.body).not.toContain('<item>');
});

it('is kept for less than a minute, and known again', async () => {
  const { reply } = await ask('/sell/rss.xml');
  expect(reply.headers['cache-control']).toBe('public, max-age=25');
  const again = await ask('/sell/rss.xml', { headers: { 'if-none-match': String(reply.headers.etag) } });
  expect([again.reply.statusCode, again.reply.body]).toEqual([304, '']);
});

it('comes later where the API fails, and is none where it cannot say what is newest', async () => {
  const { reply } = await ask('/sell/rss.xml', { answer: offline });
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '30',
  ]);
  expect((await ask('/sell/rss.xml', { extensions: ['lists.search'] })).reply.statusCode).toBe(404);
});
