import path from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@shared/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

/**
 * Browsers send this header with a service worker's script and with nothing else. The stage's worker is a file
 * of a release, which may rule every page of this origin and is asked for anew each time.
 */
const isStageWorker = ({ headers, url }: FastifyRequest): boolean =>
  headers['service-worker'] === 'script' && url.startsWith('/releases/');

export interface RemoteServerOptions {
  /** Folder with `release.json`, `index.html` and `releases/`. */
  root: string;
  /** The API that the standalone stage talks to, as `http://host:port`. */
  apiOrigin: string;
}

/**
 * A remote's own origin: its releases, never changing; its pointer, never cached; its standalone stage on
 * every other page path. `deploy/nginx/remote.conf.template` says the same to nginx; one set of tests holds both.
 */
export async function createRemoteServer({ root, apiOrigin }: RemoteServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ logger: false });
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isStageWorker(request) && reply.statusCode < 400)
      reply.header('cache-control', 'no-cache').header('service-worker-allowed', '/');
  });
  await server.register(fastifyStatic, {
    root: path.join(root, 'releases'),
    prefix: '/releases/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders(response) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('vary', 'accept-encoding');
    },
  });
  await server.register(proxy, {
    upstream: apiOrigin,
    prefix: API_BASE,
    rewritePrefix: API_BASE,
    replyOptions: {
      // It takes forms from pages of the host that the visitor sees.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-host': request.headers.host ?? '',
      }),
    },
  });
  await server.register(proxy, {
    upstream: apiOrigin,
    prefix: '/media',
    rewritePrefix: '',
    httpMethods: ['GET', 'HEAD'],
  });
  server.get('/release.json', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .sendFile('release.json', root, { cacheControl: false, immutable: false }),
  );
  server.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A missing file of a release is missing: the stage in its place would be run as a script.
    if (!isRead || path.extname(pathname) || pathname.startsWith('/releases/'))
      return reply.code(404).type('text/plain').send('not found');
    return reply.header('cache-control', 'no-cache').sendFile('index.html', root, { cacheControl: false });
  });
  return server;
}
