/** A signal that fires when the caller aborts or when the time is up, and which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly cause: 'aborted' | 'timeout' | undefined;
  /** Rejects when the signal fires; never resolves. */
  readonly passed: Promise<never>;
  /** Releases timer and listener; call it once the work is over. */
  clear(): void;
}

/**
 * Starts the time of one call. One limit for everything that the visitor waits for: loading the HTTP code,
 * connecting, headers and body; the client library's own limit covers less.
 */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let cause: Deadline['cause'];
  const end = (why: 'aborted' | 'timeout') => {
    cause ??= why;
    controller.abort();
  };
  const abort = () => end('aborted');
  const passed = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error(cause)), { once: true });
  });
  // The race that listens may be over by then.
  passed.catch(() => undefined);

  const timer = setTimeout(() => end('timeout'), timeoutMs);
  if (caller?.aborted) abort();
  else caller?.addEventListener('abort', abort, { once: true });

  return {
    signal: controller.signal,
    get cause() {
      return cause;
    },
    passed,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
