import type { Clock } from './clock.ts';

export interface FakeClock extends Clock {
  /** Lets time pass: what is due is done at its moment, and what follows from it by promises before the next. */
  pass(ms: number): Promise<void>;
}

/** Lets everything happen that only waits for promises. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A clock that stands still until it is told otherwise. */
export function createFakeClock(): FakeClock {
  let now = 0;
  const due = new Set<{ at: number; task: () => void }>();
  const nextBefore = (end: number) =>
    [...due].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];

  return {
    now: () => now,
    after(ms, task) {
      const entry = { at: now + ms, task };
      due.add(entry);
      return () => due.delete(entry);
    },
    async pass(ms) {
      const end = now + ms;
      await settle();
      for (let next = nextBefore(end); next; next = nextBefore(end)) {
        due.delete(next);
        now = Math.max(now, next.at);
        next.task();
        await settle();
      }
      now = end;
    },
  };
}
