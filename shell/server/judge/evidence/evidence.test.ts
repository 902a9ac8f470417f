import { createChance, drawCounted } from './chance.test-kit.ts';
import { gatherEvidence } from './evidence.ts';
import { logPayment } from './two-shares.ts';

const chooses = (of: number, bad: number): number =>
  bad === 0 ? 1 : (chooses(of, bad - 1) * (of - bad + 1)) / bad;
const probability = (of: number, bad: number, share: number) =>
  chooses(of, bad) * share ** bad * (1 - share) ** (of - bad);

/** What a bet pays on average, over all that may be seen. */
function expectedPayment(
  of: { canary: number; live: number },
  hold: { canary: number; live: number },
  supposed: { canary: number; live: number },
  limit: number,
): number {
  let sum = 0;
  for (let canary = 0; canary <= of.canary; canary += 1)
    for (let live = 0; live <= of.live; live += 1)
      sum +=
        probability(of.canary, canary, hold.canary) *
        probability(of.live, live, hold.live) *
        Math.exp(
          logPayment(
            { canary: { of: of.canary, bad: canary }, live: { of: of.live, bad: live } },
            supposed,
            limit,
          ),
        );
  return sum;
}

const SHARES = [0.001, 0.01, 0.05, 0.2, 0.5, 0.8, 0.97];
const LIMIT = 0.05;

describe('a bet on two shares', () => {
  const of = { canary: 2, live: 9 };

  it('that the canary is worse than the limit pays no more than its stake wherever it is not, and more where it is', () => {
    const supposed = { canary: 0.3, live: 0.02 };
    for (const live of SHARES)
      for (const canary of SHARES.filter((share) => share <= live + LIMIT))
        expect(expectedPayment(of, { canary, live }, supposed, LIMIT)).toBeLessThanOrEqual(1 + 1e-9);
    expect(expectedPayment(of, supposed, supposed, LIMIT)).toBeGreaterThan(1.3);
  });

  it('that it is less bad likewise', () => {
    const supposed = { canary: 0.02, live: 0.02 };
    for (const live of SHARES)
      for (const canary of SHARES.filter((share) => share >= live + LIMIT))
        expect(expectedPayment(of, { canary, live }, supposed, LIMIT)).toBeLessThanOrEqual(1 + 1e-9);
    expect(expectedPayment(of, supposed, supposed, LIMIT)).toBeGreaterThan(1);
  });
});

/** 200 views a minute, a tenth of them the canary's, in five seconds each; by chance, in either share. */
function* views(chance: () => number) {
  for (;;) {
    const canary = drawCounted(chance, 17, 0.1).bad;
    yield { canary, live: 17 - canary };
  }
}

/** How many of the canary's views it takes until the odds are that high; undefined when it does not come to that in time. */
function viewsUntil(
  seed: number,
  shares: (payment: number) => { canary: number; live: number },
  { limit, odds, most, of = 'worse' }: { limit: number; odds: number; most: number; of?: 'worse' | 'good' },
): number | undefined {
  const chance = createChance(seed);
  const evidence = gatherEvidence(limit);
  let seen = 0;
  let payment = 0;
  for (const each of views(chance)) {
    const { canary, live } = shares(payment);
    payment += 1;
    if (each.canary === 0) continue;
    evidence.add({
      canary: drawCounted(chance, each.canary, canary),
      live: drawCounted(chance, each.live, live),
    });
    seen += each.canary;
    // At every look, and at as many as there are.
    if (evidence[of]() >= odds) return seen;
    if (payment >= most) return undefined;
  }
  return undefined;
}

const runs = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const HOUR = 720;

describe('evidence that is looked at every five seconds, for an hour', () => {
  it.each([
    ['the same', () => ({ canary: 0.01, live: 0.01 })],
    ['as bad as the limit allows', () => ({ canary: 0.03, live: 0.01 })],
    // An API that is away for five minutes is in all pages.
    [
      'the same, while both change',
      (payment: number) => (payment % 240 < 60 ? { canary: 0.6, live: 0.6 } : { canary: 0.01, live: 0.01 }),
    ],
  ])('accuses a release that is %s at most as often as it says', (_, shares) => {
    const accused = runs(80).filter(
      (seed) => viewsUntil(seed, shares, { limit: 0.02, odds: 20, most: HOUR }) !== undefined,
    );
    // One in twenty is what it says; chance makes three standard deviations of it.
    expect(accused.length).toBeLessThanOrEqual(80 * 0.05 + 3 * Math.sqrt(80 * 0.05 * 0.95));
  });

  it.each([
    // [share of the canary, of live, limit, views of the canary that do in 19 cases of 20]
    [0.9, 0.01, 0.02, 15],
    [0.3, 0.01, 0.02, 60],
    [0.1, 0.01, 0.02, 350],
    [0.9, 0.2, 0.15, 40],
    [0.6, 0.2, 0.15, 180],
  ])('shows %d bad against %d within %d and so many views: %d', (canary, live, limit, enough) => {
    const needed = runs(100).map(
      (seed) => viewsUntil(seed, () => ({ canary, live }), { limit, odds: 800, most: HOUR }) ?? Infinity,
    );
    expect(needed.filter((each) => each <= enough).length).toBeGreaterThanOrEqual(95);
  });

  it('shows that a release is no worse within two hours, and of one at the limit at most as often as it says', () => {
    const shown = (canary: number, odds: number) =>
      runs(40).filter(
        (seed) =>
          viewsUntil(seed, () => ({ canary, live: 0.01 }), {
            ...{ limit: 0.02, odds, most: 2 * HOUR, of: 'good' },
          }) !== undefined,
      ).length;
    expect(shown(0.01, 800)).toBeGreaterThanOrEqual(36);
    expect(shown(0.03, 20)).toBeLessThanOrEqual(40 * 0.05 + 3 * Math.sqrt(40 * 0.05 * 0.95));
  });

  it('comes, too, when a release turns bad after an hour that was good', () => {
    const turned = (payment: number) => ({ canary: payment < HOUR ? 0.01 : 0.3, live: 0.01 });
    const late = runs(20).map(
      (seed) => viewsUntil(seed, turned, { limit: 0.02, odds: 800, most: HOUR + 60 }) ?? Infinity,
    );
    expect(late.filter((each) => each < Infinity).length).toBeGreaterThanOrEqual(19);
  });
});
