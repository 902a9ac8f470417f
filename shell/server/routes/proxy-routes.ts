import proxy from '@fastify/http-proxy';
import { API_BASE, REMOTE_NAMES } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import { RELEASE_FILE_LIMIT_MS } from '../../src/composition/time-limits.ts';
import type { DocumentServerConfig } from '../config/config.ts';

const UPSTREAM_LIMIT_MS = 10_000;

/**
 * An origin may close a kept connection at the very moment at which it is used again: what was never answered, and
 * changes nothing, is asked once more. An answer is an answer: a failing origin is not asked again.
 */
const ONCE_MORE = { retriesCount: 1 };

/** One origin for visitors: the API, its pictures and every remote's files under the site's own address. */
export async function registerProxies(
  server: FastifyInstance,
  { apiOrigin, remoteOrigins }: Pick<DocumentServerConfig, 'apiOrigin' | 'remoteOrigins'>,
): Promise<void> {
  const http = { requestOptions: { timeout: UPSTREAM_LIMIT_MS } };
  await server.register(proxy, {
    upstream: apiOrigin,
    prefix: API_BASE,
    rewritePrefix: API_BASE,
    http,
    // The API limits rates by visitor: each hop adds whom it has seen, and the API trusts as many as there are.
    replyOptions: {
      ...ONCE_MORE,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
          .filter((address) => address !== undefined)
          .join(', '),
      }),
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
      // A picture opened by itself must not run anything under the site's address.
      rewriteHeaders: (headers) => ({
        ...headers,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      }),
    },
  });
  for (const name of REMOTE_NAMES) {
    await server.register(proxy, {
      upstream: remoteOrigins[name],
      prefix: `/remotes/${name}/releases`,
      rewritePrefix: '/releases',
      httpMethods: ['GET', 'HEAD'],
      http: { requestOptions: { timeout: RELEASE_FILE_LIMIT_MS } },
      replyOptions: ONCE_MORE,
    });
  }
}
