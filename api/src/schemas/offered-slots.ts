import { viewingHours } from '../config/viewing-hours.ts';
import type { Slot } from './appointment.ts';

type Times = Pick<Slot, 'fromTime' | 'toTime'>;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: viewingHours.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Slots of a day's viewing hours that have not begun at `now` and touch nothing that is booked. */
export function offeredSlots(date: string, booked: readonly Times[], now: Date): Times[] {
  const { closedDays, opens, closes, minutes } = viewingHours;
  if (closedDays.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) return [];
  // As text, "2026-11-21 10:00" compares like the moment that it names.
  const present = localTime.format(now);
  const slots: Times[] = [];
  for (let start = opens; start + minutes <= closes; start += minutes) {
    const slot = { fromTime: clock(start), toTime: clock(start + minutes) };
    const isTaken = booked.some(({ fromTime, toTime }) => slot.fromTime < toTime && fromTime < slot.toTime);
    if (!isTaken && `${date} ${slot.fromTime}` > present) slots.push(slot);
  }
  return slots;
}
