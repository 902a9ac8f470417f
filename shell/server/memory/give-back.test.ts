import { createFakeClock } from '../time/fake-clock.test-kit.ts';
import { giveMemoryBack } from './give-back.ts';

describe('memory that was used once', () => {
  const MEGABYTE = 1e6;

  interface Watched {
    /** Collections within the time, while the process has so much; what a collection leaves is given. */
    collections(used: number, seconds: number, left?: number): Promise<number>;
    end(): void;
  }
  function watch(): Watched {
    const clock = createFakeClock();
    let used = 0;
    let leaves: number | undefined;
    let collections = 0;
    const end = giveMemoryBack({
      clock,
      memory: () => used * MEGABYTE,
      collect() {
        collections += 1;
        used = leaves ?? used;
      },
    });
    return {
      end,
      async collections(megabytes, seconds, left) {
        used = megabytes;
        leaves = left;
        const before = collections;
        await clock.pass(seconds * 1000);
        return collections - before;
      },
    };
  }

  it('is given back when the process has a quarter more than it needs, and not before while it works', async () => {
    const { collections, end } = watch();
    expect(await collections(100, 10)).toBe(0);
    for (const used of [124, 121, 124, 121, 124]) expect(await collections(used, 10)).toBe(0);
    expect(await collections(300, 60, 104)).toBe(1);
    expect(await collections(300, 60, 104)).toBe(1);
    end();
    expect(await collections(900, 60)).toBe(0);
  });

  it('is given back to a twentieth when the process is at rest', async () => {
    const { collections, end } = watch();
    expect(await collections(100, 10)).toBe(0);
    expect(await collections(120, 10)).toBe(0);
    expect(await collections(120.3, 60, 103)).toBe(1);
    expect(await collections(104, 600)).toBe(0);
    end();
  });

  it('is tried again while nothing comes of it, as in the middle of a burst, and taken as needed after minutes', async () => {
    const { collections, end } = watch();
    expect(await collections(100, 10)).toBe(0);
    expect(await collections(200, 30)).toBe(3);
    expect(await collections(200, 600)).toBeLessThan(33);
    expect(await collections(200, 600)).toBe(0);
    end();
  });

  it('is given back by the process itself', async () => {
    const clock = createFakeClock();
    let held: number[][] | undefined = Array.from({ length: 100 }, () => Array<number>(1e5).fill(1));
    const before = process.memoryUsage().heapUsed;
    expect(held).toHaveLength(100);
    let memory = 1;
    const end = giveMemoryBack({ clock, memory: () => (memory *= 2) });
    held = undefined;
    await clock.pass(20_000);
    expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(50 * MEGABYTE);
    end();
  });
});
