import {
  MEASURES,
  isSampled,
  SAMPLED,
  type Counted,
  type SampledMeasure,
  type SeenRelease,
  type SharedMeasure,
} from '@shared/contract';
import { addHistograms, binOf, type Histogram } from './bins.ts';

/** What one release has shown in some seconds. */
export interface ReleaseCounts {
  /** Of views and renderings. */
  shared: Readonly<Record<SharedMeasure, Counted>>;
  /** Of views that have told a value. */
  sampled: Readonly<Record<SampledMeasure, Histogram>>;
}

/** What both releases have shown in the same seconds. */
export interface TrialCounts {
  canary: ReleaseCounts;
  live: ReleaseCounts;
}

const SHARED = MEASURES.filter((measure): measure is SharedMeasure => !isSampled(measure));

const each = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

export const noCounts = (): ReleaseCounts => ({
  shared: each(SHARED, () => ({ of: 0, bad: 0 })),
  sampled: each(SAMPLED, () => ({})),
});

export const addCounts = (one: ReleaseCounts, other: ReleaseCounts): ReleaseCounts => ({
  shared: each(SHARED, (measure) => ({
    of: one.shared[measure].of + other.shared[measure].of,
    bad: one.shared[measure].bad + other.shared[measure].bad,
  })),
  sampled: each(SAMPLED, (measure) => addHistograms(one.sampled[measure], other.sampled[measure])),
});

const counted = (isOf: boolean, isBad: boolean): Counted => ({
  of: Number(isOf),
  bad: Number(isOf && isBad),
});

/** What a view says of a release: errors and mismatches of what stood on the page, loads of what was asked for. */
export const countsOfView = (seen: SeenRelease): ReleaseCounts => ({
  shared: {
    errors: counted(seen.shown || seen.error, seen.error),
    failedLoads: counted(true, seen.failedLoad),
    mismatches: counted(seen.shown || seen.mismatch, seen.mismatch),
    fallbacks: { of: 0, bad: 0 },
  },
  sampled: each(SAMPLED, (measure) => {
    const value = seen[measure];
    return value === undefined ? {} : { [binOf(measure, value)]: 1 };
  }),
});

/** What a rendering says of it. */
export const countsOfRendering = (isFault: boolean): ReleaseCounts => {
  const { shared, sampled } = noCounts();
  return { shared: { ...shared, fallbacks: counted(true, isFault) }, sampled };
};
