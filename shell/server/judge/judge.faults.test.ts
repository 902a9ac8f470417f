import type { SeenRelease, Verdict } from '@shared/contract';
import type { RunningCanary } from '../registry/registry.ts';
import { releaseOf } from '../registry/releases.test-kit.ts';
import { createFakeClock, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { openOwnTallies } from './counts/tallies.ts';
import { startJudge, type Judge, type JudgePorts } from './judge.ts';

const live = releaseOf('1.0.0-aaaaaaaa');
const canary = releaseOf('1.1.0-bbbbbbbb');
const START = Date.parse('2026-03-01T12:00:00.000Z');
const KEY = 'mf-blog 1.1.0-bbbbbbbb 1.0.0-aaaaaaaa then';

describe('a judge', () => {
  let clock: FakeClock;
  let running: RunningCanary[];
  let withdrawn: object[];
  let kept: Map<string, Verdict>;
  let lines: string[];
  let judge: Judge;

  beforeEach(() => {
    clock = createFakeClock();
    running = [
      { remote: 'mf-blog', canary, live, percent: 10, given: 'then', auto: false, withdrawn: false },
    ];
    withdrawn = [];
    kept = new Map();
    lines = [];
  });
  afterEach(() => judge.close());

  async function start(ports: Partial<JudgePorts> = {}): Promise<void> {
    judge = await startJudge({
      registry: {
        canaries: () => running,
        doesOtherRender: () => Promise.resolve(undefined),
        withdraw(which) {
          withdrawn.push(which);
          running = running.map((each) => ({ ...each, withdrawn: true }));
        },
      },
      kept: {
        read: async () => kept,
        write: async (verdicts) => void (kept = new Map(verdicts)),
      },
      clock,
      now: () => new Date(START + clock.now()),
      log: (line) => lines.push(line),
      ...ports,
    });
  }
  let ids = 0;
  const view = (release: string, seen: Partial<SeenRelease> = {}) => {
    const flags = { shown: true, error: false, failedLoad: false, mismatch: false };
    ids += 1;
    judge.viewed({
      id: `view${String(ids).padStart(10, '0')}`,
      releases: [{ release: `mf-blog@${release}`, ...flags, ...seen }],
    });
  };
  /** Views of both, of which each of the canary's has an error. */
  const fail = () => {
    for (let each = 0; each < 60; each += 1) view('1.0.0-aaaaaaaa');
    for (let each = 0; each < 12; each += 1) view('1.1.0-bbbbbbbb', { error: true });
  };
  const verdict = () => judge.verdicts()[0]?.verdict;

  it('counts of a view its last word within twenty seconds, and nothing of other releases', async () => {
    await start();
    const flags = { shown: true, failedLoad: false, mismatch: false };
    const tell = (release: string, error: boolean) =>
      judge.viewed({ id: 'samesamesame', releases: [{ release, ...flags, error }] });
    tell('mf-blog@1.1.0-bbbbbbbb', false);
    view('9.9.9-ffffffff');
    view('1.0.0-aaaaaaaa');
    await clock.pass(19_000);
    tell('mf-blog@1.1.0-bbbbbbbb', true);
    await clock.pass(10_000);
    tell('mf-blog@1.1.0-bbbbbbbb', false);
    await clock.pass(10_000);
    expect(judge.verdicts()[0]?.measures[0]).toMatchObject({
      ...{ measure: 'errors', verdict: 'too few', canary: { of: 1, bad: 1 }, live: { of: 1, bad: 0 } },
    });
    expect(judge.verdicts()[0]?.sentence).toContain(
      'too few visitors to judge errors, failedLoads, mismatches, fallbacks, LCP',
    );
  });

  it('stops a canary that is worse, says so once, and no longer asks of it', async () => {
    await start();
    expect(judge.compared()).toEqual(['mf-blog']);
    fail();
    await clock.pass(60_000);
    expect(withdrawn[0]).toEqual({ remote: 'mf-blog', release: '1.1.0-bbbbbbbb', given: 'then' });
    expect(lines).toEqual([
      expect.stringMatching(
        /^judge mf-blog@1\.1\.0-bbbbbbbb: worse than 1\.0\.0-aaaaaaaa in the same 1 minute: errors in 100% of 12 views, live in 0% of 60; /,
      ),
    ]);
    expect(judge.compared()).toEqual([]);
    running = [];
    await clock.pass(60_000);
    expect(verdict()).toBe('worse');
  });

  it('does not give a canary again after a start that it has found worse before', async () => {
    await start();
    fail();
    await clock.pass(40_000);
    await judge.close();
    expect([...kept.keys()]).toEqual([KEY]);
    running = running.map((each) => ({ ...each, withdrawn: false }));
    withdrawn = [];
    await start();
    expect(withdrawn).toHaveLength(1);
    await clock.pass(5000);
    expect(judge.verdicts()).toMatchObject([{ verdict: 'worse', withdrawn: true }]);
    // Given once more it is another matter.
    running = running.map((each) => ({ ...each, withdrawn: false, given: 'later' }));
    await clock.pass(5000);
    expect(verdict()).toBe('undecided');
  });

  it('moves the pointer, and tries again after a while where that has failed', async () => {
    const takeBack = jest.fn(() => Promise.reject(new Error('the bucket is away')));
    await start({ movers: { 'mf-blog': { takeBack, promote: () => Promise.resolve() } } });
    fail();
    await clock.pass(30_000);
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(lines.at(-1)).toBe(
      'judge mf-blog@1.1.0-bbbbbbbb: its pointer could not be moved: the bucket is away',
    );
    await clock.pass(31_000);
    expect(takeBack).toHaveBeenCalledTimes(2);
    expect(lines.filter((line) => line.includes('could not be moved'))).toHaveLength(1);
  });

  it('counts later what could not be brought together at once, and says so once', async () => {
    const own = openOwnTallies();
    let isAway = true;
    await start({
      tallies: {
        ...own,
        counted: 'together',
        add: (...given) => (isAway ? Promise.reject(new Error('refused')) : own.add(...given)),
      },
    });
    fail();
    await clock.pass(60_000);
    expect(lines).toEqual(['canaries cannot be compared: refused']);
    isAway = false;
    await clock.pass(10_000);
    expect(judge.verdicts()).toMatchObject([{ verdict: 'worse', counted: 'together' }]);
  });

  it('judges by the defaults where it does not know a release’s rules, and says so', async () => {
    const judgedBy = { unheard: 1 } as object;
    running = running.map((each) => ({ ...each, canary: releaseOf('1.1.0-bbbbbbbb', { judge: judgedBy }) }));
    await start();
    fail();
    await clock.pass(40_000);
    expect(lines[0]).toContain('by the default rules, since of its own there is no "unheard"');
    expect(verdict()).toBe('worse');
  });
});
