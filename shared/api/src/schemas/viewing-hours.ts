import type { ViewingHours } from '../entities/viewing-hours.ts';
import { readText } from '../values/texts.ts';
import { readCount } from '../values/values.ts';
import { readRecord } from './record.ts';
import { readSlotTimes } from './slot-times.ts';

const listOf =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value) ? value.flatMap((item: unknown) => read(item) ?? []) : undefined;

const readWeekday = (value: unknown) => {
  const day = readCount(value);
  return day !== undefined && day < 7 ? day : undefined;
};

const readDay = (value: unknown) => {
  const text = readText(value);
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
};

/** A name that this browser's clocks do not know is none. */
const readTimeZone = (value: unknown) => {
  const name = readText(value);
  try {
    return name === undefined
      ? undefined
      : new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const readPositive = (value: unknown) => readCount(value) || undefined;

const readFields = readRecord({
  timeZone: readTimeZone,
  days: listOf(readWeekday),
  holidays: listOf(readDay),
  leastMinutes: readCount,
  mostMinutes: readPositive,
  daysAhead: readCount,
  changeHours: readCount,
});

const readOpening = readRecord({ opens: readText, closes: readText });

/** Reads viewing hours; undefined unless everything that a form would say of them is there. */
export function readViewingHours(value: unknown): ViewingHours | undefined {
  const fields = readFields(value);
  const opening = readOpening(value);
  const times = readSlotTimes({ fromTime: opening?.opens, toTime: opening?.closes });
  if (!fields?.timeZone || !fields.days || fields.days.length === 0 || !times) return undefined;
  const { leastMinutes, mostMinutes, daysAhead, changeHours } = fields;
  if (leastMinutes === undefined || mostMinutes === undefined || daysAhead === undefined) return undefined;
  return {
    timeZone: fields.timeZone,
    days: fields.days,
    opens: times.fromTime,
    closes: times.toTime,
    holidays: fields.holidays ?? [],
    leastMinutes,
    mostMinutes,
    daysAhead,
    ...(changeHours !== undefined && { changeHours }),
  };
}
