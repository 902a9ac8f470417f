import {
  around,
  playVisits,
  usual,
  type Behaviour,
  type Chance,
  type Going,
  type View,
  type Visits,
} from './visits.test-kit.ts';

/** The usual, and of so many views something else. */
const inSome =
  (share: number, changed: (chance: Chance, going: Going) => Going): View =>
  (chance, minute) => {
    const going = usual(chance, minute);
    return chance() < share ? { ...going, ...changed(chance, going) } : going;
  };
/** As long as it is, and so much longer; where it was measured. */
const longer = (measure: 'LCP' | 'INP' | 'CLS', by: number) => (_chance: Chance, going: Going) =>
  going[measure] === undefined ? {} : { [measure]: going[measure] + by };

const BAD: readonly (readonly [string, Behaviour])[] = [
  ['throws at mount', { view: inSome(1, () => ({ error: true })) }],
  ['throws at mount of one of two pages', { view: inSome(0.5, () => ({ error: true })) }],
  ['throws in a handler that four of ten press', { view: inSome(0.4, () => ({ error: true })) }],
  ['rejects a promise in a quarter of the views', { view: inSome(0.25, () => ({ error: true })) }],
  ['throws in an effect', { view: inSome(0.7, () => ({ error: true })) }],
  ['does not fit its markup', { view: inSome(1, () => ({ mismatch: true })) }],
  ['does not fit its markup in Arabic', { view: inSome(0.6, () => ({ mismatch: true })) }],
  ['does not fit its markup on one page', { view: inSome(0.25, () => ({ mismatch: true })) }],
  ['answers presses 300 ms later', { view: inSome(1, longer('INP', 300)) }],
  ['answers every second press 300 ms later', { view: inSome(0.6, longer('INP', 300)) }],
  ['misses a chunk of its page', { view: inSome(1, () => ({ failedLoad: true, error: true })) }],
  ['misses a lazy chunk that three of ten need', { view: inSome(0.3, () => ({ failedLoad: true })) }],
  ['has a container of another hash', { view: inSome(1, () => ({ failedLoad: true })) }],
  [
    'leaves a listener',
    { view: inSome(1, (_, { leftovers }) => (leftovers === undefined ? {} : { leftovers: 1 })) },
  ],
  [
    'leaves a timer of one of its pages',
    { view: inSome(0.6, (_, { leftovers }) => (leftovers === undefined ? {} : { leftovers: 2 })) },
  ],
  ['throws on the server', { rendering: () => 'threw' }],
  ['throws on the server when its bundle is loaded', { rendering: 'throws at once' }],
  [
    'never ends on the server, on one page of three',
    { rendering: (chance) => (chance() < 0.35 ? 'limit' : 'rendered') },
  ],
  ['shifts', { view: inSome(1, longer('CLS', 0.2)) }],
  ['paints 1.2 s later', { view: inSome(1, longer('LCP', 1200)) }],
];

const same = (behaviour: Behaviour): Pick<Visits, 'live' | 'canary'> => ({
  live: behaviour,
  canary: behaviour,
});
const GOOD: readonly (readonly [string, Partial<Visits>])[] = [
  ['is the same', {}],
  ['cannot be rendered as little as the live one', same({ rendering: () => 'threw' })],
  ['is the same for other visitors', {}],
  ['is the same, for half of the visitors', { percent: 50 }],
  ['is the same, for one in a hundred', { percent: 1 }],
  ['is the same where few come', { visitorsAMinute: 20 }],
  ['is the same where many come', { visitorsAMinute: 500 }],
  ['has as many errors as the live one, one in ten', same({ view: inSome(0.1, () => ({ error: true })) })],
  [
    'is there while the API is away for three minutes',
    same({
      view: (chance, minute) => ({
        ...usual(chance, minute),
        error: minute > 5 && minute < 8 && chance() < 0.6,
      }),
    }),
  ],
  [
    'is there while everything becomes slow',
    same({
      view: (chance, minute) => ({
        ...usual(chance, minute),
        LCP: around(chance, minute > 6 ? 4500 : 1400, 0.5),
      }),
    }),
  ],
  [
    'meets a machine that is busy',
    same({ rendering: (chance) => (chance() < 0.6 ? 'crowded' : 'rendered') }),
  ],
  ['meets it alone', { canary: { rendering: (chance) => (chance() < 0.8 ? 'starved' : 'rendered') } }],
  ['is given no worker for a while', { canary: { rendering: () => 'closing' } }],
  ['has half a point more errors', { canary: { view: inSome(0.005, () => ({ error: true })) } }],
  [
    'has a point more of markup that does not fit',
    { canary: { view: inSome(0.01, () => ({ mismatch: true })) } },
  ],
  ['paints 60 ms later', { canary: { view: inSome(1, longer('LCP', 60)) } }],
  ['answers presses 15 ms later', { canary: { view: inSome(1, longer('INP', 15)) } }],
  [
    'paints and answers sooner',
    {
      canary: {
        view: inSome(1, (_, { LCP = 0, INP }) => ({ LCP: LCP * 0.6, ...(INP && { INP: INP / 2 }) })),
      },
    },
  ],
  [
    'leaves as much as the live one does',
    same({ view: inSome(1, (_, { leftovers }) => (leftovers === undefined ? {} : { leftovers: 3 })) }),
  ],
  ['meets visitors with bad networks', same({ view: inSome(0.15, () => ({ failedLoad: true, LCP: 9000 })) })],
];

describe('a canary of 10% with 200 visitors a minute', () => {
  it.each(BAD.map(([what, canary], index) => ({ what, canary, seed: 100 + index })))(
    'that $what goes back by itself, within 60 s of enough views',
    async ({ canary, seed }) => {
      const outcome = await playVisits({
        canary,
        seed,
        minutes: 20,
        auto: true,
        rules: { promoteAfter: { minutes: 5, views: 50 } },
      });
      expect(outcome.pointer).toBe('back');
      expect(outcome.stoppedAfter).toBeDefined();
      expect(outcome.enoughAfter).toBeDefined();
      expect((outcome.stoppedAfter ?? 0) - (outcome.enoughAfter ?? 0)).toBeLessThanOrEqual(60);
      expect(outcome.reasons).toEqual([
        expect.stringMatching(/^the judge: worse than 1\.0\.0-aaaaaaaa in the same \d+ minutes?: /),
      ]);
      if (process.env['SHOW']) console.log(outcome.enoughAfter, outcome.stoppedAfter, outcome.reasons[0]);
    },
  );

  it.each(GOOD.map(([what, visits], index) => ({ what, visits, seed: 200 + index })))(
    'that $what does not go back',
    async ({ visits, seed }) => {
      const outcome = await playVisits({ seed, minutes: 15, ...visits });
      expect(outcome).toMatchObject({ pointer: 'canary', stoppedAfter: undefined, reasons: [] });
    },
  );

  it.each([
    [true, 'promoted'],
    [false, 'canary'],
  ])('that is good for long enough is promoted if it was given so: %s', async (auto, pointer) => {
    // Wider than the defaults, so that an hour need not pass.
    const wide = { errors: 0.08, failedLoads: 0.08, mismatches: 0.08, fallbacks: 0.15 } as const;
    const slower = { LCP: { slack: 400, limit: 0.25 }, INP: { slack: 100, limit: 0.25 } };
    const rules = {
      ...{ ...wide, ...slower, CLS: { slack: 0.05, limit: 0.25 }, leftovers: { slack: 0, limit: 0.35 } },
      promoteAfter: { minutes: 12, views: 150 },
    };
    const outcome = await playVisits({ auto, seed: 300, minutes: 30, rules });
    expect(outcome).toMatchObject({ pointer, verdict: { verdict: 'good', withdrawn: false } });
    expect(outcome.verdict?.sentence).toMatch(
      /^no worse than 1\.0\.0-aaaaaaaa in the same \d+ minutes and \d+ views: errors, /,
    );
    expect(outcome.stoppedAfter ?? Infinity).toBeGreaterThanOrEqual(12 * 60);
    expect(outcome.reasons).toHaveLength(auto ? 1 : 0);
  });

  it('that is good is promoted by the default rules: after an hour, with every measure shown to be good', async () => {
    const outcome = await playVisits({ auto: true, seed: 302, minutes: 120 });
    expect(outcome).toMatchObject({ pointer: 'promoted', verdict: { verdict: 'good', withdrawn: false } });
    expect(outcome.stoppedAfter ?? 0).toBeGreaterThanOrEqual(60 * 60);
    expect(new Set(outcome.verdict?.measures.map(({ verdict }) => verdict))).toEqual(new Set(['good']));
    expect(outcome.reasons).toEqual([
      expect.stringMatching(/^the judge: no worse than 1\.0\.0-aaaaaaaa in /),
    ]);
  });
});
