import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processTime } from './process-time.ts';

const HOLD_UP_MS = 60;

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('the time of a process', () => {
  const timeOf = (pid = 0) => processTime(pid) ?? { worked: Number.NaN, queued: Number.NaN };

  it('grows while it works', () => {
    const time = () => timeOf(process.pid);
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
  });

  it('does not grow while it waits', async () => {
    // This one has other things to do than this test.
    const sleeping = spawn('sleep', ['60']);
    await once(sleeping, 'spawn');
    await new Promise((resolve) => setTimeout(resolve, HOLD_UP_MS));
    const before = timeOf(sleeping.pid);
    await new Promise((resolve) => setTimeout(resolve, HOLD_UP_MS));
    expect(timeOf(sleeping.pid).worked - before.worked).toBeLessThan(HOLD_UP_MS / 2);
    sleeping.kill();
  });

  it('is unknown of a process that is not there', () => {
    expect(processTime(2 ** 31 - 1)).toBeUndefined();
  });
});
