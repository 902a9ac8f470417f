import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { API_BASE, REMOTE_NAMES } from '@shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RELEASE_FILE_LIMIT_MS } from '../../src/composition/time-limits.ts';
import type { DocumentServerConfig } from '../config/config.ts';
import { isJson, isPicture, isScript, mediaType, passedHeaders } from './passed-answers.ts';

const UPSTREAM_LIMIT_MS = 10_000;

/**
 * An origin may close a kept connection at the very moment at which it is used again: what was never answered, and
 * changes nothing, is asked once more. An answer is an answer: a failing origin is not asked again.
 */
const ONCE_MORE = { retriesCount: 1 };

const isReleaseFile = (type: string) =>
  isScript(type) ||
  isJson(type) ||
  isPicture(type) ||
  /^(?:text\/css|text\/plain|font\/[\w-]+|application\/octet-stream)$/.test(type);

/** What a visitor has with this site is none of another server's business. */
function withoutCredentials({ cookie: _cookie, authorization: _token, ...headers }: IncomingHttpHeaders) {
  return headers;
}

/** As the proxy library hands an answer over, its types say something else. */
interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

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
function passPicture(reply: FastifyReply, { statusCode, headers, stream }: Answer): void {
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

/** One origin for visitors: the API, its pictures and every remote's files under the site's own address. */
export async function registerProxies(
  server: FastifyInstance,
  { apiOrigin, remoteOrigins }: Pick<DocumentServerConfig, 'apiOrigin' | 'remoteOrigins'>,
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
        'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
          .filter((address) => address !== undefined)
          .join(', '),
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
        passPicture(reply as FastifyReply, answer as unknown as Answer),
    },
  });
  for (const name of REMOTE_NAMES) {
    await server.register(proxy, {
      upstream: remoteOrigins[name],
      prefix: `/remotes/${name}/releases`,
      rewritePrefix: '/releases',
      httpMethods: ['GET', 'HEAD'],
      http: { requestOptions: { timeout: RELEASE_FILE_LIMIT_MS } },
      replyOptions: {
        ...ONCE_MORE,
        rewriteRequestHeaders: (_request, headers) => withoutCredentials(headers),
        rewriteHeaders: (headers) => passedHeaders(headers, isReleaseFile),
      },
    });
  }
}
