import { readEnvironment } from '../config/environment.ts';
import { localTime } from '../config/viewing-hours.ts';
import { offeredSlots } from './offered-slots.ts';

const SATURDAY = '2026-11-28';
const FRIDAY = '2026-11-27';
const before = '2026-11-20 00:00';
const starts = (slots: readonly { fromTime: string }[]) => slots.map(({ fromTime }) => fromTime);

function policyOf(variables: Record<string, string> = {}) {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.errors.join());
  return environment.value.booking;
}
const policy = policyOf();

describe('slots that are offered (specification, section 9: working hours)', () => {
  it('are half hours from ten to eight', () => {
    const slots = offeredSlots(SATURDAY, [], { policy, present: before });
    expect(slots).toHaveLength(20);
    expect(slots[0]).toEqual({ fromTime: '10:00', toTime: '10:30' });
    expect(slots.at(-1)).toEqual({ fromTime: '19:30', toTime: '20:00' });
  });

  it('are none on a Friday, nor on a holiday', () => {
    expect(offeredSlots(FRIDAY, [], { policy, present: before })).toEqual([]);
    const festive = policyOf({ HOLIDAYS: SATURDAY });
    expect(offeredSlots(SATURDAY, [], { policy: festive, present: before })).toEqual([]);
  });

  it('leave out what is booked, keep what only borders on it, and of a half hour that it touches what is long enough', () => {
    const booked = [
      { fromTime: '12:10', toTime: '12:40' },
      { fromTime: '10:30', toTime: '11:00' },
      { fromTime: '13:25', toTime: '13:40' },
    ];
    const slots = offeredSlots(SATURDAY, booked, { policy, present: before });
    expect(slots.slice(0, 7).map(({ fromTime, toTime }) => `${fromTime}-${toTime}`)).toEqual([
      '10:00-10:30',
      '11:00-11:30',
      '11:30-12:00',
      '12:40-13:00',
      '13:00-13:25',
      '13:40-14:00',
      '14:00-14:30',
    ]);
  });

  it.each([0, 1, 14, 15, 16, 29])(
    'are four of five of a day that one viewing of two hours is taken of, %i minutes past',
    (minutes) => {
      const past = String(minutes).padStart(2, '0');
      const booked = [{ fromTime: `11:${past}`, toTime: `13:${past}` }];
      const offered = offeredSlots(SATURDAY, booked, { policy, present: before }).length;
      expect(offered).toBeGreaterThanOrEqual(16);
      expect(offered).toBeLessThanOrEqual(17);
    },
  );

  it('leave out what has begun, by the clock of Riyadh', () => {
    const at = (moment: string) => {
      const present = localTime('Asia/Riyadh', new Date(moment));
      return starts(offeredSlots(SATURDAY, [], { policy, present }));
    };
    expect(at('2026-11-28T15:59:00Z')).toEqual(['19:00', '19:30']);
    expect(at('2026-11-28T16:00:00Z')).toEqual(['19:30']);
    expect(at('2026-11-28T22:00:00Z')).toEqual([]);
  });
});
