import type { FastifyInstance } from 'fastify';

/**
 * Takes the white space around the texts of a body away, before they are counted and stored: what a visitor sees is what
 * counts. The forms of the site count alike.
 */
export function trimTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body))
      if (typeof value === 'string') Reflect.set(body, name, value.trim());
  });
}
