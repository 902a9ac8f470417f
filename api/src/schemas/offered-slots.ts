import type { BookingPolicy } from '../config/booking-policy.ts';
import { SLOT_MINUTES } from '../config/viewing-hours.ts';
import { isClosedOn, type Slot } from './appointment.ts';

type Times = Pick<Slot, 'fromTime' | 'toTime'>;

/** Minutes since midnight as HH:MM. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Slots of a day's viewing hours that have not begun and touch nothing that is booked.
 * @param present the brokerage's own time, `2026-11-21 10:00`
 */
export function offeredSlots(
  date: string,
  booked: readonly Times[],
  { policy, present }: { policy: Pick<BookingPolicy, 'hours' | 'holidays'>; present: string },
): Times[] {
  if (isClosedOn(date, policy)) return [];
  const { opens, closes } = policy.hours;
  const slots: Times[] = [];
  for (let start = opens; start + SLOT_MINUTES <= closes; start += SLOT_MINUTES) {
    const slot = { fromTime: clock(start), toTime: clock(start + SLOT_MINUTES) };
    const isTaken = booked.some(({ fromTime, toTime }) => slot.fromTime < toTime && fromTime < slot.toTime);
    if (!isTaken && `${date} ${slot.fromTime}` > present) slots.push(slot);
  }
  return slots;
}
