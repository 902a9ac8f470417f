import { LRUCache } from 'lru-cache';
import { watchSaturation } from './saturation.ts';

/** Says that it is over: a page which was let in is rendered or will not be, who waited for a document has it. */
export type Leave = () => void;

export interface Crowd {
  /** Counts somebody who waits for a document from now on. */
  wait(): Leave;
  /** How many wait for a document. */
  waiting(): number;
  /**
   * Lets a page of a remote be rendered; undefined when it is to be left to the browser, as the process has more to do than it
   * can.
   * @param key what all who share the document have in common; undefined for a document of one visitor alone
   */
  enter(key: string | undefined): Leave | undefined;
}

export interface CrowdOptions {
  /** Whether the process has more to do than it can; asked before each page. Default: its own event loop is watched. */
  isSaturated?(): boolean;
  /** Milliseconds, of a clock that never steps back. Default: the process's own. */
  now?(): number;
}

/** For so long a page that was asked for counts as one that will be again. */
const ASKED_LATELY_MS = 5000;
/**
 * Who wait at once and are none: rendered for all of them, the last one waits for a tenth of a second or two, and has its content
 * sooner than a browser that begins without.
 */
const FEW = 16;
const MOST_KEYS = 1000;
/** Of pages that many ask for: one rendering is then each one's of them, and is kept for a second. */
const MOST_SHARED = 4;
/** Of pages that nobody else has asked for: no visitor waits for more than this one. */
const MOST_OTHERS = 1;

/**
 * Decides which pages are rendered in a crowd: where more wait than a few, and the process has more to do than it can. One that is asked for again within five seconds is: to leave it out would save
 * nothing, as a document without its content is not kept and would have to be made for each who comes. Of the others one at a
 * time is.
 */
export function createCrowd({
  isSaturated = watchSaturation(),
  now = () => performance.now(),
}: CrowdOptions = {}): Crowd {
  const asked = new LRUCache<string, true>({
    max: MOST_KEYS,
    ttl: ASKED_LATELY_MS,
    ttlResolution: 0,
    // lru-cache takes a start of 0 for none.
    perf: { now: () => now() + 1 },
  });
  const underWay = { shared: 0, others: 0 };
  let waiting = 0;

  return {
    wait() {
      waiting += 1;
      return () => {
        waiting -= 1;
      };
    },
    waiting: () => waiting,
    enter(key) {
      const kind = key !== undefined && asked.has(key) ? 'shared' : 'others';
      if (key !== undefined) asked.set(key, true);
      const most = kind === 'shared' ? MOST_SHARED : MOST_OTHERS;
      if (isSaturated() && waiting > FEW && underWay[kind] >= most) return undefined;
      underWay[kind] += 1;
      return () => {
        underWay[kind] -= 1;
      };
    },
  };
}
