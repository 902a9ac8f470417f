import type { FastifyInstance } from 'fastify';

const NUMERIC = ['limit', 'offset', 'page', 'w', 'days'];

/**
 * Turns the numeric query parameters into numbers before they are validated. The validator's own coercion stays
 * off because it would also let `"license": "false"` pass in a body.
 */
export function readQueryNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>;
    for (const name of NUMERIC) {
      const given = query[name];
      if (typeof given === 'string' && /^\d{1,9}$/.test(given)) query[name] = Number(given);
    }
  });
}
