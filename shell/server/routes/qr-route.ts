import { registries } from '@shared/brand/registries';
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

const isRegistry = (name: unknown): name is keyof typeof registries =>
  typeof name === 'string' && Object.hasOwn(registries, name);

/**
 * `GET /qr.svg?of=<path>&lang=`: the address of a page of this site as a QR code (ISO/IEC 18004, level M), for sheets of
 * paper. `GET /qr.svg?registry=<name>`: that of a public registry which the brand names, to stand beside a licence; no other
 * address of elsewhere is ever drawn. 400 for what is no path of at most 300 characters, and no such name.
 * @param siteUrl without a trailing slash
 */
export function registerQrCode(server: FastifyInstance, siteUrl: string): void {
  server.get<{ Querystring: { of?: string; lang?: string; registry?: string } }>(
    '/qr.svg',
    (request, reply) => {
      const { of: path, lang, registry } = request.query;
      const page = addressOf(typeof path === 'string' ? path : undefined, siteUrl);
      if (isLanguage(lang)) page?.searchParams.set('lang', lang);
      const address = isRegistry(registry) ? registries[registry] : page?.href;
      if (address === undefined)
        return reply
          .code(400)
          .type('text/plain')
          .send('of: the path of a page is needed, or registry: a registry of the brand');
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .type('image/svg+xml')
        .send(renderSVG(address, { ecc: 'M', border: 2 }));
    },
  );
}
