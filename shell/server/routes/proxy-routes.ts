import proxy from '@fastify/http-proxy';
import { API_BASE } from '@shared/contract';
import type { Tracing } from '@shared/telemetry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DocumentServerConfig } from '../config/config.ts';
import { RELEASE_FILE_LIMIT_MS } from '../../src/composition/time-limits.ts';
import type { Registry } from '../registry/registry.ts';
import { BUILD_LIMIT_MS } from '../registry/release-origin.ts';
import { isJson, isPicture, mediaType, passedHeaders } from './passed-answers.ts';
import { ONCE_MORE, withoutCredentials, type ProxiedAnswer } from './proxied.ts';
import { registerReleaseFiles } from './release-file-routes.ts';

const UPSTREAM_LIMIT_MS = 10_000;

const OF_BODY = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'expires',
  'last-modified',
];

/** Passes a picture on; whatever else lies behind its address is not there. */
function passPicture(reply: FastifyReply, { statusCode, headers, stream }: ProxiedAnswer): void {
  const hasNoBody = statusCode === 304 || statusCode === 204;
  if (hasNoBody || (statusCode < 300 && isPicture(mediaType(headers)))) {
    reply.send(stream);
    return;
  }
  stream.destroy();
  for (const name of OF_BODY) reply.removeHeader(name);
  reply
    .code(statusCode < 300 ? 404 : statusCode)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('no picture\n');
}

/** What stands behind the site; `development` as the document server has it, default: false. */
type ProxiedOrigins = Pick<DocumentServerConfig, 'apiOrigin' | 'remoteOrigins'> &
  Partial<Pick<DocumentServerConfig, 'development'>>;

/**
 * One origin for visitors: the API, its pictures and every remote's files under the site's own address.
 * @param releases what is known of the remotes' releases
 * @param tracing whose trace the API goes on with. Default: with what the request names
 */
export async function registerProxies(
  server: FastifyInstance,
  { apiOrigin, remoteOrigins, development = false }: ProxiedOrigins,
  releases: Pick<Registry, 'states'>,
  tracing?: Pick<Tracing, 'headers'>,
): Promise<void> {
  // A worker over the site would outlive the release that it came with: the site has one of its own, and no other.
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers['service-worker'] === undefined || request.url === '/service-worker.js') return;
    await reply.code(403).type('text/plain; charset=utf-8').send('no service worker\n');
  });
  const http = { requestOptions: { timeout: UPSTREAM_LIMIT_MS } };
  await server.register(proxy, {
    upstream: apiOrigin,
    prefix: API_BASE,
    rewritePrefix: API_BASE,
    http,
    replyOptions: {
      ...ONCE_MORE,
      // The API limits rates by visitor: each hop adds whom it has seen, and the API trusts as many as there are.
      rewriteRequestHeaders: (request, { cookie: _cookie, ...headers }) => ({
        ...headers,
        ...tracing?.headers(),
        'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
          .filter((address) => address !== undefined)
          .join(', '),
        // It refuses forms of other sites' pages: the host that the visitor sees, which a gateway has named already.
        'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host ?? '',
      }),
      rewriteHeaders: (headers) => passedHeaders(headers, isJson),
    },
  });
  await server.register(proxy, {
    upstream: apiOrigin,
    prefix: '/media',
    rewritePrefix: '',
    httpMethods: ['GET', 'HEAD'],
    http,
    replyOptions: {
      ...ONCE_MORE,
      rewriteRequestHeaders: (_request, headers) => withoutCredentials(headers),
      rewriteHeaders: (headers) => passedHeaders(headers, isPicture),
      onResponse: (_request, reply, answer) =>
        passPicture(reply as FastifyReply, answer as unknown as ProxiedAnswer),
    },
  });
  const limitMs = development ? BUILD_LIMIT_MS : RELEASE_FILE_LIMIT_MS;
  for (const [name, upstream] of Object.entries(remoteOrigins))
    await registerReleaseFiles(server, name, { upstream, limitMs, releases });
}
