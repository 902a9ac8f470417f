import { madeUpTicket } from '../database/appointment-links.ts';
import type { FastifyInstance } from 'fastify';

/** The field that no person sees; only a robot that fills everything fills it. */
const TRAP = 'website';

function isTrapped(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, TRAP)) return false;
  const bait: unknown = Reflect.get(body, TRAP);
  return bait !== '' && bait !== null;
}

/** Answers what a robot sent as if it had been stored, before anything else looks at it; nothing is stored. */
export function trapRobots(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, next) => {
    if (request.method === 'POST' && isTrapped(request.body)) {
      const ticket = request.url.includes('/appointments/add') ? madeUpTicket() : {};
      void reply.code(201).send({ data: { stored: true, ...ticket } });
    } else {
      // What people leave empty is no field of any form.
      if (typeof request.body === 'object' && request.body !== null)
        Reflect.deleteProperty(request.body, TRAP);
      next();
    }
  });
}
