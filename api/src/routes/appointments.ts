import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { book, isSlotFree } from '../database/appointments.ts';
import { Failure, Stored, ValidationFailure } from '../schemas/answer.ts';
import { Appointment, faultsOfSlot, Slot } from '../schemas/appointment.ts';
import { HttpError, ValidationError } from '../server/failures.ts';
import { formLimit } from '../server/rate-limits.ts';
import type { FormOptions } from './options.ts';

function assertBookable(slot: Slot): void {
  const faults = faultsOfSlot(slot, new Date().toISOString().slice(0, 10));
  if (Object.keys(faults).length > 0) throw new ValidationError(faults);
}

export const appointmentRoutes: FastifyPluginAsyncTypebox<FormOptions> = async (
  app,
  { database, perMinute },
) => {
  app.get(
    '/appointments/check-availability',
    {
      schema: {
        tags: ['appointments'],
        summary: 'Whether a slot is free',
        querystring: Slot,
        response: { 200: Type.Object({ available: Type.Boolean() }), 400: ValidationFailure },
      },
    },
    async (request) => {
      assertBookable(request.query);
      return { available: await isSlotFree(database, request.query) };
    },
  );

  app.post(
    '/appointments/add',
    {
      ...formLimit(perMinute),
      schema: {
        tags: ['appointments'],
        summary: 'Book a slot',
        body: Appointment,
        response: { 201: Stored, 400: ValidationFailure, 409: Failure, 429: Failure },
      },
    },
    async (request, reply) => {
      assertBookable(request.body);
      if ((await book(database, request.body)) === 'conflict') {
        throw new HttpError(409, 'conflict', 'The slot overlaps another appointment.');
      }
      return reply.code(201).send({ data: { stored: true } });
    },
  );
};
