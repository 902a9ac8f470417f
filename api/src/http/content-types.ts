import type { FastifyInstance } from 'fastify';

/** An answer is what its type says: no browser may read a visitor's text as a page or a script. */
export function forbidSniffing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('x-content-type-options', 'nosniff');
    next();
  });
}
