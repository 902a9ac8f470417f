import type { SampledMeasure } from '@shared/contract';

/** How often each bin was met, by its number. */
export type Histogram = Readonly<Record<number, number>>;

/** From one bin of milliseconds to the next. */
const GROWTH = 1.08;
const FIRST_MS = 8;
/** Of layout shifts. */
const SHIFT = 0.005;
/** Of what stays on a page; more is as bad. */
const MOST = 1000;

/** The bin of a value; values of one bin are not told apart any more. */
export function binOf(measure: SampledMeasure, value: number): number {
  if (measure === 'CLS') return Math.min(MOST, Math.floor(value / SHIFT));
  if (measure === 'leftovers') return Math.min(MOST, Math.floor(value));
  return value < FIRST_MS ? 0 : 1 + Math.floor(Math.log(value / FIRST_MS) / Math.log(GROWTH));
}

/** The largest value of a bin, or what is just above it. */
export function endOf(measure: SampledMeasure, bin: number): number {
  if (measure === 'CLS') return (bin + 1) * SHIFT;
  if (measure === 'leftovers') return bin;
  return FIRST_MS * GROWTH ** bin;
}

export const countOf = (histogram: Histogram) =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

export function addHistograms(one: Histogram, other: Histogram): Histogram {
  const sum: Record<number, number> = { ...one };
  for (const [bin, count] of Object.entries(other)) sum[Number(bin)] = (sum[Number(bin)] ?? 0) + count;
  return sum;
}

/** The bin that a share of all, 0 to 1, lies in or below; -1 of nothing. */
export function binAt(histogram: Histogram, share: number): number {
  const wanted = countOf(histogram) * share;
  let sum = 0;
  // Keys that are whole numbers come in their order.
  for (const [bin, count] of Object.entries(histogram)) {
    sum += count;
    if (sum >= wanted) return Number(bin);
  }
  return -1;
}

export const countBeyond = (histogram: Histogram, bin: number) =>
  Object.entries(histogram).reduce((sum, [each, count]) => (Number(each) > bin ? sum + count : sum), 0);
