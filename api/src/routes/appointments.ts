import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { book, bookedSlots, isSlotFree } from '../database/appointments.ts';
import { Envelope, Failure, REFUSALS, Stored, ValidationFailure } from '../schemas/answer.ts';
import { Appointment, faultsOfDay, faultsOfSlot, Slot } from '../schemas/appointment.ts';
import { AttemptHeaders } from '../schemas/attempt.ts';
import { offeredSlots } from '../schemas/offered-slots.ts';
import type { FieldFault } from '../schemas/answer.ts';
import { HttpError, ValidationError } from '../http/failures.ts';
import { formLimit } from '../http/rate-limits.ts';
import { visitorLanguage } from '../http/visitor-language.ts';
import type { FormOptions } from './options.ts';

const todayInUtc = () => new Date().toISOString().slice(0, 10);

function assertNone(faults: Readonly<Record<string, FieldFault>>): void {
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
        headers: AttemptHeaders,
        response: { 200: Type.Object({ available: Type.Boolean() }), 400: ValidationFailure },
      },
    },
    async ({ query, headers }) => {
      assertNone(faultsOfSlot(query, todayInUtc()));
      return { available: await isSlotFree(database, query, headers['idempotency-key']) };
    },
  );

  app.get(
    '/appointments/slots',
    {
      schema: {
        tags: ['appointments'],
        summary: 'Free slots of a day within the viewing hours',
        querystring: Type.Pick(Slot, ['date'], { additionalProperties: false }),
        response: {
          200: Envelope(Type.Array(Type.Pick(Slot, ['fromTime', 'toTime']))),
          400: ValidationFailure,
        },
      },
    },
    async ({ query: { date } }) => {
      assertNone(faultsOfDay(date, todayInUtc()));
      return { data: offeredSlots(date, await bookedSlots(database, date), new Date()) };
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
        headers: AttemptHeaders,
        response: { 201: Stored, ...REFUSALS, 409: Failure, 422: Failure },
      },
    },
    async ({ body, headers }, reply) => {
      assertNone(faultsOfSlot(body, todayInUtc()));
      const outcome = await book(database, body, {
        attempt: headers['idempotency-key'],
        language: visitorLanguage(headers['accept-language']),
      });
      if (outcome === 'conflict') {
        throw new HttpError(409, 'conflict', 'The slot overlaps another appointment.');
      }
      if (outcome === 'other_attempt') {
        throw new HttpError(422, 'key_reused', 'The Idempotency-Key stands for a booking with other values.');
      }
      return reply.code(201).send({ data: { stored: true } });
    },
  );
};
