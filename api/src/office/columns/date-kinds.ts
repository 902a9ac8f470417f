import { isRealDay } from '../../config/real-day.ts';
import { toLatinDigits } from '../cells/latin-digits.ts';
import type { Given } from '../cells/cell.ts';
import { quote, read, refuse, type Kind } from './kind.ts';

/** The day first, as everywhere from Rabat to Muscat. */
const DAY_FIRST = /^(\d{1,2})[/.\-\u060D](\d{1,2})[/.\-\u060D](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.\-\u060D](\d{1,2})[/.\-\u060D](\d{1,2})$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** YYYY-MM-DD of a day that the calendar has. */
function dayIn(given: Given): string | undefined {
  if (given instanceof Date) return given.toISOString().slice(0, 10);
  if (typeof given !== 'string') return undefined;
  const text = toLatinDigits(given).replaceAll(/[\u200E\u200F]/g, '');
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  const [, y = year, m = month, d = day] = YEAR_FIRST.exec(text) ?? [];
  const date = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isRealDay(date) ? date : undefined;
}

const says = { ar: 'تاريخ مثل 2026-11-25 أو 25/11/2026', en: 'a date such as 2026-11-25 or 25/11/2026' };
const wrong = (given: Given) =>
  refuse(`is ${quote(given)}; it must be a date such as 2026-11-25, or 25/11/2026 with the day first`);

export const day: Kind = {
  says,
  read(given) {
    const date = dayIn(given);
    return date === undefined ? wrong(given) : read(date);
  },
  write: (value) => String(value),
};

/** A moment; a day alone stands for its first one, UTC. */
export const moment: Kind = {
  says,
  read(given) {
    if (given instanceof Date) return read(given.toISOString());
    if (typeof given === 'string' && MOMENT.test(given) && !Number.isNaN(Date.parse(given)))
      return read(new Date(given).toISOString());
    const date = dayIn(given);
    return date === undefined ? wrong(given) : read(`${date}T00:00:00.000Z`);
  },
  write: (value) => String(value),
};
