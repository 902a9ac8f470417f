import type { Slot, ViewingHours } from '@shared/api';

/** Why a slot cannot be booked however free it is; keys of `errors`. The first two are the specification's, of any API. */
export type SlotFaultKey =
  | 'no_past_booking'
  | 'end_after_start'
  | 'day_closed'
  | 'time_closed'
  | 'time_past'
  | 'day_too_far'
  | 'too_short'
  | 'too_long';

export interface SlotFault {
  field: keyof Slot;
  key: SlotFaultKey;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make one costs a hundred times what it costs to ask it, and the form asks at each key. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, made);
  return made;
}

/** The brokerage's clock, `2026-11-21 10:00`: as texts, these compare like the moments that they name. */
const localTime = (timeZone: string, moment: Date) => clockOf(timeZone).format(moment);

/** The last day that may be booked. Today is the brokerage's, as the API counts it. */
export const lastDay = ({ timeZone, daysAhead }: ViewingHours, now = new Date()): string =>
  new Date(Date.parse(`${localTime(timeZone, now).slice(0, 10)}T00:00:00Z`) + daysAhead * 86_400_000)
    .toISOString()
    .slice(0, 10);

function faultOfDay(date: string, hours: ViewingHours, now: Date): SlotFault | undefined {
  if (date > lastDay(hours, now)) return { field: 'date', key: 'day_too_far' };
  const isClosed =
    hours.holidays.includes(date) || !hours.days.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  return isClosed ? { field: 'date', key: 'day_closed' } : undefined;
}

const isOutside = (minutes: number, { opens, closes }: ViewingHours) =>
  minutes < minutesOf(opens) || minutes > minutesOf(closes);

function faultOfLength(from: number, to: number, hours: ViewingHours): SlotFault | undefined {
  if (to - from < hours.leastMinutes) return { field: 'toTime', key: 'too_short' };
  return to - from > hours.mostMinutes ? { field: 'toTime', key: 'too_long' } : undefined;
}

/** What the specification's own rules say of date and times, before anything is sent (section 5). */
export function faultByRule({ date, fromTime, toTime }: Partial<Slot>, today: string): SlotFault | undefined {
  if (date && date < today) return { field: 'date', key: 'no_past_booking' };
  if (fromTime && toTime && toTime <= fromTime) return { field: 'toTime', key: 'end_after_start' };
  return undefined;
}

/**
 * What the API would refuse of a slot, said beforehand, of as much of it as is chosen: a day that is closed or too far ahead,
 * a time at which nobody is there or that is over, a viewing that is too short or too long. Undefined for what the
 * specification's own rules refuse (`appointmentResolver`), and for what may be booked.
 */
export function faultOfSlot(
  { date, fromTime, toTime }: Partial<Slot>,
  hours: ViewingHours,
  now = new Date(),
): SlotFault | undefined {
  const ofDay = date ? faultOfDay(date, hours, now) : undefined;
  if (ofDay) return ofDay;
  const from = fromTime ? minutesOf(fromTime) : undefined;
  const to = toTime ? minutesOf(toTime) : undefined;
  if (from !== undefined && (isOutside(from, hours) || from === minutesOf(hours.closes)))
    return { field: 'fromTime', key: 'time_closed' };
  if (to !== undefined && (isOutside(to, hours) || to === minutesOf(hours.opens)))
    return { field: 'toTime', key: 'time_closed' };
  if (date && fromTime && `${date} ${fromTime}` <= localTime(hours.timeZone, now))
    return { field: 'fromTime', key: 'time_past' };
  return from !== undefined && to !== undefined && to > from ? faultOfLength(from, to, hours) : undefined;
}
