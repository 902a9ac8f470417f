import type { Language } from '@shared/contract';
import { DATE_LOCALES } from './format-locales.ts';

/** `short`: 5 Mar 2026, for cards. `full`: with weekday and long month, for an article's page. */
export type DateStyle = 'short' | 'full';

/** Where the visitors are; named, so that server and browser agree on the day. */
export const DEFAULT_TIME_ZONE = 'Asia/Riyadh';

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { month: 'short', day: 'numeric', year: 'numeric' },
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
};

// Engines also read dates out of arbitrary words that end in a number; only ISO 8601 is meant here.
const ISO_DATE = /^[+-]?\d{4,6}-\d{2}-\d{2}(?:T|$)/;

// Kept for the life of the module: building an Intl formatter costs far more than using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day of an ISO 8601 date or time in a time zone; what is not one gives ''. */
export function formatDate(
  language: Language,
  iso: string | undefined,
  style: DateStyle,
  timeZone: string,
): string {
  if (iso === undefined || !ISO_DATE.test(iso)) return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const key = `${language} ${style} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(DATE_LOCALES[language], { ...STYLES[style], timeZone });
    formatters.set(key, formatter);
  }
  return formatter.format(date);
}
