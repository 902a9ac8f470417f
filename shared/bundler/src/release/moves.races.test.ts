import { releaseId, type Release } from '@shared/contract';
import { openStores, STORES, type OpenStores } from '../testing/stores.test-kit.ts';
import { makeRelease } from '../testing/releases.test-kit.ts';
import type { Store } from '../store/store.ts';
import { goLive, rollBack, setCanary } from './moves.ts';
import { findRelease, readPointer, readPointerFile } from './releases.ts';

let stores: OpenStores;
beforeAll(async () => (stores = await openStores()));
afterAll(() => stores.close());

/** A server's are slow, and what is read of both is the same. */
const ROUNDS = { folder: 20, bucket: 6 };
const DIGITS = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];

describe.each(STORES)('commands at once, in a %s', (kind) => {
  let store: Store;
  let [first, second, third]: (Release | undefined)[] = [];

  /** Another store with three releases, of which the first is live. */
  async function begin(): Promise<Record<'first' | 'second' | 'third', Release>> {
    store = await stores.open(kind);
    const made = await Promise.all(
      DIGITS.map((hash, index) => makeRelease(store, { version: `1.${index}.0`, hash })),
    );
    [first, second, third] = made;
    if (!first || !second || !third) throw new Error('three were made');
    await goLive(store, first);
    return { first, second, third };
  }
  /** What sites read. */
  const served = async () => {
    const pointer = await readPointerFile(store);
    return pointer && releaseId(pointer.release);
  };
  const idsOf = async () => {
    const pointer = await readPointer(store);
    return pointer && [pointer.release, ...pointer.previous].map(releaseId);
  };

  it('lose no release, and say whose is live', async () => {
    for (let round = 0; round < ROUNDS[kind]; round += 1) {
      // Each round begins anew.
      // oxlint-disable no-await-in-loop
      const made = await begin();
      const outcomes = await Promise.allSettled([goLive(store, made.second), goLive(store, made.third)]);
      const ids = await idsOf();
      expect(ids?.toSorted()).toEqual(DIGITS.map((hash, index) => `1.${index}.0-${hash}`));
      expect(await served()).toBe(ids?.[0]);
      const failures = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [String(outcome.reason)] : [],
      );
      expect(failures.length).toBeLessThan(2);
      for (const failure of failures)
        expect(failure).toContain(`another command was there at the same moment: ${ids?.[0]} is live`);
      // oxlint-enable no-await-in-loop
    }
  });

  it('leave what one of them has released when another goes back from what was before', async () => {
    const made = await begin();
    await goLive(store, made.second);
    // Its release comes in between what the rollback has read and what it does.
    const slow: Store = {
      ...store,
      async write(file, content) {
        if (file.startsWith('log/')) await goLive(store, made.third);
        return store.write(file, content);
      },
    };
    await expect(rollBack(slow)).rejects.toThrow('1.2.0-cccccccc is live, not 1.0.0-aaaaaaaa');
    // Whether the one in between counts as gone back from depends on whose entry has come first.
    const ids = await idsOf();
    expect([await served(), ids?.[0], ids?.at(-1)]).toEqual([
      '1.2.0-cccccccc',
      '1.2.0-cccccccc',
      '1.0.0-aaaaaaaa',
    ]);
  });

  it('leave the newest pointer, however late another’s is written', async () => {
    const made = await begin();
    let servedThen: string | undefined;
    const slow: Store = {
      ...store,
      async write(file, content) {
        if (file === 'release.json' && servedThen === undefined) {
          await goLive(store, made.third);
          servedThen = await served();
        }
        return store.write(file, content);
      },
    };
    await expect(goLive(slow, made.second)).rejects.toThrow('another command was there');
    expect([servedThen, await served()]).toEqual(['1.2.0-cccccccc', '1.2.0-cccccccc']);
  });

  describe('when one is killed', () => {
    const killed = (at: string): Store => ({
      ...store,
      write: (file, content) =>
        file.startsWith(at) ? Promise.reject(new Error('killed')) : store.write(file, content),
    });

    it('before it says anything, leaves what is live', async () => {
      const made = await begin();
      await expect(goLive(killed('log/'), made.second)).rejects.toThrow('killed');
      expect([await served(), await idsOf()]).toEqual(['1.0.0-aaaaaaaa', ['1.0.0-aaaaaaaa']]);
    });

    it('before the pointer, leaves what is live, which the next command, or the same again, moves', async () => {
      const made = await begin();
      await expect(goLive(killed('release.json'), made.second)).rejects.toThrow('killed');
      expect(await served()).toBe('1.0.0-aaaaaaaa');
      await goLive(store, made.second);
      expect(await served()).toBe('1.1.0-bbbbbbbb');
      await expect(goLive(killed('release.json'), made.third)).rejects.toThrow('killed');
      await setCanary(store, '1.0.0', 10);
      expect(await served()).toBe('1.2.0-cccccccc');
    });

    it('while its files come in, has released nothing, and can be repeated', async () => {
      await begin();
      const part = 'releases/2.0.0-dddddddd/browser/remoteEntry.js';
      await store.write(part, 'half');
      await expect(findRelease(store, '2.0.0')).rejects.toThrow('there is no release 2.0.0');
      const whole = await makeRelease(store, { version: '2.0.0', hash: 'dddddddd' });
      await goLive(store, whole);
      expect([await served(), String(await store.read(part))]).toEqual(['2.0.0-dddddddd', 'run("dddddddd")']);
    });
  });

  it('go on from what was live before there was a log', async () => {
    const made = await begin();
    await goLive(store, made.second);
    const before = await readPointerFile(store);
    await store.remove('log');
    expect(await readPointer(store)).toEqual(before);
    await Promise.allSettled([goLive(store, made.third), rollBack(store, '1.0.0')]);
    expect((await idsOf())?.at(-1)).toBe('1.0.0-aaaaaaaa');
    expect(await served()).toBe('1.2.0-cccccccc');
  });

  it('are refused where another remote’s releases are', async () => {
    const made = await begin();
    await expect(goLive(store, { ...made.second, name: 'mf-forms' })).rejects.toThrow(
      'holds the releases of mf-blog; mf-forms needs a place of its own',
    );
  });
});
