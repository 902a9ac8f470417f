import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import type { FieldFault } from './answer.ts';
import { RequiredText } from './text.ts';

const Day = Type.String({ minLength: 1, pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });
const Time = Type.String({
  minLength: 1,
  pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
  description: 'HH:MM, 24 hours',
});

/** A stretch of one day; the end does not belong to it. */
export const Slot = Type.Object({ date: Day, fromTime: Time, toTime: Time }, { additionalProperties: false });
export type Slot = Static<typeof Slot>;

/** A viewing appointment (specification, sections 3 and 5). */
export const Appointment = Type.Object(
  {
    name: RequiredText(50, 2),
    phone: Type.String({
      minLength: 1,
      pattern: '^(?:\\+966|00966|966|0)?5\\d{8}$',
      description: 'A Saudi mobile number',
    }),
    date: Day,
    fromTime: Time,
    toTime: Time,
  },
  { additionalProperties: false, title: 'Appointment' },
);
export type Appointment = Static<typeof Appointment>;

const isRealDay = (date: string): boolean => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};

/**
 * What a schema cannot say of a day: that the calendar has it, and that it is not before today. `today` is
 * YYYY-MM-DD in UTC, as the specification compares.
 */
export function faultsOfDay(date: string, today: string): Record<string, FieldFault> {
  if (!isRealDay(date)) return { date: 'pattern' };
  return date < today ? { date: 'past' } : {};
}

/** The same of a slot, which also ends after it starts. */
export function faultsOfSlot(slot: Slot, today: string): Record<string, FieldFault> {
  const faults = faultsOfDay(slot.date, today);
  if (slot.toTime <= slot.fromTime) faults['toTime'] = 'not_after_start';
  return faults;
}
