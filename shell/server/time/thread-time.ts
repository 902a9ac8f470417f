import { readFileSync } from 'node:fs';

/** What became of a thread's time so far, in milliseconds. What is missing to the time of the clock, it had nothing to do. */
export interface ThreadTime {
  /** On a processor. */
  worked: number;
  /** Ready to work, but every processor had something else to do. */
  queued: number;
}

/**
 * The time of a thread of this process (Linux, `schedstat` of sched-stats: the first two of its numbers, in nanoseconds).
 * Undefined where the system does not say, and for a thread that has ended.
 * @param thread as the system numbers them
 */
export function threadTime(thread: number): ThreadTime | undefined {
  try {
    const account = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
    const [worked = 0, queued = 0] = account.map((nanoseconds) => Number(nanoseconds) / 1e6);
    // A kernel that keeps no account of it says 0.
    return worked > 0 ? { worked, queued } : undefined;
  } catch {
    return undefined;
  }
}
