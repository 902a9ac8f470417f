import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';

/** No address of the site holds one, and the router of the pages reads no further: it would find no page, not even that. */
const LINE_BREAK = /%(?:0[ad]|e2%80%a[89])/i;
const NO_SNIFFING = ['x-content-type-options', 'nosniff'] as const;

/**
 * What every answer of this server has in common, documents and passed-on files alike: its type is what it says, and a
 * failure tells its status and nothing of what stands behind the server.
 */
export function answerFailures(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, next) => {
    reply.header(...NO_SNIFFING);
    if (LINE_BREAK.test(request.url.split('?', 1)[0] ?? ''))
      reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found\n');
    else next();
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${status} ${STATUS_CODES[status] ?? 'failure'}\n`);
  });
}

/** What a request to a proxy names in front of the path; servers take it too (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query that a request asks for, in whichever form it names them. An address that cannot be decoded names
 * nothing: it gets the not-found page, as a visitor who mistyped it expects.
 */
export function wellFormedUrl({ url = '/' }: { url?: string | undefined }): string {
  const origin = url.replace(ABSOLUTE_FORM, '');
  const target = origin === url || origin.startsWith('/') ? origin : `/${origin}`;
  try {
    decodeURI(target.split('?', 1)[0] ?? '');
    return target;
  } catch {
    return '/malformed';
  }
}
