/** The middle of some numbers; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that a share of all are at or below; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** From the lowest to the highest of some numbers, those that are none left out; NaN of none. */
export function range(values: readonly number[]): readonly [low: number, high: number] {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? [Number.NaN, Number.NaN] : [Math.min(...known), Math.max(...known)];
}
