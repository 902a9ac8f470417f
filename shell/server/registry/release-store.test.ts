import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import { BUNDLE, releaseOf } from './releases.test-kit.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

const release = releaseOf('1.0.0-aaaaaaaa');

describe('the store of releases', () => {
  let folder: string;
  let store: ReleaseStore;
  let fetches: number;
  const fetching = (content: Buffer) => () => {
    fetches += 1;
    return Promise.resolve({ ok: true as const, value: content });
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-store-'));
    store = createReleaseStore(folder);
    fetches = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gives back what was kept last, after a restart too', async () => {
    expect(await store.read('mf-blog')).toBeUndefined();
    await store.write(release);
    const next = releaseOf('1.1.0-bbbbbbbb');
    await store.write(next);
    expect(await createReleaseStore(folder).read('mf-blog')).toEqual(next);
    expect(await store.read('mf-forms')).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"name":"mf-blog"}'])('has nothing where %j stands', async (content) => {
    await store.write(release);
    writeFileSync(path.join(folder, 'mf-blog/release.json'), content);
    expect(await store.read('mf-blog')).toBeUndefined();
  });

  it('leaves no half-written file behind', async () => {
    await store.write(release);
    await store.bundle(release, fetching(BUNDLE));
    expect(readdirSync(path.join(folder, 'mf-blog')).toSorted()).toEqual([
      '1.0.0-aaaaaaaa.cjs',
      'release.json',
    ]);
  });

  it('fetches a bundle once', async () => {
    const one = await store.bundle(release, fetching(BUNDLE));
    const other = await createReleaseStore(folder).bundle(release, fetching(BUNDLE));
    expect(one).toEqual(other);
    expect(fetches).toBe(1);
    expect(one.ok && readFileSync(one.value)).toEqual(BUNDLE);
  });

  it('never gives a bundle that does not match its hash, nor keeps it', async () => {
    const refused = await store.bundle(release, fetching(Buffer.from('evil')));
    expect(refused).toEqual({ ok: false, error: 'the server bundle does not match its hash' });
    expect(existsSync(path.join(folder, 'mf-blog'))).toBe(false);
  });

  it('fetches anew what was changed on the disk', async () => {
    const { value: file } = (await store.bundle(release, fetching(BUNDLE))) as { value: string };
    writeFileSync(file, 'evil');
    expect(await store.bundle(release, fetching(BUNDLE))).toEqual({ ok: true, value: file });
    expect(integrityOf(readFileSync(file))).toBe(integrityOf(BUNDLE));
    expect(fetches).toBe(2);
  });

  it('says why a bundle cannot be had', async () => {
    const failure = { ok: false as const, error: 'answered 500' };
    expect(await store.bundle(release, () => Promise.resolve(failure))).toEqual(failure);
    expect((await store.bundle(releaseOf('1-a', { server: null }), fetching(BUNDLE))).ok).toBe(false);
    expect(fetches).toBe(0);
  });

  it('keeps the five bundles of a remote that were asked for last', async () => {
    const bundleOf = async (id: string) => {
      await store.bundle(releaseOf(id), fetching(BUNDLE));
      // Files tell their time by the millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    for (const id of ['1-a', '2-b', '3-c', '4-d', '5-e']) await bundleOf(id);
    // Gone back to.
    await bundleOf('1-a');
    await bundleOf('6-f');
    expect(readdirSync(path.join(folder, 'mf-blog')).toSorted()).toEqual(
      ['1-a', '3-c', '4-d', '5-e', '6-f'].map((id) => `${id}.cjs`),
    );
  });
});
