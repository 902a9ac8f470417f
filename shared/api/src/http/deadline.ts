/** A signal that fires when the caller aborts or when the time is up, and which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Which of the two came first; undefined while neither has. */
  readonly cause: 'aborted' | 'timeout' | undefined;
}

/**
 * Starts the time of one call. One limit for everything that the visitor waits for: loading the HTTP code,
 * connecting, headers and body; the client library's own limit covers less.
 */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const time = AbortSignal.timeout(timeoutMs);
  const signal = caller ? AbortSignal.any([caller, time]) : time;
  return {
    signal,
    get cause() {
      if (!signal.aborted) return undefined;
      return signal.reason === time.reason ? 'timeout' : 'aborted';
    },
  };
}

/** Settles as the work does, or rejects with the signal's reason as soon as that fires; the work goes on unheard. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
