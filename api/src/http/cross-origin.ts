import type { FastifyInstance } from 'fastify';

/** Lets pages of any origin read and post: everything here is public and no cookie is read. */
export function allowCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    void reply
      .header('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS')
      .header('access-control-allow-headers', 'content-type, authorization, idempotency-key')
      .header('access-control-max-age', '86400')
      .code(204)
      .send();
  });
}
