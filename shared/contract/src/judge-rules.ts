import { isRecord } from './record.ts';
import type { Result } from './result.ts';
import { MEASURES, type Measure } from './verdict.ts';

/** Measures of which each view has a value of its own, such as milliseconds. */
export const SAMPLED = ['LCP', 'INP', 'CLS', 'leftovers'] as const;
export type SampledMeasure = (typeof SAMPLED)[number];
export type SharedMeasure = Exclude<Measure, SampledMeasure>;

/** When a view of a sampled measure is bad, and how many more of them may be. */
export interface SampledRule {
  /** How much above the live release's 75th percentile a view may be; milliseconds, of CLS and leftovers without unit. */
  slack: number;
  /** By how much the canary's share of views beyond that may be above the live release's, 0 to 1. */
  limit: number;
}

/**
 * By what a canary is judged: `release-judge.json` in the remote's folder, which names what is to differ from the defaults, and
 * travels with the release. `false` has a measure not compared.
 */
export interface JudgeRules {
  /** By how much the canary's share of views with an error may be above the live release's, 0 to 1. Default: 0.02. */
  errors: number | false;
  /** Likewise, of views in which one of its scripts did not come. Default: 0.02. */
  failedLoads: number | false;
  /** Likewise, of views in which the server's markup did not fit. Default: 0.02. */
  mismatches: number | false;
  /** Likewise, of renderings on the server at which the bundle was at fault. Default: 0.05. */
  fallbacks: number | false;
  /** Default: 400 ms slower than the live release's 75th percentile, in 0.15 more of the views. */
  LCP: SampledRule | false;
  /** Default: 100 ms, 0.15. */
  INP: SampledRule | false;
  /** Default: 0.05, 0.15. */
  CLS: SampledRule | false;
  /** Listeners, timers and elements that stay when a section was taken down. Default: none more, 0.15. */
  leftovers: SampledRule | false;
  /** Of canaries that are no worse, how many may be taken back by mistake, over all measures and all the time. Default: 0.01. */
  falseAlarms: number;
  /** What "good" takes beside the evidence. Default: 60 minutes and 500 views. */
  promoteAfter: { minutes: number; views: number };
}

const SLOWER = 0.15;

export const DEFAULT_JUDGE_RULES: JudgeRules = {
  errors: 0.02,
  failedLoads: 0.02,
  mismatches: 0.02,
  fallbacks: 0.05,
  LCP: { slack: 400, limit: SLOWER },
  INP: { slack: 100, limit: SLOWER },
  CLS: { slack: 0.05, limit: SLOWER },
  leftovers: { slack: 0, limit: SLOWER },
  falseAlarms: 0.01,
  promoteAfter: { minutes: 60, views: 500 },
};

export const isSampled = (measure: Measure): measure is SampledMeasure =>
  (SAMPLED as readonly Measure[]).includes(measure);

const isShare = (value: unknown) => typeof value === 'number' && value > 0 && value < 1;
const isCount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const SHARE = 'a share between 0 and 1, such as 0.02';
const COUNT = 'a number of 0 or more';

/** The fields of an object, each with whether it is right and how it should be. */
type Fields = Readonly<Record<string, readonly [test: (value: unknown) => boolean, expected: string]>>;

function problemIn(value: unknown, fields: Fields, prefix = ''): string | undefined {
  if (!isRecord(value))
    return `"${prefix.slice(0, -1)}" must be an object of ${Object.keys(fields).join(', ')}`;
  for (const [key, given] of Object.entries(value)) {
    const [test, expected] = fields[key] ?? [];
    if (!test)
      return `there is no "${prefix}${key}"; there are ${Object.keys(fields)
        .map((each) => prefix + each)
        .join(', ')}`;
    if (!test(given)) return `"${prefix}${key}" must be ${expected}, not ${JSON.stringify(given)}`;
  }
  return undefined;
}

const NESTED: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(SAMPLED.map((name) => [name, { slack: [isCount, COUNT], limit: [isShare, SHARE] }])),
  promoteAfter: { minutes: [isCount, COUNT], views: [isCount, COUNT] },
};

const RULES: Fields = {
  ...Object.fromEntries(
    MEASURES.map((name) => [
      name,
      isSampled(name)
        ? [(value) => value === false || isRecord(value), 'an object of slack and limit, or false']
        : [(value) => value === false || isShare(value), `${SHARE}, or false`],
    ]),
  ),
  falseAlarms: [isShare, SHARE],
  promoteAfter: [isRecord, 'an object of minutes and views'],
};

/** Reads rules that name what differs from the defaults; the error names the first key that is wrong. */
export function parseJudgeRules(value: unknown): Result<JudgeRules> {
  if (!isRecord(value)) return { ok: false, error: 'it must hold an object' };
  const nested = Object.keys(NESTED).filter((name) => isRecord(value[name]));
  const problem =
    problemIn(value, RULES) ??
    nested
      .map((name) => problemIn(value[name], NESTED[name] ?? {}, `${name}.`))
      .find((each) => each !== undefined);
  if (problem !== undefined) return { ok: false, error: problem };
  const whole = nested.map((name) => [
    name,
    { ...(DEFAULT_JUDGE_RULES[name as SampledMeasure] as object), ...(value[name] as object) },
  ]);
  return { ok: true, value: { ...DEFAULT_JUDGE_RULES, ...value, ...Object.fromEntries(whole) } };
}
