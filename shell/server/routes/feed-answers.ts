import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Seconds for which what machines read is kept. */
const KEPT_S = 300;

/** What machines read; kept for five minutes, unless the answer says otherwise already. */
export function sendFeed(reply: FastifyReply, type: string, body: string | Buffer | Readable): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', `public, max-age=${KEPT_S}`);
  return reply.type(`${type}; charset=utf-8`).send(body);
}

/** Machines come again, and go by what they had before. */
export const sendLater = (reply: FastifyReply, why: string): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', '30')
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(why);
