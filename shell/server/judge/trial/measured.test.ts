import { DEFAULT_JUDGE_RULES, type Measure, type SeenRelease } from '@shared/contract';
import { addCounts, countsOfView, noCounts } from '../counts/counts.ts';
import { measureAll } from './measured.ts';

const view = (seen: Partial<SeenRelease>) =>
  countsOfView({
    ...{ release: 'mf-blog@1.0.0-aaaaaaaa', shown: true, error: false, failedLoad: false, mismatch: false },
    ...seen,
  });
const views = (count: number, seen: Partial<SeenRelease>) =>
  Array.from({ length: count }, () => view(seen)).reduce(addCounts, noCounts());

describe('what is measured of a canary', () => {
  const measured = (rules = {}) => {
    const all = measureAll({ ...DEFAULT_JUDGE_RULES, ...rules });
    return {
      add: (canary: ReturnType<typeof views>, live: ReturnType<typeof views>) =>
        all.forEach((each) => each.add({ canary, live })),
      of: (name: Measure) => {
        const found = all.map((each) => each.verdict()).find(({ measure }) => measure === name);
        if (!found) throw new Error(`${name} is not measured`);
        return found;
      },
    };
  };

  it('is slow from the live release’s 75th percentile and the slack on, of the turns before', () => {
    const { add, of } = measured();
    const live = addCounts(views(30, { LCP: 1000 }), views(10, { LCP: 5000 }));
    // Nothing is known yet of what is usual.
    add(views(5, { LCP: 9000 }), live);
    expect(of('LCP')).toMatchObject({ canary: { of: 0 }, live: { of: 0 } });
    const { mark = 0 } = of('LCP');
    expect(mark).toBeGreaterThanOrEqual(1400);
    expect(mark).toBeLessThan(1400 * 1.17);
    add(addCounts(views(3, { LCP: 1300 }), views(2, { LCP: 1800 })), live);
    expect(of('LCP')).toMatchObject({ canary: { of: 5, bad: 2 }, live: { of: 40, bad: 10 } });
  });

  it('is more than is left of the live release’s sections, by one', () => {
    const { add, of } = measured();
    add(views(1, { leftovers: 2 }), views(40, { leftovers: 2 }));
    add(addCounts(views(3, { leftovers: 2 }), views(2, { leftovers: 3 })), views(40, { leftovers: 2 }));
    expect(of('leftovers')).toMatchObject({ mark: 2, canary: { of: 5, bad: 2 }, live: { of: 40, bad: 0 } });
  });

  it('shares out the false alarms that a team allows, and leaves out what it does not want compared', () => {
    expect(measured().of('errors').needed).toBe(800);
    const { add, of } = measured({ CLS: false, INP: false, fallbacks: false, falseAlarms: 0.05 });
    expect(of('errors').needed).toBe(100);
    add(views(50, { CLS: 3 }), views(50, { CLS: 0 }));
    expect(of('CLS')).toMatchObject({ verdict: 'off', canary: { of: 0 } });
  });

  it('compares within a minute alone: what only one of both has shown for longer is not counted', () => {
    const { add, of } = measured();
    for (let turn = 0; turn < 11; turn += 1) add(noCounts(), views(2, {}));
    add(views(1, {}), noCounts());
    expect(of('errors')).toMatchObject({ canary: { of: 1 }, live: { of: 22 } });
    for (let turn = 0; turn < 12; turn += 1) add(noCounts(), views(2, {}));
    add(views(1, {}), views(1, {}));
    expect(of('errors')).toMatchObject({ canary: { of: 2 }, live: { of: 23 } });
  });

  it('is said to be too little, but for what is bad beyond doubt', () => {
    const { add, of } = measured();
    for (let turn = 0; turn < 6; turn += 1) add(views(2, { mismatch: true }), views(20, {}));
    expect(of('mismatches').verdict).toBe('worse');
    expect(of('errors').verdict).toBe('too few');
    // What is seen later does not take it back.
    for (let turn = 0; turn < 200; turn += 1) add(views(2, {}), views(20, {}));
    expect(of('mismatches').verdict).toBe('worse');
    expect(of('errors').verdict).toBe('good');
  });
});
