import {
  isSampled,
  MEASURES,
  type Counted,
  type JudgeRules,
  type Measure,
  type MeasureVerdict,
  type SampledMeasure,
  type SampledRule,
} from '@shared/contract';
import { addHistograms, binAt, binOf, countBeyond, countOf, endOf, type Histogram } from '../counts/bins.ts';
import type { TrialCounts } from '../counts/counts.ts';
import { gatherEvidence, type Evidence } from '../evidence/evidence.ts';
import type { PairedCounts } from '../evidence/two-shares.ts';

/** Fewer views or renderings of either release than this say nothing, and are said to be too few. */
export const FEW = 20;
/** Of the live release, before it is known what most of its views are like. */
const KNOWN_FROM = 30;
/** Most of them: the percentile that web vitals are told by (https://web.dev/articles/vitals). */
const MOST_VIEWS = 0.75;
/** Of turns in which one of the two was not seen: later ones are not the same minutes any more. */
const KEPT_TURNS = 12;

const NONE: Counted = { of: 0, bad: 0 };
const sum = (one: Counted, other: Counted): Counted => ({
  of: one.of + other.of,
  bad: one.bad + other.bad,
});

/** One measure of a canary and of the live release, as both are seen. */
export interface Measured {
  add(counts: TrialCounts): void;
  verdict(): MeasureVerdict;
}

/**
 * Tells bad views of a sampled measure from others by what the live release's were before these: from its 75th percentile
 * on, and the slack of the rule.
 */
function markViews(measure: SampledMeasure, { slack }: SampledRule) {
  let before: Histogram = {};
  let mark: { bin: number; value: number } | undefined;
  return {
    mark: () => mark?.value,
    pairOf({ canary, live }: TrialCounts): PairedCounts {
      const count = (histogram: Histogram): Counted =>
        mark ? { of: countOf(histogram), bad: countBeyond(histogram, mark.bin) } : NONE;
      const pair = { canary: count(canary.sampled[measure]), live: count(live.sampled[measure]) };
      // Only now: what the mark is made of is not counted by it.
      before = addHistograms(before, live.sampled[measure]);
      if (countOf(before) >= KNOWN_FROM) {
        const bin = binOf(measure, endOf(measure, binAt(before, MOST_VIEWS)) + slack);
        mark = { bin, value: endOf(measure, bin) };
      }
      return pair;
    },
  };
}

function verdictOf(
  evidence: Evidence,
  { canary, live }: PairedCounts,
  needed: number,
): MeasureVerdict['verdict'] {
  if (evidence.worse() >= needed) return 'worse';
  if (canary.of < FEW || live.of < FEW) return 'too few';
  return evidence.good() >= needed ? 'good' : 'undecided';
}

/** @param needed odds from which on something is shown */
function measureOne(measure: Measure, rules: JudgeRules, needed: number): Measured {
  const rule = rules[measure];
  if (rule === false) {
    const off = { measure, verdict: 'off', canary: NONE, live: NONE, limit: 0, evidence: 1, needed } as const;
    return { add: () => {}, verdict: () => off };
  }
  const limit = typeof rule === 'number' ? rule : rule.limit;
  const marked = isSampled(measure) && typeof rule !== 'number' ? markViews(measure, rule) : undefined;
  const evidence = gatherEvidence(limit);
  let total: PairedCounts = { canary: NONE, live: NONE };
  let waiting: PairedCounts = total;
  let turns = 0;
  let isShown = false;
  const pairOf = ({ canary, live }: TrialCounts): PairedCounts =>
    isSampled(measure)
      ? { canary: NONE, live: NONE }
      : { canary: canary.shared[measure], live: live.shared[measure] };

  return {
    add(counts) {
      const seen = marked?.pairOf(counts) ?? pairOf(counts);
      waiting = { canary: sum(waiting.canary, seen.canary), live: sum(waiting.live, seen.live) };
      turns += 1;
      if (waiting.canary.of > 0 && waiting.live.of > 0) {
        evidence.add(waiting);
        total = { canary: sum(total.canary, waiting.canary), live: sum(total.live, waiting.live) };
      } else if (turns < KEPT_TURNS) return;
      waiting = { canary: NONE, live: NONE };
      turns = 0;
      // What was shown once was shown, whatever is seen later.
      isShown ||= evidence.worse() >= needed;
    },
    verdict() {
      const mark = marked?.mark();
      return {
        measure,
        verdict: isShown ? 'worse' : verdictOf(evidence, total, needed),
        ...total,
        limit,
        ...(mark !== undefined && { mark }),
        evidence: evidence.worse(),
        needed,
      };
    },
  };
}

/** All measures that a team wants compared; the false alarms that it allows are shared out among them (Bonferroni). */
export function measureAll(rules: JudgeRules): readonly Measured[] {
  const compared = MEASURES.filter((measure) => rules[measure] !== false).length;
  return MEASURES.map((measure) => measureOne(measure, rules, compared / rules.falseAlarms));
}
