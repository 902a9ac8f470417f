import { readEnvironment } from '../config/environment.ts';
import { daysAskedFor, offeredDays } from './offered-days.ts';

function policyOf(variables: Record<string, string> = {}) {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.errors.join());
  return environment.value.booking;
}

describe('days that are offered', () => {
  const rules = { policy: policyOf({ HOLIDAYS: '2026-11-28' }), present: '2026-11-26 19:10' };

  it('say which are closed, and count what is left of today', () => {
    const booked = [{ date: '2026-11-29', fromTime: '10:00', toTime: '12:00' }];
    expect(offeredDays({ first: '2026-11-26', last: '2026-11-29' }, booked, rules)).toEqual([
      { date: '2026-11-26', free: 1, closed: false },
      { date: '2026-11-27', free: 0, closed: true },
      { date: '2026-11-28', free: 0, closed: true },
      { date: '2026-11-29', free: 16, closed: false },
    ]);
  });

  it('are not more than were asked for, nor any beyond the last that may be booked', () => {
    expect(daysAskedFor({ days: 7 }, rules)).toEqual({ first: '2026-11-26', last: '2026-12-02' });
    expect(daysAskedFor({}, rules)).toEqual({ first: '2026-11-26', last: '2027-02-24' });
    expect(daysAskedFor({ from: '2027-02-24', days: 5 }, rules)).toEqual({
      first: '2027-02-24',
      last: '2027-02-24',
    });
  });
});
