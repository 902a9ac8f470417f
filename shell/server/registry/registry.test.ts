import { guestRoutes, releaseId, REMOTE_NAMES, type RemoteName } from '@shared/contract';
import { createFakeClock, settle, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { renderFailure } from '../rendering/render-outcome.ts';
import { requestFor } from '../rendering/renderings.test-kit.ts';
import type { LiveRemotePorts } from './live-remote.ts';
import { startRegistry, type Registry } from './registry.ts';
import {
  createFakeOrigin,
  createFakePool,
  createFakeStore,
  pointerTo,
  releaseOf,
  shellContract,
  type FakeOrigin,
  type FakePool,
} from './releases.test-kit.ts';

const first = releaseOf('1.0.0-aaaaaaaa');
const second = releaseOf('1.1.0-bbbbbbbb');

describe('the registry', () => {
  let clock: FakeClock;
  let origins: Record<RemoteName, FakeOrigin>;
  let pools: FakePool[];
  let registry: Registry;

  beforeEach(async () => {
    clock = createFakeClock();
    pools = [];
    origins = Object.fromEntries(REMOTE_NAMES.map((name) => [name, createFakeOrigin()])) as Record<
      RemoteName,
      FakeOrigin
    >;
    origins['mf-blog'].says(pointerTo(first));
    registry = await startRegistry(origins, 2000, {
      clock,
      shell: shellContract,
      store: createFakeStore(),
      async startPool(_release, bundle) {
        const pool = createFakePool(bundle);
        pools.push(pool);
        return pool;
      },
      log: () => {},
    });
  });
  afterEach(() => registry.close());

  const baseFor = (cohort?: number) => registry.seenBy(cohort).snapshot().remotes['mf-blog']?.base;
  const showCanary = async (percent: number) => {
    origins['mf-blog'].holds(second);
    origins['mf-blog'].says(pointerTo(first, { canary: { folder: second.folder, percent } }));
    await clock.pass(2000);
  };

  it('knows what each origin has, and what none has', () => {
    expect(baseFor()).toBe('/remotes/mf-blog/releases/1.0.0-aaaaaaaa/');
    expect(registry.missing()).toEqual(REMOTE_NAMES.filter((name) => name !== 'mf-blog'));
    expect(registry.loads().filter(({ name }) => name === 'mf-blog')).toMatchObject([
      { release: '1.0.0-aaaaaaaa', channel: 'live', isPaused: false, waiting: 0 },
    ]);
    expect(registry.states().find(({ name }) => name === 'mf-blog')).toEqual({
      name: 'mf-blog',
      live: first,
      canary: null,
      rendered: true,
      problem: null,
    });
    expect(registry.states().find(({ name }) => name === 'mf-forms')).toMatchObject({
      live: null,
      problem: 'does not answer',
    });
  });

  it('takes up a new release at the next poll', async () => {
    const before = registry.seenBy(undefined);
    const { key } = before;
    expect(registry.seenBy(7)).toBe(before);
    origins['mf-blog'].says(pointerTo(second));
    await clock.pass(1999);
    expect(baseFor()).toContain(first.folder);
    await clock.pass(1);
    expect(baseFor()).toContain(second.folder);
    expect(registry.seenBy(undefined).key).not.toBe(key);
    expect(before.snapshot().remotes['mf-blog']?.base).toContain(first.folder);
  });

  it('has guests beside them, for as long as they keep to what they are allowed', async () => {
    const careers = (id: string, at: string) =>
      releaseOf(id, {
        name: 'mf-careers',
        container: { file: 'browser/container.js', global: 'mf_careers' },
        namespaces: ['mf-careers'],
        routes: [
          {
            path: at,
            files: { ar: [], en: [] },
            guest: { title: { ar: 'الوظائف', en: 'Careers' }, rendering: 'server' },
          },
        ],
      });
    const origin = createFakeOrigin();
    const below = ['/careers'];
    const shell = { ...shellContract, guests: [{ name: 'mf-careers', below, placedBy: ['mf-blog'] }] };
    origin.says(pointerTo(careers('1.0.0-cccccccc', '/careers')));
    const guests = { ...origins, 'mf-careers': origin };
    const other = await startOther({ shell }, guests);
    expect(other.seenBy(undefined).snapshot().remotes['mf-careers']?.placedBy).toEqual([
      'mf-careers',
      'mf-blog',
    ]);
    const pages = () => guestRoutes(other.seenBy(undefined).snapshot()).map(({ path }) => path);
    expect(pages()).toEqual(['/careers']);
    origin.says(pointerTo(careers('1.1.0-dddddddd', '/sell')));
    await clock.pass(2000);
    expect(pages()).toEqual(['/careers']);
    expect(other.states().find(({ name }) => name === 'mf-careers')?.problem).toContain(
      'has the route /sell, and is allowed /careers alone.',
    );
    origin.says(undefined);
    await clock.pass(2000);
    expect(other.missing()).not.toContain('mf-careers');
    await other.close();
    const elsewhere = await startOther(
      { shell: { ...shell, guests: [{ name: 'mf-careers', below: ['/jobs'] }] } },
      guests,
    );
    expect(guestRoutes(elsewhere.seenBy(undefined).snapshot())).toEqual([]);
    await elsewhere.close();
  });

  /** Another registry of the same origins, as far as it comes in five seconds. */
  async function startOther(
    ports: Partial<LiveRemotePorts> = {},
    from: Record<string, FakeOrigin> = origins,
  ): Promise<Registry> {
    const starting = startRegistry(from, 2000, {
      clock,
      shell: shellContract,
      store: createFakeStore(),
      startPool: async (_release, bundle) => createFakePool(bundle),
      log: () => {},
      ...ports,
    });
    await clock.pass(5000);
    return starting;
  }

  it.each<[string, Partial<LiveRemotePorts>]>([
    ['a bundle never loads', { startPool: () => new Promise(() => {}) }],
    ['a bundle cannot be loaded', { startPool: () => Promise.reject(new Error('on purpose')) }],
    [
      'what was kept cannot be read',
      { store: { ...createFakeStore(), read: () => Promise.reject(new Error('EIO')) } },
    ],
  ])('comes up, with the page in the browser, when %s', async (_what, broken) => {
    const other = await startOther(broken);
    expect(other.seenBy(undefined).snapshot().remotes['mf-blog']?.base).toContain(first.folder);
    await other.close();
  });

  it('misses one whose origin has ended, where its files would come from, until it is back', async () => {
    origins['mf-blog'].says(undefined);
    await clock.pass(2000);
    expect(registry.missing()).toContain('mf-blog');
    expect(baseFor()).toBe('/remotes/mf-blog/releases/1.0.0-aaaaaaaa/');
    origins['mf-blog'].says(pointerTo(first));
    await clock.pass(2000);
    expect(registry.missing()).not.toContain('mf-blog');
  });

  it('comes up when an origin never answers, and has its release as soon as it does', async () => {
    const waiting: (() => void)[] = [];
    const { pointer } = origins['mf-blog'];
    origins['mf-blog'].pointer = () => new Promise((resolve) => waiting.push(() => resolve(pointer())));
    const other = await startOther();
    expect(other.missing()).toContain('mf-blog');
    for (const answer of waiting) answer();
    await settle();
    expect(other.missing()).not.toContain('mf-blog');
    await other.close();
  });

  it('asks the others on when one origin never answers', async () => {
    origins['mf-forms'].pointer = () => new Promise(() => {});
    await clock.pass(2000);
    origins['mf-blog'].says(pointerTo(second));
    await clock.pass(2000);
    expect(baseFor()).toContain(second.folder);
  });

  it('asks on when a poll has thrown', async () => {
    const { pointer } = origins['mf-blog'];
    origins['mf-blog'].pointer = () => Promise.reject(new Error('on purpose'));
    await clock.pass(2000);
    origins['mf-blog'].pointer = pointer;
    origins['mf-blog'].says(pointerTo(second));
    await clock.pass(2000);
    expect(baseFor()).toContain(second.folder);
  });

  it('shows a canary to its share of the visitors, and to nobody without a cohort', async () => {
    expect(registry.hasCanary()).toBe(false);
    await showCanary(30);
    expect(registry.hasCanary()).toBe(true);
    const cohorts = Array.from({ length: 100 }, (_, cohort) => cohort);
    expect(cohorts.filter((cohort) => baseFor(cohort)?.includes(second.folder))).toHaveLength(30);
    expect(baseFor()).toContain(first.folder);
    expect(new Set(cohorts.map((cohort) => registry.seenBy(cohort).key)).size).toBe(2);
    expect(new Set(cohorts.map((cohort) => registry.seenBy(cohort))).size).toBe(2);
  });

  it('gives a canary to nobody any more once it is withdrawn, until it is given once more', async () => {
    await showCanary(30);
    const cohorts = Array.from({ length: 100 }, (_, cohort) => cohort);
    const seeing = () => cohorts.filter((cohort) => baseFor(cohort)?.includes(second.folder)).length;
    registry.withdraw({ remote: 'mf-blog', release: '9.9.9-ffffffff', given: '' });
    registry.withdraw({ remote: 'mf-blog', release: releaseId(second), given: 'another time' });
    expect(seeing()).toBe(30);
    registry.withdraw({ remote: 'mf-blog', release: releaseId(second), given: '' });
    expect([seeing(), registry.hasCanary()]).toEqual([0, false]);
    expect(registry.states().find(({ name }) => name === 'mf-blog')?.canary).toEqual({
      ...{ release: second, percent: 30, withdrawn: true },
    });
    // The pointer still says the same.
    await clock.pass(4000);
    expect(seeing()).toBe(0);
    const canary = { folder: second.folder, percent: 30, since: '2026-01-02T00:00:00.000Z' };
    origins['mf-blog'].says(pointerTo(first, { canary }));
    await clock.pass(2000);
    expect([seeing(), registry.hasCanary()]).toEqual([30, true]);
    expect(registry.canaries()).toEqual([
      {
        ...{ remote: 'mf-blog', canary: second, live: first, percent: 30, given: canary.since },
        ...{ auto: false, withdrawn: false },
      },
    ]);
  });

  it('tells whether the other release renders what one could not', async () => {
    await showCanary(30);
    const request = requestFor('/blog');
    const [livePool] = pools;
    const ask = () => registry.doesOtherRender(second, request);
    expect([await ask(), await registry.doesOtherRender(first, request)]).toEqual([true, true]);
    livePool?.answersWith(renderFailure('threw', 'on purpose'));
    expect([await ask(), await registry.doesOtherRender(first, request)]).toEqual([false, true]);
    livePool?.answersWith(renderFailure('crowded', 'on purpose'));
    expect(await ask()).toBeUndefined();
    expect(registry.loads().some(({ isPaused }) => isPaused)).toBe(false);
  });

  it('has each visitor’s page rendered by the release that this visitor gets', async () => {
    await showCanary(99);
    const bundleFor = async (cohort: number | undefined) => {
      const outcome = await registry.seenBy(cohort).render('mf-blog', requestFor('/blog'));
      return outcome.ok && outcome.value.html.toString();
    };
    const seen = await Promise.all(
      [undefined, ...Array.from({ length: 100 }, (_, each) => each)].map(bundleFor),
    );
    expect(seen[0]).toContain(first.folder);
    expect(seen.filter((bundle) => bundle && bundle.includes(second.folder))).toHaveLength(99);
  });

  it('pins files by their hash, and knows none of others', () => {
    const view = registry.seenBy(undefined);
    expect(view.integrity('mf-blog', 'browser/container.js')).toBe('sha384-container');
    expect(view.integrity('mf-blog', 'browser/other.js')).toBeUndefined();
    expect(view.integrity('mf-forms', 'browser/container.js')).toBeUndefined();
  });

  it('leaves a remote that it knows no release of to the browser', async () => {
    const outcome = await registry.seenBy(undefined).render('mf-forms', requestFor('/contact'));
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'no-bundle' } });
  });

  it('asks no more once it is closed, and ends all workers', async () => {
    const pointer = jest.spyOn(origins['mf-blog'], 'pointer');
    await registry.close();
    await clock.pass(10_000);
    await settle();
    expect(pointer).not.toHaveBeenCalled();
    expect(pools.every((pool) => pool.isDrained())).toBe(true);
  });
});
