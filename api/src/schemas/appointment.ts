import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import type { BookingPolicy } from '../config/booking-policy.ts';
import { isRealDay } from '../config/real-day.ts';
import { SLOT_MINUTES, type ViewingHours } from '../config/viewing-hours.ts';
import type { FieldFault } from './answer.ts';
import { NameText } from './text.ts';

export const Day = Type.String({
  minLength: 1,
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'YYYY-MM-DD',
});
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
    name: NameText(50, 2),
    phone: Type.String({
      minLength: 1,
      pattern: '^(?:\\+966|00966|966|0)?5\\d{8}$',
      description: 'A Saudi mobile number',
    }),
    date: Day,
    fromTime: Time,
    toTime: Time,
    property: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Id of the listing; one that is not on display is left out',
      }),
    ),
  },
  { additionalProperties: false, title: 'Appointment' },
);
export type Appointment = Static<typeof Appointment>;

/** So many days after a day. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What a booking is held against: the brokerage's rules, and its clock. */
export interface BookingRules {
  policy: BookingPolicy;
  /** The brokerage's own time, `2026-11-21 10:00`. */
  present: string;
}

/**
 * What a schema cannot say of a day: that the calendar has it, that it is not over and not too far ahead. Today is the
 * brokerage's: its office is what opens or not. The form compares with the day in UTC, as the specification says (section 5);
 * where the two differ, in the small hours, the form lets through what is refused here.
 */
export function faultsOfDay(date: string, { policy, present }: BookingRules): Record<string, FieldFault> {
  if (!isRealDay(date)) return { date: 'pattern' };
  const today = present.slice(0, 10);
  if (date < today) return { date: 'past' };
  return date > dayAfter(today, policy.daysAhead) ? { date: 'too_far' } : {};
}

/** Whether there are no viewings on a day at all. */
export const isClosedOn = (
  date: string,
  { hours, holidays }: Pick<BookingPolicy, 'hours' | 'holidays'>,
): boolean => holidays.includes(date) || !hours.days.includes(new Date(`${date}T00:00:00Z`).getUTCDay());

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Numbers of the half hours, from the opening on, that a stretch of a day touches: nobody else can have those. */
export function slotsTouched(
  { fromTime, toTime }: Pick<Slot, 'fromTime' | 'toTime'>,
  { opens }: ViewingHours,
): number[] {
  const first = Math.floor((minutesOf(fromTime) - opens) / SLOT_MINUTES);
  const last = Math.ceil((minutesOf(toTime) - opens) / SLOT_MINUTES);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
}

/**
 * The same of a slot, which also ends after it starts, lies in the viewing hours, has not begun, and is neither too short nor
 * too long: two hours are two hours, wherever they start.
 */
export function faultsOfSlot(slot: Slot, rules: BookingRules): Record<string, FieldFault> {
  const { policy, present } = rules;
  const { hours, leastMinutes, mostMinutes } = policy;
  const faults = faultsOfDay(slot.date, rules);
  if (slot.toTime <= slot.fromTime) return { ...faults, toTime: 'not_after_start' };
  if (Object.keys(faults).length > 0) return faults;
  if (isClosedOn(slot.date, policy)) return { date: 'closed' };
  const [from, to] = [minutesOf(slot.fromTime), minutesOf(slot.toTime)];
  if (from < hours.opens || from >= hours.closes) faults['fromTime'] = 'closed';
  if (to > hours.closes || to <= hours.opens) faults['toTime'] = 'closed';
  if (Object.keys(faults).length > 0) return faults;
  if (`${slot.date} ${slot.fromTime}` <= present) return { fromTime: 'past' };
  if (to - from < leastMinutes) return { toTime: 'too_short' };
  return to - from > mostMinutes ? { toTime: 'too_long' } : {};
}
