/** What one waited for was not there in time. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitExceeded';
  }
}

/**
 * Waits for somebody else's promise, but no longer than a limit: settles as the promise does, or rejects with
 * `LimitExceeded`. The work itself goes on unheard; where it can be stopped, `AbortSignal.timeout` is the better way.
 * `message` is the error's; by default it tells the limit.
 */
export async function within<T>(
  promise: Promise<T>,
  limitMs: number,
  message = `not done after ${limitMs} ms`,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LimitExceeded(message)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
