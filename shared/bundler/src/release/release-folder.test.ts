import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseId, type Release } from '@shared/contract';
import {
  cleanReleases,
  findRelease,
  goLive,
  promote,
  readPointer,
  readReleases,
  rollBack,
  setCanary,
} from './release-folder.ts';

const DAY = 86_400_000;
const today = new Date('2026-03-01T12:00:00.000Z');

describe('the releases of a remote, in a folder', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'releases-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Writes a release as a build leaves it, `age` days old. */
  function make(version: string, hash: string, age = 0): Release {
    const release: Release = {
      name: 'mf-blog',
      version,
      commit: '',
      contract: 1,
      builtAt: new Date(today.getTime() - age * DAY).toISOString(),
      folder: `releases/${version}-${hash}/`,
      container: { file: 'browser/remoteEntry.js', global: 'mf_blog' },
      manifest: 'browser/mf-manifest.json',
      exposes: ['./remote'],
      routes: [],
      parcels: [],
      slots: [],
      startUp: false,
      namespaces: ['mf-blog'],
      server: null,
      shared: {},
      integrity: { 'browser/remoteEntry.js': 'sha384-x' },
    };
    mkdirSync(path.join(root, release.folder), { recursive: true });
    writeFileSync(path.join(root, release.folder, 'release.json'), JSON.stringify(release));
    return release;
  }
  const live = async () => {
    const pointer = await readPointer(root);
    return pointer && releaseId(pointer.release);
  };

  it('goes live, and goes back to the one before, which does not lead forward again', async () => {
    const [first, second, third] = [
      make('1.0.0', 'aaaaaaaa', 3),
      make('1.1.0', 'bbbbbbbb', 2),
      make('1.2.0', 'cccccccc', 1),
    ];
    for (const release of [first, second, third]) await goLive(root, release, { now: today });
    expect(await live()).toBe('1.2.0-cccccccc');
    await rollBack(root);
    expect(await live()).toBe('1.1.0-bbbbbbbb');
    await rollBack(root);
    expect(await live()).toBe('1.0.0-aaaaaaaa');
    await expect(rollBack(root)).rejects.toThrow('no release of mf-blog before 1.0.0-aaaaaaaa');
    await rollBack(root, '1.2.0');
    expect(await live()).toBe('1.2.0-cccccccc');
    expect(readFileSync(path.join(root, 'index.html'), 'utf8')).toContain('1.2.0-cccccccc');
  });

  it('ends a running canary when another release goes live or comes back, but where it is to be kept', async () => {
    const first = make('1.0.0', 'aaaaaaaa');
    const second = make('1.1.0', 'bbbbbbbb');
    const third = make('1.2.0', 'cccccccc');
    make('2.0.0', 'dddddddd');
    const canary = async () => (await readPointer(root))?.canary ?? undefined;
    await goLive(root, first);
    await setCanary(root, '2.0.0', 50);
    await goLive(root, first);
    expect(await canary()).toBeDefined();
    await goLive(root, second, { keepCanary: true });
    expect(await canary()).toBeDefined();
    await goLive(root, third);
    expect(await canary()).toBeUndefined();
    await setCanary(root, '2.0.0', 50);
    await rollBack(root, undefined, { keepCanary: true });
    expect(await canary()).toBeDefined();
    await rollBack(root);
    expect(await canary()).toBeUndefined();
  });

  it('is named by its id, the end of it, or a version that only one has', async () => {
    make('1.0.0', 'aaaaaaaa');
    make('1.0.0', 'bbbbbbbb');
    make('2.0.0', 'cccccccc');
    expect((await findRelease(root, 'bbbbbbbb')).folder).toBe('releases/1.0.0-bbbbbbbb/');
    expect((await findRelease(root, '2.0.0')).folder).toBe('releases/2.0.0-cccccccc/');
    await expect(findRelease(root, '1.0.0')).rejects.toThrow('name one of them');
    await expect(findRelease(root, '3.0.0')).rejects.toThrow('there is no release 3.0.0; there are:');
  });

  it('gives a canary to a share, keeps it through another release that says so, and promotes it', async () => {
    await goLive(root, make('1.0.0', 'aaaaaaaa', 2), { now: today });
    make('1.1.0', 'bbbbbbbb', 1);
    await setCanary(root, '1.1.0', 30);
    await goLive(root, make('1.0.1', 'cccccccc'), { now: today, keepCanary: true });
    expect((await readPointer(root))?.canary).toEqual({ folder: 'releases/1.1.0-bbbbbbbb/', percent: 30 });
    await promote(root);
    expect(await live()).toBe('1.1.0-bbbbbbbb');
    expect((await readPointer(root))?.canary).toBeNull();
    await expect(promote(root)).rejects.toThrow('mf-blog has no canary');
  });

  it('ends a canary at 0 percent and refuses a share that is none', async () => {
    await goLive(root, make('1.0.0', 'aaaaaaaa'), { now: today });
    make('1.1.0', 'bbbbbbbb');
    await setCanary(root, '1.1.0', 30);
    await setCanary(root, '1.1.0', 0);
    expect((await readPointer(root))?.canary).toBeNull();
    for (const percent of [-1, 100, 0.5, Number.NaN])
      await expect(setCanary(root, '1.1.0', percent)).rejects.toThrow('whole percentage');
    await expect(setCanary(root, '1.0.0', 10)).rejects.toThrow('live already');
  });

  it('deletes what was replaced long ago, and nothing that somebody may need', async () => {
    const releases = [
      make('1.0.0', 'aaaaaaaa', 90),
      make('1.1.0', 'bbbbbbbb', 80),
      make('1.2.0', 'cccccccc', 70),
      make('1.3.0', 'dddddddd', 60),
    ];
    make('0.9.0', 'eeeeeeee', 100);
    make('2.0.0', 'ffffffff', 50);
    // Replaced 80, 70 and 10 days ago.
    for (const [index, release] of releases.entries())
      await goLive(root, release, { now: new Date(today.getTime() - ([90, 80, 70, 10][index] ?? 0) * DAY) });
    await setCanary(root, '2.0.0', 5);
    const gone = await cleanReleases(root, 30, today);
    expect(gone.toSorted()).toEqual(['0.9.0-eeeeeeee', '1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']);
    expect((await readReleases(root)).map(releaseId).toSorted()).toEqual([
      '1.2.0-cccccccc',
      '1.3.0-dddddddd',
      '2.0.0-ffffffff',
    ]);
    await rollBack(root);
    expect(await live()).toBe('1.2.0-cccccccc');
  });

  it('keeps what was replaced only lately, however old it is', async () => {
    await goLive(root, make('1.0.0', 'aaaaaaaa', 90), { now: today });
    await goLive(root, make('1.1.0', 'bbbbbbbb', 2), { now: new Date(today.getTime() - 2 * DAY) });
    await goLive(root, make('1.2.0', 'cccccccc', 1), { now: new Date(today.getTime() - DAY) });
    expect(await cleanReleases(root, 30, today)).toEqual([]);
    expect(await cleanReleases(root, 1.5, today)).toEqual(['1.0.0-aaaaaaaa']);
  });
});
