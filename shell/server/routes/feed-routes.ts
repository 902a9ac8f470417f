import { createApi } from '@shared/api';
import type { HttpClient } from '@shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import arabic from '../../src/locales/ar.json';
import english from '../../src/locales/en.json';
import { languageOf } from '../document/language.ts';
import { rss, type FeedArticle } from '../feeds/rss.ts';
import { robots, sitemap } from '../feeds/sitemap.ts';

const titles = { ar: arabic.feed.title, en: english.feed.title };

const KEPT = 'public, max-age=300';
/** Articles and properties are few enough to ask for at once; more than this is left to the lists themselves. */
const MOST_ARTICLES = 5000;

const send = (reply: FastifyReply, type: string, body: string) =>
  reply.header('cache-control', KEPT).type(`${type}; charset=utf-8`).send(body);

/** Machines come again, and go by what they had before. */
const sendLater = (reply: FastifyReply, why: string) =>
  reply
    .code(503)
    .header('retry-after', '30')
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(why);

/** What machines read of the site: `/robots.txt`, `/sitemap.xml` and the articles as RSS. */
export function registerFeeds(server: FastifyInstance, siteUrl: string, http: HttpClient): void {
  const api = createApi(http);

  server.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', robots(siteUrl)));

  server.get('/sitemap.xml', async (_request, reply) => {
    try {
      const [sale, rent, posts] = await Promise.all([
        api.listSale(),
        api.listRent(),
        api.listPosts({ limit: MOST_ARTICLES }),
      ]);
      const idsOf = ({ items }: { items: readonly { _id: string }[] }) => items.map(({ _id }) => _id);
      const propertyIds = [...new Set([...idsOf(sale), ...idsOf(rent)])];
      return await send(
        reply,
        'application/xml',
        sitemap({ siteUrl, propertyIds, articleIds: idsOf(posts) }),
      );
    } catch {
      // Half a map would say that the other half is gone.
      return sendLater(reply, 'the map cannot be had now');
    }
  });

  server.get('/blog/rss.xml', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://feed');
    const language = languageOf(searchParams, undefined);
    try {
      const { items } = await api.listPosts();
      const articles = items.flatMap(({ _id: id, title, createdAt, author }): FeedArticle[] =>
        title === undefined ? [] : [{ id, title, createdAt, author: author?.name }],
      );
      return await send(reply, 'application/rss+xml', rss(siteUrl, language, titles[language], articles));
    } catch {
      return sendLater(reply, 'the articles cannot be had now');
    }
  });
}
