import {
  DEFAULT_JUDGE_RULES,
  parseJudgeRules,
  type JudgeRules,
  type Release,
  type Verdict,
} from '@shared/contract';
import type { TrialCounts } from '../counts/counts.ts';
import { measureAll } from './measured.ts';
import { sentenceOf } from './sentence.ts';

/** A canary beside what is live. */
export interface TrialSubject extends Pick<
  Verdict,
  'remote' | 'canary' | 'live' | 'given' | 'percent' | 'auto'
> {
  /** Of the canary's release. */
  rules: JudgeRules;
}

/** The same canary beside the same live release, given to visitors once. */
export const trialKey = ({
  remote,
  canary,
  live,
  given,
}: Pick<TrialSubject, 'remote' | 'canary' | 'live' | 'given'>) => `${remote} ${canary} ${live} ${given}`;

/** What a release says of how it is to be judged; where this does not know it, by the defaults. */
export function rulesOf({ judge = {} }: Pick<Release, 'judge'>): { rules: JudgeRules; problem?: string } {
  const rules = parseJudgeRules(judge);
  return rules.ok ? { rules: rules.value } : { rules: DEFAULT_JUDGE_RULES, problem: rules.error };
}

/** The comparison of one canary, from the first view on. */
export interface Trial {
  /** @param at when that was seen; the first such moment is when the comparison has begun */
  add(counts: TrialCounts, at: Date): void;
  verdict(subject: Pick<TrialSubject, 'percent' | 'auto'>, now: Date): Omit<Verdict, 'withdrawn' | 'counted'>;
}

const MINUTE_MS = 60_000;

/** @param now when there is nothing to compare yet */
export function startTrial({ remote, canary, live, given, rules }: TrialSubject, now: Date): Trial {
  const measures = measureAll(rules);
  let views = 0;
  let since: Date | undefined;

  return {
    add(counts, at) {
      since ??= at;
      views += counts.canary.shared.errors.of;
      measures.forEach((each) => each.add(counts));
    },
    verdict({ percent, auto }, moment) {
      const said = measures.map((each) => each.verdict());
      const minutes = (moment.getTime() - (since ?? now).getTime()) / MINUTE_MS;
      const { promoteAfter } = rules;
      const isLong = minutes >= promoteAfter.minutes && views >= promoteAfter.views;
      const shown = said.filter(({ verdict }) => verdict === 'good');
      const isGood =
        shown.length > 0 && said.every(({ verdict }) => ['good', 'too few', 'off'].includes(verdict));
      const isWorse = said.some(({ verdict }) => verdict === 'worse');
      const verdict = isWorse ? 'worse' : isLong && isGood ? 'good' : 'undecided';
      const at = moment.toISOString();
      return {
        ...{
          remote,
          canary,
          live,
          given,
          percent,
          auto,
          since: (since ?? now).toISOString(),
          at,
          verdict,
          measures: said,
        },
        sentence: sentenceOf({ verdict, live, measures: said }, { minutes, views }),
      };
    },
  };
}
