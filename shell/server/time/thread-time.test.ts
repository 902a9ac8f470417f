import { readlinkSync } from 'node:fs';
import { threadTime } from './thread-time.ts';

const HOLD_UP_MS = 60;

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('the time of a thread', () => {
  it('grows while it works, and not while it waits', async () => {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    const before = threadTime(thread) ?? Number.NaN;
    const end = performance.now() + HOLD_UP_MS;
    while (performance.now() < end);
    const worked = threadTime(thread) ?? Number.NaN;
    await new Promise((resolve) => setTimeout(resolve, HOLD_UP_MS));
    const waited = threadTime(thread) ?? Number.NaN;
    expect(worked - before).toBeGreaterThan(0);
    expect(worked - before).toBeLessThanOrEqual(HOLD_UP_MS * 1.5);
    expect(waited - worked).toBeLessThan(HOLD_UP_MS / 2);
  });

  it('is unknown of a thread that is not there', () => {
    expect(threadTime(2 ** 31 - 1)).toBeUndefined();
  });
});
