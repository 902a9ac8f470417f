import { createCrowd, type Crowd, type Leave } from './crowd.ts';

describe('which pages are rendered in a crowd', () => {
  let isSaturated: boolean;
  let now: number;
  let crowd: Crowd;
  let waiting: readonly Leave[];

  beforeEach(() => {
    isSaturated = true;
    now = 0;
    crowd = createCrowd({ isSaturated: () => isSaturated, now: () => now });
    waiting = Array.from({ length: 17 }, () => crowd.wait());
  });

  const entered = (keys: readonly (string | undefined)[]) =>
    keys.filter((key) => crowd.enter(key) !== undefined).length;
  const different = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => `/sell?q=${from + index}`);

  it('are all of them where the process can', () => {
    isSaturated = false;
    expect(entered(different(500))).toBe(500);
  });

  it('are all of them where no more than sixteen wait', () => {
    waiting[0]?.();
    expect(crowd.waiting()).toBe(16);
    expect(entered(different(500))).toBe(500);
    crowd.wait();
    expect(entered(different(500, 500))).toBe(0);
  });

  it('is one at a time of pages that nobody else asks for', () => {
    expect(entered([...different(500), undefined, undefined])).toBe(1);
  });

  it('is the next one when that is done', () => {
    crowd.enter('/sell?q=0')?.();
    expect(crowd.enter(undefined)).toBeDefined();
    expect(entered(different(10, 1))).toBe(0);
  });

  it('is a page that is asked for again, however many others come', () => {
    entered(different(100));
    expect([crowd.enter('/sell'), crowd.enter('/sell')]).toEqual([undefined, expect.any(Function)]);
  });

  it('are at most four at a time of those that are asked for again', () => {
    entered(different(100));
    expect(entered(different(100))).toBe(4);
  });

  it('is none that was asked for longer ago than five seconds', () => {
    entered(different(1));
    crowd.enter('/sell');
    now += 5001;
    expect(crowd.enter('/sell')).toBeUndefined();
  });
});
