export interface WholeOptions<Value> {
  make(): Promise<Value>;
  /** Milliseconds for which it is given again without a question. */
  freshMs: number;
  /** Milliseconds for which it is given where no newer one can be made. */
  keptMs: number;
  /** Milliseconds after a failure in which it is not tried again while there is one. */
  pauseMs: number;
  /** Milliseconds. Default: the process's own clock. */
  now?(): number;
}

export interface Whole<Value> {
  value: Value;
  isFresh: boolean;
}

/**
 * Keeps one thing that takes long to make and is of use only whole: all who ask while it is made wait for the same, and while
 * it cannot be made anew they have the one of before. Rejects where there is none.
 */
export function keepWhole<Value>(options: WholeOptions<Value>): () => Promise<Whole<Value>> {
  const { make, freshMs, keptMs, pauseMs, now = () => performance.now() } = options;
  let kept: { value: Value; since: number } | undefined;
  let failedAt: number | undefined;
  let making: Promise<Value> | undefined;

  const makeOnce = () => {
    const since = now();
    making ??= make()
      .then((value) => {
        kept = { value, since };
        failedAt = undefined;
        return value;
      })
      .catch((error: unknown) => {
        failedAt = now();
        throw error;
      })
      .finally(() => {
        making = undefined;
      });
    return making;
  };

  return async () => {
    const isYounger = (ms: number) => kept !== undefined && now() - kept.since < ms;
    if (kept && isYounger(freshMs)) return { value: kept.value, isFresh: true };
    const isPausing = failedAt !== undefined && now() - failedAt < pauseMs;
    if (kept && isYounger(keptMs) && isPausing) return { value: kept.value, isFresh: false };
    try {
      return { value: await makeOnce(), isFresh: true };
    } catch (error) {
      if (kept && isYounger(keptMs)) return { value: kept.value, isFresh: false };
      throw error;
    }
  };
}
