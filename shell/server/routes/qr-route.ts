import { isLanguage } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';

/** Characters of a path; an address of an API's longest id is shorter by far. */
const LONGEST_PATH = 300;

/** The address of a page of this site; undefined for what is none. */
function addressOf(path: string | undefined, siteUrl: string): URL | undefined {
  if (path === undefined || path.length > LONGEST_PATH || !/^\/(?![/\\])/.test(path)) return undefined;
  return URL.canParse(siteUrl + path) ? new URL(siteUrl + path) : undefined;
}

/**
 * `GET /qr.svg?of=<path>&lang=`: the address of a page of this site as a QR code (ISO/IEC 18004, level M), for sheets of
 * paper. 400 for what is no path of at most 300 characters.
 * @param siteUrl without a trailing slash
 */
export function registerQrCode(server: FastifyInstance, siteUrl: string): void {
  server.get<{ Querystring: { of?: string; lang?: string } }>('/qr.svg', (request, reply) => {
    const { of: path, lang } = request.query;
    const address = addressOf(typeof path === 'string' ? path : undefined, siteUrl);
    if (!address) return reply.code(400).type('text/plain').send('of: the path of a page is needed');
    if (isLanguage(lang)) address.searchParams.set('lang', lang);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml')
      .send(renderSVG(address.href, { ecc: 'M', border: 2 }));
  });
}
