import { releaseId, type Release } from '@shared/contract';
import { openStores, STORES, type OpenStores } from '../testing/stores.test-kit.ts';
import type { Store } from '../store/store.ts';
import { makeRelease } from '../testing/releases.test-kit.ts';
import { cleanReleases, goLive, promote, rollBack, setCanary } from './moves.ts';
import { findRelease, readPointer, readReleases } from './releases.ts';

const DAY = 86_400_000;
const today = new Date('2026-03-01T12:00:00.000Z');

let stores: OpenStores;
beforeAll(async () => (stores = await openStores()));
afterAll(() => stores.close());

describe.each(STORES)('the releases of a remote, in a %s', (kind) => {
  let store: Store;
  beforeEach(async () => (store = await stores.open(kind)));

  /** Puts a release there as a build leaves it, `age` days old. */
  const make = (version: string, hash: string, age = 0): Promise<Release> =>
    makeRelease(store, { version, hash, builtAt: new Date(today.getTime() - age * DAY).toISOString() });
  const live = async () => {
    const pointer = await readPointer(store);
    return pointer && releaseId(pointer.release);
  };

  it('goes live, and goes back to the one before, which does not lead forward again', async () => {
    const [first, second, third] = await Promise.all([
      make('1.0.0', 'aaaaaaaa', 3),
      make('1.1.0', 'bbbbbbbb', 2),
      make('1.2.0', 'cccccccc', 1),
    ]);
    for (const release of [first, second, third]) await goLive(store, release, { now: today });
    expect(await live()).toBe('1.2.0-cccccccc');
    await rollBack(store);
    expect(await live()).toBe('1.1.0-bbbbbbbb');
    await rollBack(store);
    expect(await live()).toBe('1.0.0-aaaaaaaa');
    await expect(rollBack(store)).rejects.toThrow('no release of mf-blog before 1.0.0-aaaaaaaa');
    await rollBack(store, '1.2.0');
    expect(await live()).toBe('1.2.0-cccccccc');
    expect(String(await store.read('index.html'))).toContain('1.2.0-cccccccc');
  });

  it('ends a running canary when another release goes live or comes back, but where it is to be kept', async () => {
    const first = await make('1.0.0', 'aaaaaaaa');
    const second = await make('1.1.0', 'bbbbbbbb');
    const third = await make('1.2.0', 'cccccccc');
    await make('2.0.0', 'dddddddd');
    const canary = async () => (await readPointer(store))?.canary ?? undefined;
    await goLive(store, first);
    await setCanary(store, '2.0.0', 50);
    await goLive(store, first);
    expect(await canary()).toBeDefined();
    await goLive(store, second, { keepCanary: true });
    expect(await canary()).toBeDefined();
    await goLive(store, third);
    expect(await canary()).toBeUndefined();
    await setCanary(store, '2.0.0', 50);
    await rollBack(store, undefined, { keepCanary: true });
    expect(await canary()).toBeDefined();
    await rollBack(store);
    expect(await canary()).toBeUndefined();
  });

  it('is named by its id, the end of it, or a version that only one has', async () => {
    await make('1.0.0', 'aaaaaaaa');
    await make('1.0.0', 'bbbbbbbb');
    await make('2.0.0', 'cccccccc');
    expect((await findRelease(store, 'bbbbbbbb')).folder).toBe('releases/1.0.0-bbbbbbbb/');
    expect((await findRelease(store, '2.0.0')).folder).toBe('releases/2.0.0-cccccccc/');
    await expect(findRelease(store, '1.0.0')).rejects.toThrow('name one of them');
    await expect(findRelease(store, '3.0.0')).rejects.toThrow('there is no release 3.0.0; there are:');
  });

  it('gives a canary to a share, keeps it through another release that says so, and promotes it', async () => {
    await goLive(store, await make('1.0.0', 'aaaaaaaa', 2), { now: today });
    await make('1.1.0', 'bbbbbbbb', 1);
    await setCanary(store, '1.1.0', 30);
    await goLive(store, await make('1.0.1', 'cccccccc'), { now: today, keepCanary: true });
    expect((await readPointer(store))?.canary).toMatchObject({
      folder: 'releases/1.1.0-bbbbbbbb/',
      percent: 30,
    });
    await promote(store);
    expect(await live()).toBe('1.1.0-bbbbbbbb');
    expect((await readPointer(store))?.canary).toBeNull();
    await expect(promote(store)).rejects.toThrow('mf-blog has no canary');
  });

  it('ends a canary at 0 percent and refuses a share that is none', async () => {
    await goLive(store, await make('1.0.0', 'aaaaaaaa'), { now: today });
    await make('1.1.0', 'bbbbbbbb');
    await setCanary(store, '1.1.0', 30);
    await setCanary(store, '1.1.0', 0);
    expect((await readPointer(store))?.canary).toBeNull();
    for (const percent of [-1, 100, 0.5, Number.NaN])
      await expect(setCanary(store, '1.1.0', percent)).rejects.toThrow('whole percentage');
    await expect(setCanary(store, '1.0.0', 10)).rejects.toThrow('live already');
  });

  it('deletes what was replaced long ago, and nothing that somebody may need', async () => {
    const releases = await Promise.all([
      make('1.0.0', 'aaaaaaaa', 90),
      make('1.1.0', 'bbbbbbbb', 80),
      make('1.2.0', 'cccccccc', 70),
      make('1.3.0', 'dddddddd', 60),
    ]);
    await make('0.9.0', 'eeeeeeee', 100);
    await make('2.0.0', 'ffffffff', 50);
    // Replaced 80, 70 and 10 days ago.
    for (const [index, release] of releases.entries())
      await goLive(store, release, { now: new Date(today.getTime() - ([90, 80, 70, 10][index] ?? 0) * DAY) });
    await setCanary(store, '2.0.0', 5);
    const gone = await cleanReleases(store, 30, { now: today });
    expect(gone.toSorted()).toEqual(['0.9.0-eeeeeeee', '1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']);
    expect((await readReleases(store)).map(releaseId).toSorted()).toEqual([
      '1.2.0-cccccccc',
      '1.3.0-dddddddd',
      '2.0.0-ffffffff',
    ]);
    await rollBack(store);
    expect(await live()).toBe('1.2.0-cccccccc');
  });

  it('keeps what was replaced only lately, however old it is', async () => {
    await goLive(store, await make('1.0.0', 'aaaaaaaa', 90), { now: today });
    await goLive(store, await make('1.1.0', 'bbbbbbbb', 2), { now: new Date(today.getTime() - 2 * DAY) });
    await goLive(store, await make('1.2.0', 'cccccccc', 1), { now: new Date(today.getTime() - DAY) });
    expect(await cleanReleases(store, 30, { now: today })).toEqual([]);
    expect(await cleanReleases(store, 1.5, { now: today })).toEqual(['1.0.0-aaaaaaaa']);
  });
});
