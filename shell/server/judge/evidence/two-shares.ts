import type { Counted } from '@shared/contract';

/** What both releases have shown in the same seconds. */
export interface PairedCounts {
  canary: Counted;
  live: Counted;
}

/** Shares of bad ones that a bet is laid on, each between 0 and 1 exclusively. */
export interface SupposedShares {
  canary: number;
  live: number;
}

const TURNS = 30;

/** Slope of the divergence of a share from a supposed one, as the share grows. */
const slope = (supposed: number, share: number) => (share - supposed) / (share * (1 - share));

/**
 * Of all shares at which the canary's is exactly `limit` above the live one's, those that make the supposed ones least
 * surprising: where the sum of both divergences, weighted by how many were seen, is smallest. The sum is convex, so halving finds it.
 */
function nearestAtLimit(
  supposed: SupposedShares,
  { canary, live }: PairedCounts,
  limit: number,
): SupposedShares {
  let low = 0;
  let high = 1 - limit;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const middle = (low + high) / 2;
    const rising =
      live.of * slope(supposed.live, middle) + canary.of * slope(supposed.canary, middle + limit);
    if (rising > 0) high = middle;
    else low = middle;
  }
  const share = (low + high) / 2;
  return { live: share, canary: share + limit };
}

const likelihood = ({ of, bad }: Counted, supposed: number, instead: number) =>
  bad * Math.log(supposed / instead) + (of - bad) * Math.log((1 - supposed) / (1 - instead));

/**
 * What a bet on supposed shares pays for what was seen, as a logarithm, against all shares on the other side of `limit` (an
 * E-variable): whatever these are, and if they change from one bet to the next, it pays no more than its stake on average.
 *
 * The factor of each view is linear in the share that holds, so the logarithm of the expected payment is concave in the two shares;
 * at the nearest shares on the limit it is 0, and its slope there is that of the divergence, which falls nowhere
 * on the other side, since that is convex. So it is 0 at most there. (Turner, Ly, Grünwald, "Generic E-variables for exact
 * sequential k-sample tests that allow for optional stopping", 2024; Grünwald, de Heide, Koolen, "Safe testing", 2024.)
 * @param limit by how much the canary's share is above the live one's where the two sides meet, 0 to 1 exclusively
 */
export function logPayment(seen: PairedCounts, supposed: SupposedShares, limit: number): number {
  const instead = nearestAtLimit(supposed, seen, limit);
  return (
    likelihood(seen.canary, supposed.canary, instead.canary) +
    likelihood(seen.live, supposed.live, instead.live)
  );
}
