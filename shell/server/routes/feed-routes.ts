import { createApi } from '@shared/api';
import type { HttpClient, Route } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import arabic from '../../src/locales/ar.json';
import english from '../../src/locales/en.json';
import { languageOf } from '../document/language.ts';
import { rss, type FeedArticle } from '../feeds/rss.ts';
import { robots } from '../feeds/sitemap.ts';
import { sendFeed, sendLater } from './feed-answers.ts';
import { registerListFeeds } from './list-feed-routes.ts';
import { registerSitemaps } from './sitemap-routes.ts';

const titles = { ar: arabic.feed.title, en: english.feed.title };

/**
 * What machines read of the site: `/robots.txt`, the maps that it names, the articles and the lists as RSS.
 * @param guests routes beside the table, as they are at the time. Default: none
 */
export function registerFeeds(
  server: FastifyInstance,
  siteUrl: string,
  http: HttpClient,
  guests: () => readonly Route[] = () => [],
): void {
  const api = createApi(http);
  registerSitemaps(server, siteUrl, http, guests);
  registerListFeeds(server, siteUrl, http);

  server.get('/robots.txt', (_request, reply) => sendFeed(reply, 'text/plain', robots(siteUrl)));

  server.get('/blog/rss.xml', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://feed');
    const language = languageOf(searchParams, undefined);
    try {
      const { items } = await api.listPosts();
      const articles = items.flatMap(({ _id: id, title, createdAt, author }): FeedArticle[] =>
        title === undefined ? [] : [{ id, title, createdAt, author: author?.name }],
      );
      return await sendFeed(reply, 'application/rss+xml', rss(siteUrl, language, titles[language], articles));
    } catch {
      return sendLater(reply, 'the articles cannot be had now');
    }
  });
}
