import { keepWhole } from './keep-whole.ts';

/** Something to keep, made by whatever `next` says, with times of its own. */
function kept() {
  let time = 0;
  const makings: (() => Promise<string>)[] = [];
  let made = 0;
  const get = keepWhole({
    make: () => {
      made += 1;
      return (makings.shift() ?? (() => Promise.reject(new Error('no more'))))();
    },
    freshMs: 100,
    keptMs: 1000,
    pauseMs: 10,
    now: () => time,
  });
  return {
    get,
    next: (...values: string[]) => makings.push(...values.map((value) => () => Promise.resolve(value))),
    fails: () => makings.push(() => Promise.reject(new Error('away'))),
    pass(ms: number) {
      time += ms;
    },
    made: () => made,
  };
}

it('is made once for all who ask, and anew when it is no longer fresh', async () => {
  const { get, next, pass, made } = kept();
  next('first', 'second');
  const first = { value: 'first', isFresh: true };
  expect(await Promise.all([get(), get()])).toEqual([first, first]);
  pass(99);
  expect(await get()).toEqual(first);
  pass(1);
  expect(await get()).toEqual({ value: 'second', isFresh: true });
  expect(made()).toBe(2);
});

it('is the one of before while it cannot be made anew, which is not tried each time, and not for ever', async () => {
  const { get, next, fails, pass, made } = kept();
  next('first');
  await get();
  fails();
  pass(100);
  const old = { value: 'first', isFresh: false };
  expect(await get()).toEqual(old);
  pass(9);
  expect(await get()).toEqual(old);
  expect(made()).toBe(2);
  next('second');
  pass(1);
  expect(await get()).toEqual({ value: 'second', isFresh: true });
  pass(1000);
  fails();
  await expect(get()).rejects.toThrow('away');
});

it('is tried again at once where there is none', async () => {
  const { get, next, fails } = kept();
  fails();
  await expect(get()).rejects.toThrow('away');
  next('first');
  expect(await get()).toEqual({ value: 'first', isFresh: true });
});
