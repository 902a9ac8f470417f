import { releaseId, type ReleasePointer, type Verdict } from '@shared/contract';
import type { Store } from '../store/store.ts';
import { makeRelease } from '../testing/releases.test-kit.ts';
import { openStores, STORES, type OpenStores } from '../testing/stores.test-kit.ts';
import { readHistory } from './history.ts';
import { promoteJudged, takeBackJudged } from './judged.ts';
import { goLive, setCanary } from './moves.ts';
import { readPointer } from './releases.ts';
import { watchCanary } from './watch-canary.ts';

let stores: OpenStores;
beforeAll(async () => (stores = await openStores()));
afterAll(() => stores.close());

describe.each(STORES)('a canary that was judged, in a %s', (kind) => {
  let store: Store;
  let pointer: ReleasePointer;
  const verdict = (said: Partial<Verdict> = {}): Verdict => ({
    ...{
      remote: 'mf-blog',
      canary: '1.1.0-bbbbbbbb',
      live: '1.0.0-aaaaaaaa',
      given: pointer.canary?.since ?? '',
    },
    ...{
      percent: 10,
      auto: true,
      since: '',
      at: '',
      verdict: 'worse',
      withdrawn: true,
      counted: 'alone',
      measures: [],
    },
    sentence: 'worse than 1.0.0-aaaaaaaa: errors',
    ...said,
  });
  const now = async () => {
    const { release, canary } = (await readPointer(store)) ?? pointer;
    return [releaseId(release), canary && releaseId(canary)];
  };

  beforeEach(async () => {
    store = await stores.open(kind);
    for (const [version, hash] of [
      ['1.0.0', 'aaaaaaaa'],
      ['1.1.0', 'bbbbbbbb'],
      ['1.2.0', 'cccccccc'],
    ] as const)
      await makeRelease(store, { version, hash });
    await setUp();
  });
  async function setUp() {
    const [live] = await Promise.all([store.read('releases/1.0.0-aaaaaaaa/release.json')]);
    await goLive(store, JSON.parse(String(live)));
    pointer = await setCanary(store, '1.1.0', 10, { auto: true });
  }

  it('is given with when that was and whether it is promoted by itself, which the pointer tells a site', () => {
    expect(pointer.canary).toEqual({
      ...{ folder: 'releases/1.1.0-bbbbbbbb/', percent: 10, auto: true },
      since: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('goes back, with the reason in the history', async () => {
    expect(await takeBackJudged(store, verdict())).toBe(true);
    expect(await now()).toEqual(['1.0.0-aaaaaaaa', null]);
    expect((await readHistory(store))[0]).toMatchObject({
      ...{ what: 'canary ended', release: '1.1.0-bbbbbbbb', author: 'the judge' },
      reason: 'the judge: worse than 1.0.0-aaaaaaaa: errors',
    });
  });

  it('goes live', async () => {
    expect(await promoteJudged(store, verdict({ verdict: 'good', sentence: 'no worse' }))).toBe(true);
    expect(await now()).toEqual(['1.1.0-bbbbbbbb', null]);
    expect((await readHistory(store))[0]).toMatchObject({
      ...{ what: 'promoted', previous: '1.0.0-aaaaaaaa', author: 'the judge', reason: 'the judge: no worse' },
    });
  });

  it('stays where it was given once more since, where another one has come, and where another release is live', async () => {
    const old = verdict();
    await setCanary(store, '1.1.0', 0);
    await setCanary(store, '1.1.0', 10, { now: new Date(Date.now() + 1000) });
    expect([await takeBackJudged(store, old), await promoteJudged(store, old)]).toEqual([false, false]);
    expect(await now()).toEqual(['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']);
    await setCanary(store, '1.2.0', 10);
    expect(await takeBackJudged(store, old)).toBe(false);
    expect(await now()).toEqual(['1.0.0-aaaaaaaa', '1.2.0-cccccccc']);
  });

  it('stands once in the history when several servers find the same', async () => {
    await Promise.all([takeBackJudged(store, verdict()), takeBackJudged(store, verdict())]);
    expect((await readHistory(store)).filter(({ what }) => what === 'canary ended')).toHaveLength(1);
  });

  // It asks nothing of a store but what the moves do.
  if (kind !== 'folder') return;

  describe('followed by a command', () => {
    const lines: string[] = [];
    const place = () => ({ folder: '', output: '', store });
    const asked: (string | undefined)[] = [];
    const siteSays = (verdicts: readonly Verdict[] | undefined) => {
      jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { headers } = {}) => {
        asked.push((headers as Record<string, string>)['authorization']);
        return verdicts ? Response.json(verdicts) : new Response('', { status: 404 });
      });
    };
    beforeEach(() => {
      lines.length = 0;
      asked.length = 0;
      jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
      process.env['RELEASES_TOKEN'] = 'a-token-of-the-site';
    });
    afterEach(() => {
      delete process.env['RELEASES_TOKEN'];
      jest.restoreAllMocks();
    });

    it('is taken back, which the command ends with as a failure', async () => {
      siteSays([verdict()]);
      await expect(watchCanary(place())).rejects.toThrow(
        'mf-blog 1.1.0-bbbbbbbb was taken back; 1.0.0-aaaaaaaa',
      );
      expect(lines).toEqual(['mf-blog 1.1.0-bbbbbbbb: worse than 1.0.0-aaaaaaaa: errors']);
      expect(await now()).toEqual(['1.0.0-aaaaaaaa', null]);
      expect(asked).toEqual(['Bearer a-token-of-the-site']);
      await watchCanary(place());
      expect(lines.at(-1)).toBe('mf-blog has no canary; 1.0.0-aaaaaaaa is live');
    });

    it('is promoted where it was given so, and else only said to be good', async () => {
      siteSays([verdict({ verdict: 'good', auto: false })]);
      await watchCanary(place());
      expect(await now()).toEqual(['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']);
      siteSays([verdict({ verdict: 'good' })]);
      await watchCanary(place());
      expect(await now()).toEqual(['1.1.0-bbbbbbbb', null]);
    });

    it('is looked at once for a timer, and a site that does not tell is named with what it needs', async () => {
      siteSays([verdict({ verdict: 'undecided', sentence: 'not decided after 3 minutes' })]);
      await watchCanary(place(), { once: true });
      expect(lines).toEqual(['mf-blog 1.1.0-bbbbbbbb: not decided after 3 minutes']);
      siteSays(undefined);
      await expect(watchCanary(place(), { once: true })).rejects.toThrow('RELEASES_TOKEN must be the one');
    });
  });
});
