/** Time as it is handed to what has limits, so that tests need not wait. */
export interface Clock {
  /** Milliseconds from some moment on; never goes back. */
  now(): number;
  /** Does a task once, so many milliseconds from now. @returns what calls it off */
  after(ms: number, task: () => void): () => void;
}

/**
 * The process's own clock. What has arrived by the time is handled before the task: when the process was held up, an
 * answer that waits to be read is not a late one.
 */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, task) {
    let immediate: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      immediate = setImmediate(task);
    }, ms);
    return () => {
      clearTimeout(timer);
      clearImmediate(immediate);
    };
  },
};

/** Resolves once a promise has settled, however, or when so many milliseconds are over. */
export const waitAtMost = (clock: Clock, ms: number, promise: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const callOff = clock.after(ms, resolve);
    const end = () => {
      callOff();
      resolve();
    };
    promise.then(end, end);
  });
