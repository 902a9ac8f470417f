import { readOfferedDay } from './offered-day.ts';

it('reads a day and how many times are free; closed only where it is said', () => {
  const day = { date: '2026-12-01', free: 5, closed: false };
  expect(readOfferedDay(day)).toEqual(day);
  expect(readOfferedDay({ date: '2026-12-01', free: '5' })).toEqual(day);
  expect(readOfferedDay({ ...day, closed: 'no' })).toEqual(day);
  expect(readOfferedDay({ ...day, closed: true })).toEqual({ ...day, free: 0, closed: true });
});

it.each([
  null,
  'text',
  [],
  {},
  { date: '2026-12-01' },
  { free: 5 },
  { date: '2026-02-30', free: 5 },
  { date: '2026-13-01', free: 5 },
  { date: 'tomorrow', free: 5 },
  { date: '2026-12-01', free: -1 },
  { date: '2026-12-01', free: 1.5 },
])('leaves out %j', (value) => {
  expect(readOfferedDay(value)).toBeUndefined();
});
