import { processTime } from './process-time.ts';

const HOLD_UP_MS = 60;

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('the time of a process', () => {
  it('grows while it works, and not while it waits', async () => {
    const time = () => processTime(process.pid) ?? { worked: Number.NaN, queued: Number.NaN };
    const before = time();
    const start = performance.now();
    while (performance.now() < start + HOLD_UP_MS);
    const elapsed = performance.now() - start;
    const worked = time();
    expect(worked.worked - before.worked).toBeGreaterThan(0);
    // All of it was work, or waiting for a processor.
    const busy = worked.worked + worked.queued - before.worked - before.queued;
    expect(busy).toBeGreaterThan(elapsed / 2);
    expect(busy).toBeLessThanOrEqual(elapsed * 1.5);
    await new Promise((resolve) => setTimeout(resolve, HOLD_UP_MS));
    expect(time().worked - worked.worked).toBeLessThan(HOLD_UP_MS / 2);
  });

  it('is unknown of a process that is not there', () => {
    expect(processTime(2 ** 31 - 1)).toBeUndefined();
  });
});
