import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import { dayAfter, Day, isClosedOn, type BookingRules, type Slot } from './appointment.ts';
import { offeredSlots } from './offered-slots.ts';

/** Days of one answer at most: a season, and no more work than a list of listings. */
const MOST_DAYS = 100;

export const DaysQuery = Type.Object(
  {
    from: Type.Optional(Day),
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_DAYS,
        default: MOST_DAYS,
        description:
          'How many from `from` on, which is the brokerage’s today when left out; fewer are answered where bookings end before',
      }),
    ),
  },
  { additionalProperties: false },
);

export const OfferedDay = Type.Object(
  {
    date: Day,
    free: Type.Integer({
      description: 'How many times /appointments/slots offers; 0 where it is full, over or closed',
    }),
    closed: Type.Boolean({ description: 'Whether there are no viewings on this day at all' }),
  },
  { title: 'OfferedDay' },
);
export type OfferedDay = Static<typeof OfferedDay>;

/** A booking's day and times, and nothing of whose it is. */
export type BookedTimes = Slot;

/** First and last day of an answer, both of them in it. */
export function daysAskedFor(
  { from, days = MOST_DAYS }: { from?: string; days?: number },
  { policy, present }: BookingRules,
): { first: string; last: string } {
  const today = present.slice(0, 10);
  const first = from ?? today;
  const [wanted, end] = [dayAfter(first, days - 1), dayAfter(today, policy.daysAhead)];
  return { first, last: wanted < end ? wanted : end };
}

/** What each day from the first to the last offers: as many free times as the day's own list has. */
export function offeredDays(
  { first, last }: { first: string; last: string },
  booked: readonly BookedTimes[],
  rules: BookingRules,
): OfferedDay[] {
  const byDay = new Map<string, BookedTimes[]>();
  for (const each of booked) byDay.set(each.date, [...(byDay.get(each.date) ?? []), each]);
  const days: OfferedDay[] = [];
  for (let date = first; date <= last; date = dayAfter(date, 1)) {
    const free = offeredSlots(date, byDay.get(date) ?? [], rules).length;
    days.push({ date, free, closed: isClosedOn(date, rules.policy) });
  }
  return days;
}
