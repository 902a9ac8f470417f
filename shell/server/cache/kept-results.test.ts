import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { keepResults } from './kept-results.ts';

/** Makes `key 1`, `key 2`, … and counts. */
function maker() {
  let count = 0;
  return {
    of: (key: string) => () => Promise.resolve(`${key} ${(count += 1)}`),
    count: () => count,
  };
}

describe('results that are kept', () => {
  it('are made once for all who ask at the same time, and for who asks within the time', async () => {
    let now = 0;
    const kept = keepResults<string>({ most: 9, ttlMs: 1000, now: () => now });
    const { of } = maker();
    expect(await Promise.all([kept('a', of('a')), kept('a', of('a')), kept('b', of('b'))])).toEqual([
      'a 1',
      'a 1',
      'b 2',
    ]);
    now = 999;
    expect(await kept('a', of('a'))).toBe('a 1');
    now = 1001;
    expect(await kept('a', of('a'))).toBe('a 3');
  });

  it('age from the question on: one that never comes is asked for anew', async () => {
    let now = 0;
    const kept = keepResults<string>({ most: 9, ttlMs: 1000, now: () => now });
    void kept('a', () => new Promise(() => {}));
    now = 1001;
    expect(await kept('a', () => Promise.resolve('came'))).toBe('came');
  });

  it('give back what they hold soon after their time, though nobody asks again', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const kept = keepResults<object>({ most: 9, ttlMs: 20 });
    const held = await (async () => new WeakRef(await kept('a', async () => ({ large: true }))))();
    collect();
    expect(held.deref()).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
    collect();
    expect(held.deref()).toBeUndefined();
  });

  it('are not those that are refused or have failed', async () => {
    const kept = keepResults<string>({ most: 9, isKept: (value) => value !== 'a 1' });
    const { of } = maker();
    expect(await kept('a', of('a'))).toBe('a 1');
    expect(await kept('a', of('a'))).toBe('a 2');
    expect(await kept('a', of('a'))).toBe('a 2');
    const failing = () => Promise.reject(new Error('failed on purpose'));
    await expect(Promise.all([kept('b', failing), kept('b', failing)])).rejects.toThrow('on purpose');
    expect(await kept('b', of('b'))).toBe('b 3');
  });

  it('go when there are too many: first the one that nobody has asked for', async () => {
    const kept = keepResults<string>({ most: 2 });
    const { of } = maker();
    await kept('a', of('a'));
    await kept('b', of('b'));
    await kept('a', of('a'));
    await kept('c', of('c'));
    expect(await kept('a', of('a'))).toBe('a 1');
    expect(await kept('b', of('b'))).toBe('b 4');
  });

  it('go when they are too large together, and one that is too large by itself is not kept', async () => {
    const kept = keepResults<string>({ most: 9, size: { of: (value) => value.length, most: 10 } });
    const letters = (count: number) => () => Promise.resolve('x'.repeat(count));
    const again = () => Promise.resolve('again');
    await kept('a', letters(6));
    await kept('b', letters(4));
    expect(await kept('a', again)).toBe('xxxxxx');
    await kept('c', letters(4));
    expect(await kept('b', again)).toBe('again');
    await kept('d', letters(11));
    expect(await kept('d', again)).toBe('again');
  });
});
