import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { systemClock, type Clock } from '../time/clock.ts';

export interface GiveBackPorts {
  /** Bytes that the process has in memory. Default: its own. */
  memory?(): number;
  /** Collects all garbage and gives its memory back to the system. Default: what V8 offers. */
  collect?(): void;
  /** Default: the process's own. */
  clock?: Clock;
}

const CHECK_MS = 10_000;
/** By so much it has to have grown since the last time: a collection holds the process up for some 50 ms. */
const GROWTH = 1.25;

/** V8 has it behind a flag, which may be set at any time; what is made afterwards has it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Gives memory back that was used once. After a burst V8 lets garbage grow to twice what was needed then before it collects
 * again, and without new work never does.
 * @returns what ends it
 */
export function giveMemoryBack({
  memory = () => process.memoryUsage.rss(),
  collect = collector(),
  clock = systemClock,
}: GiveBackPorts = {}): () => void {
  let least = memory();
  let callOff = () => {};
  let hasCollected = false;
  function check(): void {
    const now = memory();
    // What was collected is given back a little later; what stays then is what the process needs.
    least = hasCollected ? now : Math.min(least, now);
    hasCollected = now > least * GROWTH;
    if (hasCollected) collect();
    callOff = clock.after(CHECK_MS, check);
  }
  callOff = clock.after(CHECK_MS, check);
  return () => callOff();
}
