import { readFileSync } from 'node:fs';

/** What became of a process's main thread so far, in milliseconds. What is missing to the time of the clock, it had nothing to do. */
export interface ProcessTime {
  /** On a processor. */
  worked: number;
  /** Ready to work, but every processor had something else to do. */
  queued: number;
}

/**
 * The time of a process's main thread (Linux, `schedstat` of sched-stats: the first two of its numbers, in nanoseconds).
 * Undefined where the system does not say, and for a process that has ended.
 */
export function processTime(pid: number): ProcessTime | undefined {
  try {
    const account = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    const [worked = 0, queued = 0] = account.map((nanoseconds) => Number(nanoseconds) / 1e6);
    // A kernel that keeps no account of it says 0.
    return worked > 0 ? { worked, queued } : undefined;
  } catch {
    return undefined;
  }
}
