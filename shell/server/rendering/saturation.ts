import { performance, type EventLoopUtilization } from 'node:perf_hooks';

export interface SaturationPorts {
  /** Milliseconds, of a clock that never steps back. */
  now(): number;
  /** What the event loop has done, since another look at it where one is given. */
  utilization(since?: EventLoopUtilization): EventLoopUtilization;
}

/** Milliseconds of one look. */
const WINDOW_MS = 100;
/** Share of a look in which the process was at work: the rest is what it waits for its workers. */
const SATURATED = 0.9;
/** Pages in one look that make a crowd; fewer may each be heavy. */
const CROWD = 16;

const ofThisProcess: SaturationPorts = {
  now: () => performance.now(),
  utilization: (since) => performance.eventLoopUtilization(since),
};

/**
 * Says before each page that is to be rendered whether this process has more to do than it can. A rendering costs it three
 * times what a document without content does, and of those who come together it lets in but one connection a turn: to render
 * for each as its workers allow would make the last ones wait for all.
 */
export function watchSaturation({ now, utilization }: SaturationPorts = ofThisProcess): () => boolean {
  let began = now();
  let before = utilization();
  let pages = 0;
  let isSaturated = false;
  return () => {
    if (now() - began >= WINDOW_MS) {
      isSaturated = pages >= CROWD && utilization(before).utilization >= SATURATED;
      began = now();
      before = utilization();
      pages = 0;
    }
    pages += 1;
    return isSaturated;
  };
}
