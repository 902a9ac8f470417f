import type { BookingPolicy } from '../config/booking-policy.ts';
import { SLOT_MINUTES } from '../config/viewing-hours.ts';
import { isClosedOn, minutesOf, type Slot } from './appointment.ts';

type Times = Pick<Slot, 'fromTime' | 'toTime'>;

/** Minutes since midnight as HH:MM. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The longest stretch between two times that bookings leave; of two as long the first. */
function longestFree(start: number, end: number, booked: readonly Times[]): [from: number, to: number] {
  const taken = booked
    .map(({ fromTime, toTime }) => [minutesOf(fromTime), minutesOf(toTime)] as const)
    .toSorted(([one], [other]) => one - other);
  let free: [from: number, to: number] = [start, start];
  let from = start;
  for (const [begins, ends] of [...taken, [end, end] as const]) {
    const to = Math.min(begins, end);
    if (to - from > free[1] - free[0]) free = [from, to];
    from = Math.max(from, ends);
  }
  return free;
}

/**
 * Slots of a day's viewing hours that have not begun; of one that a booking touches what is left, where that is long enough for
 * a viewing.
 * @param present the brokerage's own time, `2026-11-21 10:00`
 */
export function offeredSlots(
  date: string,
  booked: readonly Times[],
  {
    policy,
    present,
  }: { policy: Pick<BookingPolicy, 'hours' | 'holidays' | 'leastMinutes'>; present: string },
): Times[] {
  if (isClosedOn(date, policy)) return [];
  const { opens, closes } = policy.hours;
  const slots: Times[] = [];
  for (let start = opens; start + SLOT_MINUTES <= closes; start += SLOT_MINUTES) {
    const [from, to] = longestFree(start, start + SLOT_MINUTES, booked);
    const isLongEnough = to - from >= Math.min(policy.leastMinutes, SLOT_MINUTES) && to > from;
    if (isLongEnough && `${date} ${clock(from)}` > present)
      slots.push({ fromTime: clock(from), toTime: clock(to) });
  }
  return slots;
}
