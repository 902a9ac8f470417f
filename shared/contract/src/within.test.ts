import { LimitExceeded, within } from './within.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => undefined);

it('settles as the promise does, and leaves no timer behind', async () => {
  await expect(within(Promise.resolve('done'), 100)).resolves.toBe('done');
  await expect(within(Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('waits no longer than the limit', async () => {
  const refusals: unknown[] = [];
  const note = (error: unknown) => refusals.push(error);
  within(never, 100).catch(note);
  within(never, 100, 'nobody came').catch(note);
  await jest.advanceTimersByTimeAsync(99);
  expect(refusals).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(refusals).toEqual([new LimitExceeded('not done after 100 ms'), new LimitExceeded('nobody came')]);
  expect(refusals).toEqual([expect.any(LimitExceeded), expect.any(LimitExceeded)]);
});
