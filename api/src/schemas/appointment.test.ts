import { readEnvironment } from '../config/environment.ts';
import { localTime } from '../config/viewing-hours.ts';
import { faultsOfDay, faultsOfSlot } from './appointment.ts';

function rulesAt(moment: string, variables: Record<string, string> = {}) {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.errors.join());
  const policy = environment.value.booking;
  return { policy, present: localTime(policy.hours.timeZone, new Date(moment)) };
}

// A Saturday, noon in Riyadh.
const NOON = '2026-11-21T09:00:00Z';
const slot = (date: string, fromTime: string, toTime: string) => ({ date, fromTime, toTime });

test.each([
  ['a Sunday morning', slot('2026-11-22', '10:00', '10:30'), {}],
  ['the last half hour', slot('2026-11-22', '19:30', '20:00'), {}],
  ['a quarter of an hour', slot('2026-11-22', '10:10', '10:25'), {}],
  ['two hours', slot('2026-11-22', '10:00', '12:00'), {}],
  ['the ninetieth day', slot('2027-02-18', '10:00', '10:30'), {}],
  ['the ninetieth, which is a Friday', slot('2027-02-19', '10:00', '10:30'), { date: 'closed' }],
  ['the ninety-first day', slot('2027-02-20', '10:00', '10:30'), { date: 'too_far' }],
  ['a Friday', slot('2026-11-27', '10:00', '10:30'), { date: 'closed' }],
  ['a Friday at three at night', slot('2026-11-27', '03:00', '03:30'), { date: 'closed' }],
  ['the night', slot('2026-11-22', '00:00', '23:59'), { fromTime: 'closed', toTime: 'closed' }],
  ['before the opening', slot('2026-11-22', '09:45', '10:15'), { fromTime: 'closed' }],
  ['over the closing', slot('2026-11-22', '19:45', '20:15'), { toTime: 'closed' }],
  ['fourteen minutes', slot('2026-11-22', '10:00', '10:14'), { toTime: 'too_short' }],
  ['two hours and a minute', slot('2026-11-22', '10:00', '12:01'), { toTime: 'too_long' }],
  ['two hours from a quarter past', slot('2026-11-22', '10:15', '12:15'), {}],
  ['two hours from ten past and a minute', slot('2026-11-22', '10:10', '12:11'), { toTime: 'too_long' }],
  ['the wrong way round', slot('2026-11-22', '11:00', '10:00'), { toTime: 'not_after_start' }],
  ['this noon', slot('2026-11-21', '12:00', '12:30'), { fromTime: 'past' }],
  ['a minute after this noon', slot('2026-11-21', '12:01', '12:31'), {}],
  ['yesterday', slot('2026-11-20', '10:00', '10:30'), { date: 'past' }],
])('%s', (_what, given, faults) => {
  expect(faultsOfSlot(given, rulesAt(NOON))).toEqual(faults);
});

test('today is the brokerage’s: at half past midnight in Riyadh the day of UTC is over', () => {
  const rules = rulesAt('2026-11-21T21:30:00Z');
  expect(faultsOfDay('2026-11-21', rules)).toEqual({ date: 'past' });
  expect(faultsOfDay('2026-11-22', rules)).toEqual({});
});

test('a holiday is closed, and hours and days are what is set', () => {
  const rules = rulesAt(NOON, {
    HOLIDAYS: '2026-11-22, 2026-11-23',
    VIEWING_HOURS: 'Fri,Sun-Tue 09:00-13:00 Asia/Dubai',
    BOOKING_MINUTES: '30-60',
  });
  expect(faultsOfSlot(slot('2026-11-23', '10:00', '10:30'), rules)).toEqual({ date: 'closed' });
  expect(faultsOfSlot(slot('2026-11-27', '09:00', '09:30'), rules)).toEqual({});
  expect(faultsOfSlot(slot('2026-11-25', '09:00', '09:30'), rules)).toEqual({ date: 'closed' });
  expect(faultsOfSlot(slot('2026-11-24', '12:30', '13:30'), rules)).toEqual({ toTime: 'closed' });
  expect(faultsOfSlot(slot('2026-11-24', '09:00', '09:29'), rules)).toEqual({ toTime: 'too_short' });
});
