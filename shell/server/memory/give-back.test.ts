import { createFakeClock } from '../time/fake-clock.test-kit.ts';
import { giveMemoryBack } from './give-back.ts';

describe('memory that was used once', () => {
  const MEGABYTE = 1e6;

  it('is given back when the process has grown by a quarter, and not before', async () => {
    const clock = createFakeClock();
    let used = 100 * MEGABYTE;
    let collections = 0;
    const end = giveMemoryBack({
      clock,
      memory: () => used,
      collect() {
        collections += 1;
        used = 120 * MEGABYTE;
      },
    });
    used = 124 * MEGABYTE;
    await clock.pass(60_000);
    expect(collections).toBe(0);
    used = 300 * MEGABYTE;
    await clock.pass(10_000);
    expect(collections).toBe(1);
    await clock.pass(10_000);
    // What could not be given back is what it needs now.
    used = 149 * MEGABYTE;
    await clock.pass(60_000);
    expect(collections).toBe(1);
    used = 200 * MEGABYTE;
    await clock.pass(10_000);
    expect(collections).toBe(2);
    end();
    used = 900 * MEGABYTE;
    await clock.pass(60_000);
    expect(collections).toBe(2);
  });

  it('is given back by the process itself', async () => {
    const clock = createFakeClock();
    let held: number[][] | undefined = Array.from({ length: 100 }, () => Array<number>(1e5).fill(1));
    const before = process.memoryUsage().heapUsed;
    expect(held).toHaveLength(100);
    let memory = 1;
    const end = giveMemoryBack({ clock, memory: () => (memory *= 2) });
    held = undefined;
    await clock.pass(10_000);
    expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(50 * MEGABYTE);
    end();
  });
});
