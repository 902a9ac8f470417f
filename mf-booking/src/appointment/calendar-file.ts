import type { Slot } from '@shared/api';

export interface CalendarEvent extends Slot {
  /** Identifies the event; a calendar that already has it updates it. */
  uid: string;
  /** When the event was made. */
  madeAt: Date;
  title: string;
  description: string;
  place: string;
  /** Where the event is found again; none when left out. */
  url?: string | undefined;
  /** Degrees. */
  position?: { lat: number; lng: number } | undefined;
  /** How often it was changed: a calendar keeps the newest. Default: 0. */
  revision?: number | undefined;
  /** IANA name of the zone in which the slot's times are meant. */
  timeZone: string;
}

/** Minutes that a zone's clocks are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Math.round((Date.parse(`${local.format(moment).replace(' ', 'T')}Z`) - moment) / 60_000);
}

/** The moment at which the clocks of a zone show a time. */
function momentOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asUtc - offsetAt(asUtc, timeZone) * 60_000;
  // Once more with the offset of the result: the clocks may change in between.
  return new Date(asUtc - offsetAt(guess, timeZone) * 60_000);
}

const stamp = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escape = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const MAX_BYTES = 75;
const bytes = new TextEncoder();

/** A line may have 75 bytes (RFC 5545, section 3.1); a letter of two or more bytes is never cut. */
function fold(line: string): string {
  let folded = '';
  let size = 0;
  for (const character of line) {
    const length = bytes.encode(character).length;
    if (size + length > MAX_BYTES) {
      folded += '\r\n ';
      size = 1;
    }
    folded += character;
    size += length;
  }
  return folded;
}

/** An iCalendar file (RFC 5545) of one appointment, with a reminder an hour before. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, madeAt, title, description, place, timeZone, date, fromTime, toTime } = event;
  const { url, position, revision = 0 } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Property site//Viewing appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(momentOf(date, fromTime, timeZone))}`,
    `DTEND:${stamp(momentOf(date, toTime, timeZone))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    `LOCATION:${escape(place)}`,
    `SEQUENCE:${revision}`,
    ...(position ? [`GEO:${position.lat};${position.lng}`] : []),
    // An address is no text: it has no line breaks, and its commas are its own.
    ...(url === undefined ? [] : [`URL:${encodeURI(decodeURI(url))}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
