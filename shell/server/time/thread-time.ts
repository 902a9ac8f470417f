import { readFileSync } from 'node:fs';

/**
 * Milliseconds for which a thread of this process was on a processor so far (Linux, `schedstat` of sched-stats: the first
 * of its numbers, in nanoseconds). Undefined where the system does not say, and for a thread that has ended.
 * @param thread as the system numbers them
 */
export function threadTime(thread: number): number | undefined {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
    const ms = Number(nanoseconds) / 1e6;
    // A kernel that keeps no account of it says 0.
    return ms > 0 ? ms : undefined;
  } catch {
    return undefined;
  }
}
