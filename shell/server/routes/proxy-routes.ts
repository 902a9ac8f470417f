import proxy from '@fastify/http-proxy';
import { API_BASE, REMOTE_NAMES } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import type { DocumentServerConfig } from '../config.ts';

const UPSTREAM_LIMIT_MS = 10_000;
/**
 * A remote's origin has less time: a browser waits four seconds for a script, and on HTTP/1.1 six requests that nobody
 * answers would hold up the files of every other section.
 */
const RELEASE_LIMIT_MS = 3000;

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
      http: { requestOptions: { timeout: RELEASE_LIMIT_MS } },
    });
  }
}
