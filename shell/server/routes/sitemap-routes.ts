import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { HttpClient, Route } from '@shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { keepWhole } from '../cache/keep-whole.ts';
import { chooseEncoding } from '../document/encoding.ts';
import type { MapFile } from '../feeds/map-writer.ts';
import { sitePages } from '../feeds/site-pages.ts';
import { makeSitemaps, sitemapIndex, type Sitemaps } from '../feeds/sitemap.ts';
import { sendFeed, sendLater } from './feed-answers.ts';

/**
 * Seconds for which a map is given again here, and after that by caches on the way: what may no longer be advertised has
 * left it within a minute, the two seconds that an answer of the API is shared counted.
 */
const MAP_KEPT_S = 25;
const FRESH_MS = MAP_KEPT_S * 1000;
/** A map of yesterday is truer than none; one of last week is not. */
const KEPT_MS = 24 * 3_600_000;
const PAUSE_MS = 30_000;

const MAPS = [
  { of: 'pages', name: 'sitemap' },
  { of: 'pictures', name: 'sitemap-images' },
] as const satisfies readonly { of: keyof Sitemaps; name: string }[];

/** Brotli would have to be made for each; a map is read by machines, some times a day. */
function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: MapFile) {
  reply.header('etag', file.etag).header('vary', 'accept-encoding');
  if (fresh(headers, { etag: file.etag })) return reply.code(304).send();
  if (chooseEncoding(headers['accept-encoding'], ['gzip', 'identity']) === 'gzip')
    return sendFeed(reply.header('content-encoding', 'gzip'), 'application/xml', file.gzipped);
  // Its length is said, so that one that is cut is known to be.
  return sendFeed(
    reply.header('content-length', file.size),
    'application/xml',
    Readable.from([file.gzipped]).pipe(createGunzip()),
  );
}

/**
 * `/sitemap.xml` and `/sitemap-images.xml`: every page with its languages and its last change, and the pictures on them. Where
 * that is more than one file may hold, each is an index of `/sitemap-1.xml` and so on. Made anew after 25 seconds, when it is asked for; when that
 * fails, the one of before goes out, for a day.
 * @param guests routes beside the table, as they are at the time
 */
export function registerSitemaps(
  server: FastifyInstance,
  siteUrl: string,
  http: HttpClient,
  guests: () => readonly Route[],
): void {
  const whole = keepWhole({
    make: () => makeSitemaps(siteUrl, sitePages(http), guests()),
    freshMs: FRESH_MS,
    keptMs: KEPT_MS,
    pauseMs: PAUSE_MS,
  });

  for (const { of, name } of MAPS) {
    const answer = async (
      reply: FastifyReply,
      send: (files: readonly MapFile[]) => FastifyReply,
    ): Promise<FastifyReply> => {
      try {
        const { value, isFresh } = await whole();
        reply.header('cache-control', `public, max-age=${isFresh ? MAP_KEPT_S : PAUSE_MS / 1000}`);
        return send(value[of]);
      } catch {
        // Half a map would say that the other half is gone.
        return sendLater(reply, 'the map cannot be had now');
      }
    };

    server.get(`/${name}.xml`, (request, reply) =>
      answer(reply, (files) => {
        const [first, ...more] = files;
        if (first && more.length === 0) return sendFile(request, reply, first);
        const addresses = files.map((_file, index) => `${siteUrl}/${name}-${index + 1}.xml`);
        return sendFeed(reply, 'application/xml', sitemapIndex(addresses));
      }),
    );

    server.get<{ Params: { part: string } }>(`/${name}-:part(^[1-9]\\d{0,3}$).xml`, (request, reply) =>
      answer(reply, (files) => {
        const file = files.length > 1 ? files[Number(request.params.part) - 1] : undefined;
        if (file) return sendFile(request, reply, file);
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('no such map\n');
      }),
    );
  }
}
