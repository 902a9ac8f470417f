import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { releaseId, type Release, type SiteState } from '@shared/contract';
import type { Subject } from '../behaviour/subject.ts';
import type { Tried } from '../behaviour/index.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { makeRelease } from '../testing/releases.test-kit.ts';
import { goLive, hold, setCanary } from './moves.ts';
import { readPointerFile } from './releases.ts';
import { tryThen, tryUnseen } from './try-candidate.ts';

const mockTry = jest.fn<Promise<Tried>, [Subject]>();
jest.mock('../behaviour/index.ts', () => ({ tryRelease: (subject: Subject) => mockTry(subject) }));

const SHOWING = { remotes: [], previews: true, shell: { slots: ['mf-blog/latest'] } } as unknown as SiteState;

describe('a release that no visitor has yet', () => {
  let root: string;
  let store: Store;
  let live: Release;
  let made: Release;
  let lines: string[];

  const siteIs = (site: SiteState | undefined) => {
    globalThis.fetch = jest.fn(async (address: string | URL) => {
      const { pathname, searchParams } = new URL(address);
      if (!site) throw new TypeError('refused');
      if (pathname === '/releases.json') return Response.json(site);
      return searchParams.has('preview')
        ? new Response('', { status: 302, headers: { location: '/', 'set-cookie': 'overrides=a=b; Path=/' } })
        : new Response('');
    }) as typeof fetch;
  };
  const words = { goesOnUntried: false, options: {} };
  const goesLive = async () => void (await goLive(store, made));
  const pointer = () => readPointerFile(store);

  beforeEach(async () => {
    lines = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    root = mkdtempSync(`${tmpdir()}/try-candidate-`);
    store = folderStore(root);
    live = await makeRelease(store, { version: '1.0.0', hash: 'aaaaaaaa' });
    await goLive(store, live);
    made = await makeRelease(store, {
      version: '1.1.0',
      hash: 'bbbbbbbb',
      files: { 'browser/a.js.map': '{}' },
    });
    mockTry.mockReset();
    mockTry.mockResolvedValue({ kind: 'well', told: '4 first views' });
    siteIs(SHOWING);
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
    jest.restoreAllMocks();
  });

  it('is shown to the browser that tries it alone, and goes live after that', async () => {
    mockTry.mockImplementation(async ({ release, cookies, shellSlots, readFile }) => {
      expect((await pointer())?.release.folder).toBe(live.folder);
      expect((await pointer())?.previews).toHaveLength(1);
      expect([release.folder, cookies, shellSlots]).toEqual([
        made.folder,
        [{ name: 'overrides', value: 'a=b' }],
        ['mf-blog/latest'],
      ]);
      expect(await readFile(`/remotes/mf-blog/${made.folder}browser/a.js.map`)).toBe('{}');
      expect(await readFile('/assets/a.js.map')).toBeUndefined();
      return { kind: 'well', told: '4 first views' };
    });
    await tryThen(store, made, words, goesLive);
    expect((await pointer())?.release.folder).toBe(made.folder);
    expect((await pointer())?.previews).toEqual([]);
    expect(lines).toEqual(['tried in http://localhost:3000: 4 first views']);
  });

  it('is deleted, and live is what was, where something is wrong with it', async () => {
    mockTry.mockResolvedValue({
      kind: 'refused',
      sentences: ['/blog in Arabic: it throws', '/ in Arabic: too'],
    });
    await expect(tryThen(store, made, words, goesLive)).rejects.toThrow(
      'tried in http://localhost:3000:\n/blog in Arabic: it throws\n/ in Arabic: too\nmf-blog 1.1.0-bbbbbbbb does not go to visitors',
    );
    expect((await pointer())?.release.folder).toBe(live.folder);
    expect((await pointer())?.previews).toEqual([]);
    expect(await store.list('releases')).toEqual([releaseId(live)]);
  });

  it.each<[string, SiteState | undefined, Tried, RegExp]>([
    ['no site answers', undefined, { kind: 'well', told: '' }, /no site answers at http:\/\/localhost:3000/],
    ['the site shows none', { ...SHOWING, previews: false }, { kind: 'well', told: '' }, /shows no previews/],
    [
      'there is no browser',
      SHOWING,
      { kind: 'not tried', reason: 'no Chromium is installed' },
      /no Chromium/,
    ],
  ])('waits for --unchecked where %s', async (_why, site, tried, reason) => {
    siteIs(site);
    mockTry.mockResolvedValue(tried);
    const held = () => hold(store, made, {});
    await expect(tryThen(store, made, words, held)).rejects.toThrow(
      new RegExp(`was not tried in a browser: .*${reason.source}.*--unchecked`),
    );
    made = await makeRelease(store, { version: '1.1.0', hash: 'bbbbbbbb' });
    await tryThen(store, made, { ...words, goesOnUntried: true }, goesLive);
    expect((await pointer())?.release.folder).toBe(made.folder);
    expect(lines.at(-1)).toMatch(reason);
  });

  it('is not tried where it is the first, or what visitors have', async () => {
    const first = folderStore(`${root}/first`);
    const only = await makeRelease(first, { version: '1.0.0', hash: 'cccccccc' });
    const goOn = jest.fn(() => Promise.resolve());
    await tryThen(first, only, words, goOn);
    await tryThen(store, live, words, goOn);
    expect(goOn).toHaveBeenCalledTimes(2);
    expect(mockTry).not.toHaveBeenCalled();
  });

  it('is tried once: when it is held, or before the first share of the visitors', async () => {
    const id = releaseId(made);
    await tryThen(store, made, words, (isTried) => hold(store, made, { isTried }));
    const give = async () => void (await setCanary(store, id, 10));
    await tryUnseen(store, id, words, give);
    expect(mockTry).toHaveBeenCalledTimes(1);
    const other = await makeRelease(store, { version: '1.2.0', hash: 'dddddddd' });
    await tryUnseen(store, '1.2.0', words, async () => void (await setCanary(store, releaseId(other), 10)));
    expect(mockTry).toHaveBeenCalledTimes(2);
    await tryUnseen(store, '1.2.0', words, async () => void (await setCanary(store, releaseId(other), 20)));
    expect(mockTry).toHaveBeenCalledTimes(2);
    expect((await pointer())?.canary?.percent).toBe(20);
  });
});
