import type { Counted } from '@shared/contract';
import { logPayment, type PairedCounts, type SupposedShares } from './two-shares.ts';

/** Evidence on one measure, as it grows. */
export interface Evidence {
  /** Takes what both releases have shown in the same seconds. */
  add(seen: PairedCounts): void;
  /** Odds that the canary is worse than the limit allows: 1 at the beginning, and above n with a probability of 1/n at most if it is not. */
  worse(): number;
  /** Odds that it is less bad than the limit allows, likewise. */
  good(): number;
}

/** How far towards always the canary's share is supposed to lie beyond the limit: one of these bets fits about. */
const BEYOND = [0.02, 0.06, 0.15, 0.35, 0.65, 0.95];
/** Where below the limit it is supposed to lie, from the live share on, in limits: at it, and on either side of it. */
const BELOW = [-0.4, 0, 0.4];
/** What is supposed of the live share before anything was seen: a bad one in a hundred, as if seen of 25. */
const SUPPOSED_AT_FIRST = { of: 25, bad: 0.25 };
/** What was seen counts less with each payment, so that a share that changes is followed: half after 70. */
const FORGETTING = 0.99;
/** Payments after which a new bet is begun, for a release that is worse from now on only: five minutes of five seconds. */
const STAGE = 60;
const LEAST_SHARE = 0.001;

const within = (share: number) => Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));

/** Of logarithms; the largest is taken out, so that none overflows. */
function logMean(values: readonly number[]): number {
  const largest = Math.max(...values);
  return (
    largest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - largest), 0) / values.length)
  );
}

const logSum = (one: number, other: number) => logMean([one, other]) + Math.LN2;

/**
 * Gathers evidence by betting, so that it may be looked at after each view without any correction: "is no worse" is doubted
 * once bets against it have multiplied their stake by a number that chance reaches once in so many canaries (Ville's
 * inequality). Stakes are spread over bets of different sizes, and over stages: a part is kept back for each later one, so
 * that a release which turns bad after hours does not have to win back what was lost until then. Weights of stages are 1/2, 1/6, 1/12 …, one
 * in all; a mixture of such bets is one. (Waudby-Smith, Ramdas, "Estimating means of bounded random variables by
 * betting", 2024; Ramdas, Grünwald, Vovk, Shafer, "Game-theoretic statistics and safe anytime-valid inference", 2023.)
 * @param limit by how much the canary's share of bad ones may be above the live one's, 0 to 1 exclusively
 */
export function gatherEvidence(limit: number): Evidence {
  /** Logarithms of what each bet holds. */
  let worse = BEYOND.map(() => -Infinity);
  let good = BELOW.map(() => 0);
  let payments = 0;
  let stages = 0;
  let past: Counted = { of: 0, bad: 0 };

  const livesShare = () => within((past.bad + SUPPOSED_AT_FIRST.bad) / (past.of + SUPPOSED_AT_FIRST.of));
  const pay = (held: readonly number[], seen: PairedCounts, supposed: readonly SupposedShares[]) =>
    held.map((value, index) => {
      const bet = supposed[index];
      return bet ? value + logPayment(seen, bet, limit) : value;
    });

  return {
    add(seen) {
      if (payments % STAGE === 0) {
        stages += 1;
        const stake = -Math.log(stages * (stages + 1));
        worse = worse.map((value) => logSum(value, stake));
      }
      payments += 1;
      const live = Math.min(livesShare(), 1 - limit - 2 * LEAST_SHARE);
      if (live > 0) {
        const atLimit = live + limit;
        worse = pay(
          worse,
          seen,
          BEYOND.map((part) => ({ live, canary: within(atLimit + part * (1 - atLimit)) })),
        );
        good = pay(
          good,
          seen,
          BELOW.map((part) => ({ live, canary: within(live + part * limit) })),
        );
      }
      past = {
        of: past.of * FORGETTING + seen.live.of,
        bad: past.bad * FORGETTING + seen.live.bad,
      };
    },
    worse: () => Math.exp(logMean(worse)) + 1 / (stages + 1),
    good: () => Math.exp(logMean(good)),
  };
}
