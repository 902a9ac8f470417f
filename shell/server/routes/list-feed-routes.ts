import { createHash } from 'node:crypto';
import { createApi } from '@shared/api';
import { paths, type HttpClient, type Language } from '@shared/contract';
import { createI18n, translateIn } from '@shared/i18n';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { languageOf } from '../document/language.ts';
import { canFollow, FOLLOWED_LISTS, followedFilters, queryOf } from '../followed/followed-list.ts';
import arabic from '../feeds/locales/ar.json';
import english from '../feeds/locales/en.json';
import { listRss } from '../feeds/list-rss.ts';
import { sendFeed, sendLater } from './feed-answers.ts';

/** Listings in a feed; more are new to nobody who comes now and then. */
const MOST_ITEMS = 50;

/** Seconds that caches keep one: what may no longer be advertised must be gone within a minute, as from lists. */
const KEPT_S = 25;

const i18n = createI18n({ namespace: 'feeds', resources: { ar: arabic, en: english } });
const words = { ar: translateIn(i18n, 'ar'), en: translateIn(i18n, 'en') } as const;

/**
 * `/sell/rss.xml` and of the other lists: the newest listings that pass the filters of the query, as the list itself reads it, in the
 * language of `lang`. Without an API that says what is newest (`lists.newest`) these are pages that do not exist.
 */
export function registerListFeeds(server: FastifyInstance, siteUrl: string, http: HttpClient): void {
  if (!canFollow(http.extensions)) return;
  const api = createApi(http);
  for (const list of FOLLOWED_LISTS) {
    server.get(paths.feedOf(list.path, ''), async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://feed');
      const language: Language = languageOf(searchParams, undefined);
      const filters = followedFilters(list, searchParams, api.offers('listings.details'));
      const query = queryOf(filters);
      const t = words[language];
      const named = [filters.q, filters.district, filters.city].filter((each) => each !== undefined);
      try {
        const { items, letGo } = await api.searchListings({ ...filters, sort: 'newest', limit: MOST_ITEMS });
        const body = listRss({
          siteUrl,
          language,
          t,
          address: query === '' ? list.path : `${list.path}?${query}`,
          self: paths.feedOf(list.path, `${query}${query && '&'}lang=${language}`),
          title: [t(`lists.${list.name}`), ...named].join(t('separator')),
          // What comes closest to words that nothing answers is not what was asked for.
          properties: letGo ? [] : items,
        });
        const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
        reply.header('etag', etag).header('cache-control', `public, max-age=${KEPT_S}`);
        if (fresh(request.headers, { etag })) return await reply.code(304).send();
        return await sendFeed(reply, 'application/rss+xml', body);
      } catch {
        return sendLater(reply, 'the list cannot be had now');
      }
    });
  }
}
