import { createApi, ApiError } from '@shared/api';
import { registries } from '@shared/brand/registries';
import { isLanguage, type HttpClient } from '@shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderSVG } from 'uqr';
import { sendLater } from './feed-answers.ts';

/** Characters of a path; an address of an API's longest id is shorter by far. */
const LONGEST_PATH = 300;

/** Seconds that caches keep the code of an address that stays as it is. */
const KEPT_S = 86_400;
/** And that of a licence, which goes with its listing: what may no longer be advertised must be gone within a minute. */
const LICENCE_KEPT_S = 25;

/** The address of a page of this site; undefined for what is none. */
function addressOf(path: string | undefined, siteUrl: string): URL | undefined {
  if (path === undefined || path.length > LONGEST_PATH || !/^\/(?![/\\])/.test(path)) return undefined;
  return URL.canParse(siteUrl + path) ? new URL(siteUrl + path) : undefined;
}

const isRegistry = (name: unknown): name is keyof typeof registries =>
  typeof name === 'string' && Object.hasOwn(registries, name);

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= LONGEST_PATH;

const send = (reply: FastifyReply, address: string, seconds: number) =>
  reply
    .header('cache-control', `public, max-age=${seconds}`)
    .header('x-content-type-options', 'nosniff')
    .type('image/svg+xml')
    .send(renderSVG(address, { ecc: 'M', border: 2 }));

const refuse = (reply: FastifyReply, status: 400 | 404, why: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(why);

/**
 * `GET /qr.svg?of=<path>&lang=`: the address of a page of this site as a QR code (ISO/IEC 18004, level M), for sheets of
 * paper. `GET /qr.svg?registry=<name>`: that of a public registry which the brand names, to stand beside a licence.
 * `GET /qr.svg?licence=<id>`: that of the page which the licence of a listing's advertisement has at its registry, as the
 * API's own record says it; 404 without one, 503 while the API does not answer. No other address of elsewhere is ever drawn:
 * who asks names a page, a registry or a listing, and never an address. 400 for what is no path and no id of at most 300
 * characters, and no such name.
 * @param siteUrl without a trailing slash
 */
export function registerQrCode(server: FastifyInstance, siteUrl: string, http: HttpClient): void {
  const api = createApi(http);

  async function sendLicence(reply: FastifyReply, id: string): Promise<FastifyReply> {
    try {
      const { adLicence } = await api.getProperty(id);
      if (adLicence?.link !== undefined) return await send(reply, adLicence.link, LICENCE_KEPT_S);
    } catch (error) {
      if (!(error instanceof ApiError && error.isNotFound))
        return sendLater(reply, 'the licence cannot be had now');
    }
    return refuse(reply, 404, 'licence: the advertisement of this listing has no page at a registry');
  }

  server.get<{ Querystring: { of?: string; lang?: string; registry?: string; licence?: string } }>(
    '/qr.svg',
    async (request, reply) => {
      const { of: path, lang, registry, licence } = request.query;
      if (isId(licence)) return sendLicence(reply, licence);
      const page = addressOf(typeof path === 'string' ? path : undefined, siteUrl);
      if (isLanguage(lang)) page?.searchParams.set('lang', lang);
      const address = isRegistry(registry) ? registries[registry] : page?.href;
      return address === undefined
        ? refuse(
            reply,
            400,
            'of: the path of a page is needed, or registry: a registry of the brand, or licence: the id of a listing',
          )
        : send(reply, address, KEPT_S);
    },
  );
}
