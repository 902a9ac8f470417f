/** When viewings are (specification, section 9: Saturday to Thursday, 10:00 to 20:00), by the clocks of one place. */
export interface ViewingHours {
  /** IANA name of the brokerage's time zone. */
  timeZone: string;
  /** Days of the week with viewings, 0 for Sunday. */
  days: readonly number[];
  /** Minutes since midnight. */
  opens: number;
  closes: number;
}

/** Minutes of the slots that a day is offered in, from its opening on. */
export const SLOT_MINUTES = 30;

export const USUAL_HOURS = 'Sat-Thu 10:00-20:00 Asia/Riyadh';

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `Sat-Thu` goes over the end of the week. */
function daysOf(part: string): number[] | undefined {
  const [first = '', last = first, ...more] = part.toLowerCase().split('-');
  const from = WEEK.indexOf(first);
  const to = WEEK.indexOf(last);
  if (from < 0 || to < 0 || more.length > 0) return undefined;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
}

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(clock) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return sum <= 24 * 60 ? sum : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Reads `Sat-Wed,Thu 10:00-20:00 Asia/Riyadh`; undefined for what is not of that form. */
export function readViewingHours(text: string): ViewingHours | undefined {
  const [week = '', clocks = '', timeZone = '', ...more] = text.trim().split(/\s+/);
  const days = week.split(',').map(daysOf);
  const [opens, closes] = clocks.split('-').map(minutesOf);
  if (more.length > 0 || !isTimeZone(timeZone)) return undefined;
  if (opens === undefined || closes === undefined || closes < opens + SLOT_MINUTES) return undefined;
  if (days.includes(undefined)) return undefined;
  return { timeZone, days: [...new Set(days.flatMap((each) => each ?? []))], opens, closes };
}

/** The clock of a place at a moment, as `2026-11-21 10:00`: as texts, these compare like the moments that they name. */
export const localTime = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
