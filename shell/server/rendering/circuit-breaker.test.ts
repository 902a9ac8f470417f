import { createCircuitBreaker } from './circuit-breaker.ts';

describe('the circuit breaker of a release', () => {
  it('opens after five faults in a row, and not after four and a success', () => {
    const breaker = createCircuitBreaker(() => 0);
    for (const ok of [false, false, false, false, true, false, false, false, false]) breaker.record(ok);
    expect(breaker.allows()).toBe(true);
    breaker.record(false);
    expect(breaker.allows()).toBe(false);
  });

  it('asks again later, and closes the door at the next fault', () => {
    let now = 0;
    const breaker = createCircuitBreaker(() => now);
    for (let fault = 0; fault < 5; fault += 1) breaker.record(false);
    now = 30_000;
    expect(breaker.allows()).toBe(true);
    breaker.record(false);
    expect(breaker.allows()).toBe(false);
    now = 60_000;
    breaker.record(true);
    breaker.record(false);
    expect(breaker.allows()).toBe(true);
  });

  it('goes by a clock that nobody sets', () => {
    const breaker = createCircuitBreaker();
    for (let fault = 0; fault < 5; fault += 1) breaker.record(false);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(breaker.allows()).toBe(false);
    clock.mockRestore();
  });
});
