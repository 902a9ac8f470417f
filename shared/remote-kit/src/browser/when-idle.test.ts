import { whenAtRest } from './when-idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('at rest', () => {
  it('is two seconds later, when the browser is idle', () => {
    const task = jest.fn();
    whenAtRest(task);
    jest.advanceTimersByTime(1999);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(4001);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each([1000, 2000])('nothing is done that was called off after %i ms', (after) => {
    const task = jest.fn();
    const stop = whenAtRest(task);
    jest.advanceTimersByTime(after);
    stop();
    jest.advanceTimersByTime(10_000);
    expect(task).not.toHaveBeenCalled();
  });
});
