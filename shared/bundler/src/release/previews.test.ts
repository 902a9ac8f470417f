import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseId, type Release } from '@shared/contract';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { makeRelease } from '../testing/releases.test-kit.ts';
import { cleanReleases, goLive, hold, setCanary } from './moves.ts';
import { previewKey } from './preview-name.ts';
import { cleanPreviews, endPreview, showPreview } from './previews.ts';
import { readPointer, readPointerFile, readReleases } from './releases.ts';

const DAY = 86_400_000;
const today = new Date('2026-03-01T12:00:00.000Z');
const later = (days: number) => ({ now: new Date(today.getTime() + days * DAY) });

describe('the previews of a remote', () => {
  let root: string;
  let store: Store;
  const make = (version: string, hash: string): Promise<Release> =>
    makeRelease(store, { version, hash, builtAt: today.toISOString() });

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'previews-'));
    store = folderStore(path.join(root, 'blog'));
    await goLive(store, await make('1.0.0', 'aaaaaaaa'), later(0));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Keys in the pointer that sites read. */
  const shown = async () => (await readPointerFile(store))?.previews.map(({ key }) => key);
  const kept = async () => (await readReleases(store)).map(releaseId).toSorted();

  it('are in the pointer for 14 days, by a hash of what their link names them by', async () => {
    const { name, until } = await showPreview(store, await make('1.1.0', 'bbbbbbbb'), 'cards', later(0));
    expect(name).toMatch(/^1\.1\.0-bbbbbbbb~[\w-]{22}$/);
    expect(until).toBe('2026-03-15T12:00:00.000Z');
    expect((await readPointerFile(store))?.previews).toEqual([{ key: previewKey(name), until }]);
    const json = String(await store.read('release.json'));
    expect([json.includes('bbbbbbbb'), json.includes(name.split('~')[1] ?? '')]).toEqual([false, false]);
    expect((await readPointer(store, later(14).now))?.previews).toEqual([]);
    expect((await readPointerFile(store))?.release.folder).toBe('releases/1.0.0-aaaaaaaa/');
  });

  it('are one a branch, and the earlier one is deleted', async () => {
    await showPreview(store, await make('1.1.0', 'bbbbbbbb'), 'cards', later(0));
    const other = await showPreview(store, await make('1.1.0', 'cccccccc'), 'prices', later(0));
    const next = await showPreview(store, await make('1.1.0', 'dddddddd'), 'cards', later(1));
    expect(await shown()).toEqual([previewKey(other.name), previewKey(next.name)]);
    expect(await cleanPreviews(store, later(1))).toEqual(['1.1.0-bbbbbbbb']);
    expect(await cleanPreviews(store, later(1))).toEqual([]);
    expect(await kept()).toEqual(['1.0.0-aaaaaaaa', '1.1.0-cccccccc', '1.1.0-dddddddd']);
  });

  it('that have ended are deleted, and no sooner, whatever else is cleaned', async () => {
    await showPreview(store, await make('1.1.0', 'bbbbbbbb'), 'cards', later(0));
    expect(await cleanReleases(store, 0, later(13))).toEqual([]);
    expect(await cleanPreviews(store, later(13))).toEqual([]);
    expect(await cleanPreviews(store, later(14))).toEqual(['1.1.0-bbbbbbbb']);
    expect([await kept(), await shown()]).toEqual([['1.0.0-aaaaaaaa'], []]);
  });

  it('are ended by their branch before their time', async () => {
    await showPreview(store, await make('1.1.0', 'bbbbbbbb'), 'cards', later(0));
    await expect(endPreview(store, 'card', later(1))).rejects.toThrow('no preview of card; there are: cards');
    await endPreview(store, 'cards', later(1));
    expect(await shown()).toEqual([]);
    expect(await cleanPreviews(store, later(1))).toEqual(['1.1.0-bbbbbbbb']);
  });

  it('are kept when they are anything else too: live, a canary, held, or another branch’s preview', async () => {
    const made = await Promise.all(
      ['bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee'].map((hash) => make('1.1.0', hash)),
    );
    const [live, canary, held, both] = made as [Release, Release, Release, Release];
    for (const [index, release] of made.entries())
      // oxlint-disable-next-line no-await-in-loop
      await showPreview(store, release, `branch ${index}`, later(0));
    await goLive(store, live, later(1));
    await setCanary(store, releaseId(canary), 10, later(1));
    await hold(store, held, later(1));
    await showPreview(store, both, 'yet another', later(7));
    expect(await cleanPreviews(store, later(15))).toEqual([]);
    expect(await kept()).toContain('1.1.0-eeeeeeee');
    expect(await cleanPreviews(store, later(21))).toEqual(['1.1.0-eeeeeeee']);
  });

  it('need something live that they stand in the place of', async () => {
    const empty = folderStore(path.join(root, 'empty'));
    const release = await makeRelease(empty, { version: '1.0.0', hash: 'aaaaaaaa' });
    await expect(showPreview(empty, release, 'cards')).rejects.toThrow('nothing was released');
  });
});
