import type { ViewingHours } from '@shared/api';
import { faultOfSlot, lastDay } from './slot-fault.ts';

const HOURS: ViewingHours = {
  timeZone: 'Asia/Riyadh',
  days: [6, 0, 1, 2, 3, 4],
  opens: '10:00',
  closes: '20:00',
  holidays: ['2026-11-24'],
  leastMinutes: 15,
  mostMinutes: 120,
  daysAhead: 90,
};
/** A Saturday, noon in Riyadh. */
const NOON = new Date('2026-11-21T09:00:00Z');
const slot = (date: string, fromTime: string, toTime: string) => ({ date, fromTime, toTime });

// The API's own examples (api/src/schemas/appointment.test.ts).
it.each([
  ['a Sunday morning', slot('2026-11-22', '10:00', '10:30'), undefined],
  ['the last half hour', slot('2026-11-22', '19:30', '20:00'), undefined],
  ['two hours', slot('2026-11-22', '10:00', '12:00'), undefined],
  ['the ninetieth day', slot('2027-02-18', '10:00', '10:30'), undefined],
  ['the ninety-first day', slot('2027-02-20', '10:00', '10:30'), ['date', 'day_too_far']],
  ['a Friday', slot('2026-11-27', '10:00', '10:30'), ['date', 'day_closed']],
  ['a Friday, before there is a time', { date: '2026-11-27' }, ['date', 'day_closed']],
  ['a holiday', slot('2026-11-24', '10:00', '10:30'), ['date', 'day_closed']],
  ['the night', slot('2026-11-22', '00:00', '23:59'), ['fromTime', 'time_closed']],
  ['the night, before there is a day', { fromTime: '03:00' }, ['fromTime', 'time_closed']],
  ['the closing', slot('2026-11-22', '20:00', '20:30'), ['fromTime', 'time_closed']],
  ['over the closing', slot('2026-11-22', '19:45', '20:15'), ['toTime', 'time_closed']],
  ['the end alone', { toTime: '10:00' }, ['toTime', 'time_closed']],
  ['fourteen minutes', slot('2026-11-22', '10:00', '10:14'), ['toTime', 'too_short']],
  ['two hours and a minute', slot('2026-11-22', '10:00', '12:01'), ['toTime', 'too_long']],
  ['two hours from a quarter past', slot('2026-11-22', '10:15', '12:15'), undefined],
  ['two hours from ten past and a minute', slot('2026-11-22', '10:10', '12:11'), ['toTime', 'too_long']],
  ['the wrong way round', slot('2026-11-22', '11:00', '10:30'), undefined],
  ['this noon', slot('2026-11-21', '12:00', '12:30'), ['fromTime', 'time_past']],
  ['a minute after this noon', slot('2026-11-21', '12:01', '12:31'), undefined],
  ['nothing yet', {}, undefined],
])('%s', (_what, given, expected) => {
  const fault = faultOfSlot(given, HOURS, NOON);
  expect(fault && [fault.field, fault.key]).toEqual(expected);
});

it('counts from the brokerage’s day', () => {
  expect(lastDay(HOURS, new Date('2026-11-21T20:59:00Z'))).toBe('2027-02-19');
  expect(lastDay(HOURS, new Date('2026-11-21T21:00:00Z'))).toBe('2027-02-20');
});
