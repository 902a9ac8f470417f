import { createFakeClock, settle, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { createLiveRemote, type LiveRemote, type LiveRemotePorts } from './live-remote.ts';
import {
  createFakeOrigin,
  createFakePool,
  createFakeStore,
  pointerTo,
  releaseOf,
  shellContract,
  type FakeOrigin,
  type FakePool,
  type FakeStore,
} from './releases.test-kit.ts';

const first = releaseOf('1.0.0-aaaaaaaa');
const second = releaseOf('1.1.0-bbbbbbbb');
/** Built for a contract that this shell does not know. */
const unfit = releaseOf('9.0.0-ffffffff', { contract: 99 });

describe('a remote as the document server knows it', () => {
  let origin: FakeOrigin;
  let store: FakeStore;
  let pools: FakePool[];
  let lines: string[];
  let remote: LiveRemote;
  let ports: LiveRemotePorts;
  let clock: FakeClock;

  beforeEach(() => {
    clock = createFakeClock();
    origin = createFakeOrigin();
    store = createFakeStore();
    pools = [];
    lines = [];
    ports = {
      shell: shellContract,
      store,
      async startPool(_release, bundle) {
        const pool = createFakePool(bundle);
        pools.push(pool);
        return pool;
      },
      log: (line) => lines.push(line),
    };
    remote = createLiveRemote('mf-blog', origin, ports);
  });

  const live = () => remote.live()?.release.folder;
  const drained = () => pools.map((pool) => pool.isDrained());

  it('has the previews that its origin has named last, also while that does not answer', async () => {
    const previews = [{ key: 'a1'.repeat(32), until: '2026-01-15T00:00:00.000Z' }];
    origin.says(pointerTo(first, { previews }));
    await remote.poll();
    origin.says(undefined);
    await remote.poll();
    expect(remote.pointer()?.previews).toEqual(previews);
    origin.says(pointerTo(first));
    await remote.poll();
    expect(remote.pointer()?.previews).toEqual([]);
  });

  describe('at the start', () => {
    it('is what was kept, and with nothing kept nothing', async () => {
      await remote.restore();
      expect(live()).toBeUndefined();
      store.kept.set('mf-blog', first);
      await remote.restore();
      expect(live()).toBe(first.folder);
    });

    it('is nothing when what was kept does not fit this shell any more', async () => {
      store.kept.set('mf-blog', unfit);
      await remote.restore();
      expect([live(), pools]).toEqual([undefined, []]);
    });
  });

  describe('when a release is moved to', () => {
    it('is that release, kept for the next start, and the workers before it end', async () => {
      origin.says(pointerTo(first));
      await remote.poll();
      expect([live(), drained()]).toEqual([first.folder, [false]]);
      origin.says(pointerTo(second));
      await remote.poll();
      expect([live(), drained()]).toEqual([second.folder, [true, false]]);
      expect(store.kept.get('mf-blog')).toBe(second);
      expect(lines).toEqual([
        'mf-blog: releases/1.0.0-aaaaaaaa/ is live',
        'mf-blog: releases/1.1.0-bbbbbbbb/ is live',
      ]);
    });

    it('is left alone by polls that bring nothing new', async () => {
      origin.says(pointerTo(first));
      for (let poll = 0; poll < 3; poll += 1) await remote.poll();
      expect(pools).toHaveLength(1);
    });

    it('takes up what a development server has built anew into the same folder', async () => {
      origin.says(pointerTo(first));
      await remote.poll();
      origin.says(pointerTo({ ...first, builtAt: '2026-01-02T00:00:00.000Z' }));
      await remote.poll();
      expect(drained()).toEqual([true, false]);
    });

    it('goes back when the pointer does', async () => {
      for (const release of [first, second, first]) {
        origin.says(pointerTo(release));
        await remote.poll();
      }
      expect(live()).toBe(first.folder);
    });
  });

  describe('when a bundle takes for ever to load', () => {
    const never = () => new Promise<never>(() => {});

    it('comes up without it, where there is nothing else', async () => {
      remote = createLiveRemote('mf-blog', origin, { ...ports, clock, startPool: never });
      origin.says(pointerTo(first));
      const polled = remote.poll();
      await settle();
      expect([live(), remote.live()?.isRendered()]).toEqual([first.folder, false]);
      await clock.pass(2500);
      await polled;
      expect(lines).toEqual(['mf-blog: releases/1.0.0-aaaaaaaa/ is live, rendered in the browser']);
    });

    it('says when its workers were only late', async () => {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      remote = createLiveRemote('mf-blog', origin, {
        ...ports,
        clock,
        startPool: (release, bundle) => begun.then(() => ports.startPool(release, bundle)),
      });
      origin.says(pointerTo(first));
      const polled = remote.poll();
      await settle();
      await clock.pass(2500);
      await polled;
      begin();
      await settle();
      expect(lines).toEqual([
        'mf-blog: releases/1.0.0-aaaaaaaa/ is live, rendered in the browser',
        'mf-blog: releases/1.0.0-aaaaaaaa/ is rendered on the server now',
      ]);
    });

    it('moves to it after a while, and to the mended one that comes after it', async () => {
      let isBroken = false;
      remote = createLiveRemote('mf-blog', origin, {
        ...ports,
        clock,
        startPool: (release, bundle) => (isBroken ? never() : ports.startPool(release, bundle)),
      });
      origin.says(pointerTo(first));
      await remote.poll();
      isBroken = true;
      origin.says(pointerTo(second));
      const polled = remote.poll();
      await clock.pass(2499);
      expect([live(), remote.live()?.isRendered()]).toEqual([first.folder, true]);
      await clock.pass(1);
      await polled;
      expect([live(), remote.live()?.isRendered()]).toEqual([second.folder, false]);
      isBroken = false;
      const third = releaseOf('1.2.0-cccccccc');
      origin.says(pointerTo(third));
      await remote.poll();
      expect([live(), remote.live()?.isRendered()]).toEqual([third.folder, true]);
    });
  });

  it('goes on when its release cannot be kept', async () => {
    store.write = () => Promise.reject(new Error('ENOSPC'));
    origin.holds(second);
    origin.says(pointerTo(first, { canary: { folder: second.folder, percent: 5 } }));
    await remote.poll();
    expect([live(), remote.canary()?.percent, remote.problem()]).toEqual([
      first.folder,
      5,
      `${first.folder} cannot be kept: Error: ENOSPC`,
    ]);
  });

  describe('when its origin fails', () => {
    it('stays what it was; the trouble is said once, and is over when it is over', async () => {
      origin.says(pointerTo(first));
      await remote.poll();
      origin.says(undefined);
      await remote.poll();
      await remote.poll();
      expect([live(), remote.problem()]).toEqual([first.folder, 'does not answer']);
      expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(1);
      origin.says(pointerTo(first));
      await remote.poll();
      expect(remote.problem()).toBeUndefined();
      origin.says(undefined);
      await remote.poll();
      expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(2);
    });

    it('stays what it was when another remote is served there', async () => {
      origin.says(pointerTo(first));
      await remote.poll();
      origin.says(pointerTo({ ...second, name: 'mf-forms' }));
      await remote.poll();
      expect([live(), remote.problem()]).toEqual([first.folder, 'its origin serves mf-forms']);
    });
  });

  describe('when a release breaks the contract', () => {
    it('stays what it was, and says which and why', async () => {
      origin.says(pointerTo(first));
      await remote.poll();
      origin.holds(second);
      origin.says(pointerTo(unfit, { previous: [{ folder: second.folder, until: '' }] }));
      await remote.poll();
      expect(live()).toBe(first.folder);
      expect(remote.problem()).toMatch(/^releases\/9\.0\.0-ffffffff\/ is left out: .+/);
    });

    it('is the newest earlier one that fits, when there is none yet', async () => {
      origin.holds(first, second, releaseOf('8.0.0-eeeeeeee', { contract: 99 }));
      const previous = ['releases/8.0.0-eeeeeeee/', 'releases/gone/', second.folder, first.folder];
      origin.says(pointerTo(unfit, { previous: previous.map((folder) => ({ folder, until: '' })) }));
      await remote.poll();
      expect(live()).toBe(second.folder);
    });

    it('is nothing when no earlier one fits either', async () => {
      origin.says(pointerTo(unfit));
      await remote.poll();
      expect(live()).toBeUndefined();
    });
  });

  describe('with a canary', () => {
    const withCanary = (percent: number, folder = second.folder) =>
      pointerTo(first, { canary: { folder, percent } });
    const canary = () => [remote.canary()?.served.release.folder, remote.canary()?.percent];

    beforeEach(() => origin.holds(second));

    it('has both, until the canary is taken back', async () => {
      origin.says(withCanary(10));
      await remote.poll();
      expect([live(), ...canary()]).toEqual([first.folder, second.folder, 10]);
      origin.says(pointerTo(first));
      await remote.poll();
      expect([live(), ...canary(), drained()]).toEqual([first.folder, undefined, undefined, [false, true]]);
    });

    it('changes its share without new workers', async () => {
      origin.says(withCanary(10));
      await remote.poll();
      origin.says(withCanary(50));
      await remote.poll();
      expect([...canary(), pools.length]).toEqual([second.folder, 50, 2]);
    });

    it('takes another canary in its place', async () => {
      const third = releaseOf('1.2.0-cccccccc');
      origin.holds(third);
      origin.says(withCanary(10));
      await remote.poll();
      origin.says(withCanary(10, third.folder));
      await remote.poll();
      expect([canary()[0], drained()]).toEqual([third.folder, [false, true, false]]);
    });

    it('stays as it was when the canary is not to be had, or breaks the contract', async () => {
      origin.says(withCanary(10, 'releases/gone/'));
      await remote.poll();
      expect([...canary(), remote.problem()]).toEqual([
        undefined,
        undefined,
        'its canary cannot be had: releases/gone/ answered 404',
      ]);
      origin.holds(unfit);
      origin.says(withCanary(10, unfit.folder));
      await remote.poll();
      expect(canary()).toEqual([undefined, undefined]);
    });
  });

  it('ends all its workers when it is closed', async () => {
    origin.holds(second);
    origin.says(pointerTo(first, { canary: { folder: second.folder, percent: 5 } }));
    await remote.poll();
    await remote.close();
    expect(drained()).toEqual([true, true]);
  });
});
