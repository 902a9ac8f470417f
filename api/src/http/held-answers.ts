import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the browser that has asked may go by the answer for a moment, instead of asking again. Default: `false`. */
    isHeld?: boolean;
  }
}

/** Seconds in which parts of one page, each with its own memory, ask for the same: settings, the first page of a list. */
const HELD_SECONDS = 10;

/** Lets a browser keep what routes with `isHeld` have answered, for itself and for the moment; failures are asked for again. */
export function holdAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 200 && request.routeOptions.config.isHeld)
      reply.header('cache-control', `private, max-age=${HELD_SECONDS}`);
  });
}
