import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './failures.ts';

/** Lets pages of any origin read: everything here is public and no cookie is read. */
export function allowCrossOriginReading(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    void reply
      .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
      .header('access-control-allow-headers', 'content-type, authorization, idempotency-key')
      .header('access-control-max-age', '86400')
      .code(204)
      .send();
  });
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a page of another site has made the visitor's browser send this. Browsers say so themselves by `Sec-Fetch-Site`;
 * those that do not, and all of them at an address without TLS, name the page's origin, which has to be the host that the
 * visitor sees: the one of this server, or of the proxy before it. A program that is no browser sends neither.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  if (headers.origin === undefined) return false;
  const own = [headers.host, ...[headers['x-forwarded-host'] ?? []].flat()]
    .flatMap((hosts) => (hosts ?? '').split(','))
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const host = hostOf(headers.origin);
  return host === undefined || !own.includes(host);
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what pages of other sites send: whoever looks at one must not book, write or apply by it. */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (!READING.has(method) && isFromAnotherSite(headers))
      throw new HttpError(403, 'cross_site', 'Forms are taken from the site’s own pages only.');
  });
}
