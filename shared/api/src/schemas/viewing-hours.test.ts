import { readViewingHours } from './viewing-hours.ts';

const HOURS = {
  timeZone: 'Asia/Riyadh',
  days: [6, 0, 1, 2, 3, 4],
  opens: '10:00',
  closes: '20:00',
  holidays: ['2026-12-02'],
  leastMinutes: 15,
  mostMinutes: 120,
  daysAhead: 90,
};

it('reads what a form needs', () => expect(readViewingHours(HOURS)).toEqual(HOURS));

it('takes until when a viewing may be changed where the API says it', () => {
  expect(readViewingHours({ ...HOURS, changeHours: 0 })?.changeHours).toBe(0);
  expect(readViewingHours({ ...HOURS, changeHours: 'a day' })).toEqual(HOURS);
});

it('leaves out days that are none', () => {
  const read = readViewingHours({
    ...HOURS,
    days: [6, 7, -1, 'Friday'],
    holidays: ['tomorrow', '2026-12-02', null],
  });
  expect(read).toEqual({ ...HOURS, days: [6], holidays: ['2026-12-02'] });
});

it.each([
  null,
  [],
  'open',
  { ...HOURS, timeZone: 'Asia/Atlantis' },
  { ...HOURS, days: [] },
  { ...HOURS, days: 'Sat-Thu' },
  { ...HOURS, opens: '20:00', closes: '10:00' },
  { ...HOURS, closes: '25:00' },
  { ...HOURS, leastMinutes: undefined },
  { ...HOURS, mostMinutes: undefined },
  { ...HOURS, daysAhead: -1 },
])('takes %j for none', (value) => expect(readViewingHours(value)).toBeUndefined());
