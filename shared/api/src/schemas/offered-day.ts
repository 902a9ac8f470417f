import type { OfferedDay } from '../entities/submissions.ts';
import { readText } from '../values/texts.ts';
import { readCount } from '../values/values.ts';
import { readRecord } from './record.ts';

/** YYYY-MM-DD that the calendar has: whoever names its weekday is spared a day that is none. */
const readRealDay = (value: unknown): string | undefined => {
  const text = readText(value);
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
};

const readFields = readRecord({
  date: readRealDay,
  free: readCount,
  closed: (value: unknown) => value === true,
});

/** Reads what a day offers; undefined unless it names the day and the count. */
export function readOfferedDay(value: unknown): OfferedDay | undefined {
  const day = readFields(value);
  if (!day?.date || day.free === undefined) return undefined;
  return { date: day.date, free: day.closed ? 0 : day.free, closed: day.closed };
}
