export class LimitExceeded extends Error {
  constructor(limitMs: number) {
    super(`not done after ${limitMs} ms`);
    this.name = 'LimitExceeded';
  }
}

/** Settles as the promise does, or rejects with `LimitExceeded`; the work itself goes on unheard. */
export async function within<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LimitExceeded(limitMs)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
