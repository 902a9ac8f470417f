import type { SlotTimes } from '../entities/submissions.ts';
import { readText } from '../values/texts.ts';
import { readRecord } from './record.ts';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** HH:MM in 24 hours, as inputs of type `time` take it; seconds are dropped. */
const readClock = (value: unknown): string | undefined => {
  const text = readText(value)?.replace(/^(\d\d:\d\d):\d\d$/, '$1');
  return text !== undefined && CLOCK.test(text) ? text : undefined;
};

const readFields = readRecord({ fromTime: readClock, toTime: readClock });

/** Reads a free slot; undefined unless it has two times of a day, the second later. */
export function readSlotTimes(value: unknown): SlotTimes | undefined {
  const times = readFields(value);
  if (!times?.fromTime || !times.toTime || times.toTime <= times.fromTime) return undefined;
  return { fromTime: times.fromTime, toTime: times.toTime };
}
