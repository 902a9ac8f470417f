import { LRUCache } from 'lru-cache';

export interface KeptResultsOptions<Value> {
  /** Most results at a time; the one that was asked for longest ago goes first. */
  most: number;
  /** Milliseconds, from the question on, for which a result is given again. Default: for as long as there is room. */
  ttlMs?: number;
  /** Size of one result and of all together, in one unit. Default: sizes do not count. */
  size?: { of(value: Value): number; most: number };
  /** Whether a result is kept at all. Default: each one. */
  isKept?(value: Value): boolean;
  /** Milliseconds. Default: the process's own clock. */
  now?(): number;
}

/** Gives the result of a key: one that is kept or on its way, or else what `make` makes. */
export type KeptResults<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Makes one result for all who ask for the same at the same time, and gives it to those who ask soon afterwards.
 * A `make` that rejects rejects for all who wait for it, and is not kept.
 */
export function keepResults<Value>(options: KeptResultsOptions<Value>): KeptResults<Value> {
  const { most, ttlMs, size, isKept = () => true, now = () => performance.now() } = options;
  const results = new LRUCache<string, { result: Promise<Value> }>({
    max: most,
    ...(ttlMs !== undefined && { ttl: ttlMs }),
    ...(size && { maxSize: size.most }),
    ttlResolution: 0,
    // lru-cache takes a start of 0 for none.
    perf: { now: () => now() + 1 },
  });

  let isPurging = false;
  /** What is too old is given back soon, and not when its place is needed: an address may never be asked for again. */
  function purgeLater(): void {
    if (ttlMs === undefined || isPurging || results.size === 0) return;
    isPurging = true;
    setTimeout(() => {
      isPurging = false;
      results.purgeStale();
      purgeLater();
    }, ttlMs).unref();
  }

  return async (key, make) => {
    const earlier = results.get(key);
    if (earlier) return earlier.result;
    const start = now() + 1;
    const result = make();
    // Its size is not known yet.
    results.set(key, { result }, { start, ...(size && { size: 1 }) });
    purgeLater();
    const isStillThere = () => results.peek(key)?.result === result;
    try {
      const value = await result;
      if (!isKept(value)) {
        if (isStillThere()) results.delete(key);
      } else if (size && isStillThere()) {
        results.set(key, { result }, { start, size: Math.max(1, size.of(value)) });
      }
      return value;
    } catch (error) {
      if (isStillThere()) results.delete(key);
      throw error;
    }
  };
}
