import { readSlotTimes } from './slot-times.ts';

it('reads two times of a day, with seconds or without', () => {
  const slot = { fromTime: '10:00', toTime: '10:30' };
  expect(readSlotTimes(slot)).toEqual(slot);
  expect(readSlotTimes({ fromTime: '10:00:00', toTime: '10:30:00', price: 5 })).toEqual(slot);
});

it.each([
  null,
  'text',
  [],
  {},
  { fromTime: '10:00' },
  { fromTime: '10:30', toTime: '10:00' },
  { fromTime: '10:00', toTime: '10:00' },
  { fromTime: '9:00', toTime: '10:00' },
  { fromTime: '10:00', toTime: '24:00' },
  { fromTime: 600, toTime: 630 },
  { fromTime: { toString: 1 }, toTime: '10:30' },
])('leaves out %j', (value) => {
  expect(readSlotTimes(value)).toBeUndefined();
});
