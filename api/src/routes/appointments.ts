import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { BookingPolicy } from '../config/booking-policy.ts';
import { localTime } from '../config/viewing-hours.ts';
import { cancelBooked, findBooked, moveBooked } from '../database/appointment-changes.ts';
import { book, bookedBetween, bookedSlots, isSlotFree } from '../database/appointments.ts';
import { Envelope, Failure, REFUSALS, ValidationFailure } from '../schemas/answer.ts';
import { Appointment, faultsOfDay, faultsOfSlot, Slot } from '../schemas/appointment.ts';
import { AttemptHeaders } from '../schemas/attempt.ts';
import { Booked, BookingAnswer, LinkBody, MoveBody } from '../schemas/booked.ts';
import { daysAskedFor, DaysQuery, OfferedDay, offeredDays } from '../schemas/offered-days.ts';
import { offeredSlots } from '../schemas/offered-slots.ts';
import { HoursAnswer, hoursOf } from '../schemas/viewing-hours.ts';
import type { FieldFault } from '../schemas/answer.ts';
import { circumstancesOf } from '../http/circumstances.ts';
import { ValidationError } from '../http/failures.ts';
import { taken } from '../http/outcomes.ts';
import { formLimit } from '../http/rate-limits.ts';
import type { FormOptions } from './options.ts';

function assertNone(faults: Readonly<Record<string, FieldFault>>): void {
  if (Object.keys(faults).length > 0) throw new ValidationError(faults);
}

/** For one visitor alone, and for no disk. */
const PRIVATE = 'private, no-store';

export interface AppointmentOptions extends FormOptions {
  policy: BookingPolicy;
}

export const appointmentRoutes: FastifyPluginAsyncTypebox<AppointmentOptions> = async (
  app,
  { database, perMinute, policy },
) => {
  const { timeZone } = policy.hours;
  const rules = () => ({ policy, present: localTime(timeZone, new Date()) });

  app.get(
    '/appointments/hours',
    {
      schema: {
        tags: ['appointments'],
        summary: 'When viewings are, and what may be booked',
        response: { 200: Envelope(HoursAnswer) },
      },
    },
    async () => ({ data: hoursOf(rules()) }),
  );

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
      assertNone(faultsOfSlot(query, rules()));
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
      assertNone(faultsOfDay(date, rules()));
      return { data: offeredSlots(date, await bookedSlots(database, date), rules()) };
    },
  );

  app.get(
    '/appointments/days',
    {
      schema: {
        tags: ['appointments'],
        summary: 'How many free times days in a row have, up to the last that may be booked',
        querystring: DaysQuery,
        response: { 200: Envelope(Type.Array(OfferedDay)), 400: ValidationFailure },
      },
    },
    async ({ query }) => {
      const asked = rules();
      const { date: fault } = query.from === undefined ? {} : faultsOfDay(query.from, asked);
      assertNone(fault ? { from: fault } : {});
      const range = daysAskedFor(query, asked);
      return { data: offeredDays(range, await bookedBetween(database, range.first, range.last), asked) };
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
        response: { 201: BookingAnswer, ...REFUSALS, 409: Failure, 422: Failure },
      },
    },
    async (request, reply) => {
      const { body } = request;
      assertNone(faultsOfSlot(body, rules()));
      const ticket = taken(await book(database, body, circumstancesOf(request, timeZone), policy));
      return reply
        .code(201)
        .header('cache-control', PRIVATE)
        .send({ data: { stored: true, ...ticket } });
    },
  );

  const schema = {
    tags: ['appointments'],
    response: { 200: Envelope(Booked), ...REFUSALS, 404: Failure, 409: Failure },
  };

  app.post(
    '/appointments/find',
    { ...formLimit(perMinute), schema: { ...schema, summary: 'What a private link opens', body: LinkBody } },
    async ({ body }, reply) => {
      const booked = taken(await findBooked(database, body.link, rules()));
      return reply.header('cache-control', PRIVATE).send({ data: booked });
    },
  );

  app.post(
    '/appointments/cancel',
    { ...formLimit(perMinute), schema: { ...schema, summary: 'Give the slot back', body: LinkBody } },
    async ({ body }, reply) => {
      const booked = taken(await cancelBooked(database, body.link, rules()));
      return reply.header('cache-control', PRIVATE).send({ data: booked });
    },
  );

  app.post(
    '/appointments/move',
    { ...formLimit(perMinute), schema: { ...schema, summary: 'Take another slot instead', body: MoveBody } },
    async ({ body: { link, ...slot } }, reply) => {
      assertNone(faultsOfSlot(slot, rules()));
      const booked = taken(await moveBooked(database, link, slot, rules()));
      return reply.header('cache-control', PRIVATE).send({ data: booked });
    },
  );
};
