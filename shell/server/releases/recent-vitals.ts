import type { Vital } from '@shared/contract';

/** What is shown of a release's visits. */
export const SHOWN_VITALS = ['LCP', 'INP', 'CLS'] as const;
export type ShownVital = (typeof SHOWN_VITALS)[number];

/** Up to the first a page is good, above the second poor (web.dev/articles/vitals); milliseconds, of CLS without unit. */
export const VITAL_MARKS: Readonly<Record<ShownVital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

export const SHOWN_MINUTES = 60;
/** Of a graph, each of three minutes: one visit does not make a minute. */
export const GRAPH_STEPS = 20;
const STEP_MINUTES = SHOWN_MINUTES / GRAPH_STEPS;

/** One vital of one release in the last hour. */
export interface VitalSummary {
  /** Page loads that told of it. */
  count: number;
  /** The 75th percentile, to within some 15%; milliseconds, of CLS without unit. */
  p75: number;
  /** Of the loads, 0 to 1 each, together 1. */
  shares: { good: number; fair: number; poor: number };
  /** The 75th percentile by three minutes, the oldest first; null where nobody came. */
  steps: readonly (number | null)[];
}

export type VitalsOfRelease = Readonly<Record<ShownVital, VitalSummary | null>>;

export interface RecentVitals {
  measured(vital: Vital): void;
  /** @param release `mf-blog@0.2.0-1a2b3c4d`, or `shell` */
  of(release: string): VitalsOfRelease;
}

export interface RecentVitalsPorts {
  /** Whether a release is in use: anybody can send names of releases. */
  isKnown(release: string): boolean;
  /** Milliseconds since 1970. Default: the system's. */
  now?: () => number;
}

/** Upper ends of what is counted together; what is above the last is one more. The marks are among them. */
const ENDS: Readonly<Record<ShownVital, readonly number[]>> = {
  LCP: [
    200, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 10_000,
  ],
  INP: [8, 16, 24, 32, 48, 64, 80, 100, 125, 150, 175, 200, 250, 300, 400, 500, 650, 800, 1000, 2000],
  CLS: [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1],
};

/** Live releases, canaries and the shell are a dozen; those that were replaced within the hour come to it. */
const MOST_RELEASES = 40;
/** Figures that may still grow, by their id; of a flood the oldest stay as they are. */
const MOST_GROWING = 5000;

interface Minute {
  /** Minutes since 1970. */
  minute: number;
  counts: Uint32Array;
}

const bucketOf = (name: ShownVital, value: number) => {
  const index = ENDS[name].findIndex((end) => value <= end);
  return index === -1 ? ENDS[name].length : index;
};

const isShown = (name: Vital['name']): name is ShownVital => SHOWN_VITALS.includes(name as ShownVital);

/** The value below which a share of what was counted lies; within a bucket as if evenly spread. */
function quantile(name: ShownVital, counts: Uint32Array, share: number): number {
  const ends = ENDS[name];
  const wanted = counts.reduce((all, each) => all + each, 0) * share;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const from = ends[index - 1] ?? 0;
      const to = ends[index] ?? ends.at(-1) ?? 0;
      return from + (to - from) * ((wanted - below) / count);
    }
    below += count;
  }
  return ends.at(-1) ?? 0;
}

const added = (name: ShownVital, minutes: readonly Minute[]) => {
  const sum = new Uint32Array(ENDS[name].length + 1);
  for (const { counts } of minutes)
    for (const [index, count] of counts.entries()) sum[index] = (sum[index] ?? 0) + count;
  return sum;
};

function summarize(name: ShownVital, minutes: readonly Minute[], now: number): VitalSummary | null {
  const sum = added(name, minutes);
  const count = sum.reduce((all, each) => all + each, 0);
  if (count === 0) return null;
  const [good, poor] = VITAL_MARKS[name];
  const upTo = (mark: number) =>
    sum.slice(0, ENDS[name].indexOf(mark) + 1).reduce((all, each) => all + each, 0);
  const steps = Array.from({ length: GRAPH_STEPS }, (_, step) => {
    const ended = now - (GRAPH_STEPS - 1 - step) * STEP_MINUTES;
    const within = minutes.filter(({ minute }) => minute <= ended && minute > ended - STEP_MINUTES);
    return within.some(({ counts }) => counts.some((each) => each > 0))
      ? quantile(name, added(name, within), 0.75)
      : null;
  });
  return {
    count,
    p75: quantile(name, sum, 0.75),
    shares: {
      good: upTo(good) / count,
      fair: (upTo(poor) - upTo(good)) / count,
      poor: 1 - upTo(poor) / count,
    },
    steps,
  };
}

/**
 * The vitals of the last hour by release, in memory: counts by minute and size, at most 40 kB a release and no figure of a visit. A figure that
 * grows while its visit goes on counts once, as it was sent last.
 */
export function createRecentVitals({ isKnown, now = Date.now }: RecentVitalsPorts): RecentVitals {
  /** By release, those that were measured last at the end. */
  const releases = new Map<string, Record<ShownVital, Minute[]>>();
  const growing = new Map<string, { counts: Uint32Array; bucket: number }>();
  const minuteNow = () => Math.floor(now() / 60_000);
  const isRecent = ({ minute }: Minute) => minute > minuteNow() - SHOWN_MINUTES;

  function minutesOf(release: string, name: ShownVital): Minute[] {
    const kept = releases.get(release) ?? { LCP: [], INP: [], CLS: [] };
    releases.delete(release);
    releases.set(release, kept);
    const [oldest] = releases.keys();
    if (releases.size > MOST_RELEASES && oldest !== undefined) releases.delete(oldest);
    return kept[name];
  }

  function currentMinute(release: string, name: ShownVital): Minute {
    const minutes = minutesOf(release, name);
    const last = minutes.at(-1);
    if (last?.minute === minuteNow()) return last;
    const next = { minute: minuteNow(), counts: new Uint32Array(ENDS[name].length + 1) };
    minutes.push(next);
    while (minutes[0] && !isRecent(minutes[0])) minutes.shift();
    return next;
  }

  return {
    measured({ id, name, value, release }) {
      if (!isShown(name) || !isKnown(release)) return;
      const key = `${release} ${name} ${id}`;
      const before = growing.get(key);
      const bucket = bucketOf(name, value);
      const counts = before?.counts ?? currentMinute(release, name).counts;
      if (before) counts[before.bucket] = (counts[before.bucket] ?? 1) - 1;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      growing.set(key, { counts, bucket });
      const [oldest] = growing.keys();
      if (growing.size > MOST_GROWING && oldest !== undefined) growing.delete(oldest);
    },
    of(release) {
      const kept = releases.get(release);
      const summary = (name: ShownVital) => summarize(name, kept?.[name].filter(isRecent) ?? [], minuteNow());
      return { LCP: summary('LCP'), INP: summary('INP'), CLS: summary('CLS') };
    },
  };
}
