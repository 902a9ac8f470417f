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

  it('leave out what touches a booking by a minute, and keep what only borders on one', () => {
    const booked = [
      { fromTime: '10:30', toTime: '11:00' },
      { fromTime: '12:10', toTime: '12:31' },
    ];
    const slots = offeredSlots(SATURDAY, booked, { policy, present: before });
    expect(starts(slots).slice(0, 5)).toEqual(['10:00', '11:00', '11:30', '13:00', '13:30']);
  });

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
