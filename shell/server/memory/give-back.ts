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
/** By so much it has to be above what it needs while it works: a collection holds the process up for some 50 ms. */
const ABOVE = 1.25;
/** By so much while nothing changes in it, when a collection is in nobody's way, and none would come by itself. */
const ABOVE_AT_REST = 1.05;
/** A process that works takes memory and leaves it; at rest it has what it had before, but for so much. */
const CHANGE_AT_REST = 0.005;
/** What it needs may grow, by so much a check: what no collection gives back within minutes is needed. */
const NEED_GROWTH = 1.02;

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
  /** What it had at least, with what it may have come to need since; a start is over by the first check. */
  let need = Number.POSITIVE_INFINITY;
  let before = Number.POSITIVE_INFINITY;
  let callOff = () => {};
  const checkLater = () => {
    callOff = clock.after(CHECK_MS, () => {
      const now = memory();
      need = Math.min(now, need * NEED_GROWTH);
      const isAtRest = Math.abs(now - before) < now * CHANGE_AT_REST;
      before = now;
      if (now > need * (isAtRest ? ABOVE_AT_REST : ABOVE)) collect();
      checkLater();
    });
  };
  checkLater();
  return () => callOff();
}
