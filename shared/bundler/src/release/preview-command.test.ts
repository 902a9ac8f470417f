import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Release, SiteState } from '@shared/contract';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { makeRelease } from '../testing/releases.test-kit.ts';
import { goLive } from './moves.ts';
import { preview } from './preview-command.ts';
import { readPointerFile } from './releases.ts';

const SITE = 'http://localhost:3000';
const mockBuild = jest.fn<Promise<Release>, []>();
jest.mock('./checked-release.ts', () => ({
  buildChecked: () => mockBuild(),
  seconds: () => '12.3 s',
}));
const mockBranch = jest.fn(() => 'new-cards');
jest.mock('./history.ts', () => ({
  changesSince: () => undefined,
  currentBranch: () => mockBranch(),
  originOf: () => ({ author: 'Amal', commit: '', dirty: false }),
}));

describe('the command that shows a branch in the site', () => {
  let root: string;
  let store: Store;
  let lines: string[];
  /** What the site answers to a link: not yet, and then a way on with a cookie. */
  let unknownFor: number;
  let sign: string;

  const run = (words = {}) => preview({ folder: '/remote', output: root, store }, words);
  const siteIs = (site: Partial<SiteState> | undefined) => {
    globalThis.fetch = jest.fn(async (address: string | URL) => {
      const { pathname, searchParams } = new URL(address);
      if (!site) throw new TypeError('refused');
      if (pathname === '/releases.json') return Response.json(site);
      if (!searchParams.has('preview'))
        return new Response('', { headers: { 'server-timing': `content;desc="${sign}"` } });
      unknownFor -= 1;
      return unknownFor >= 0
        ? new Response('', { status: 410 })
        : new Response('', {
            status: 302,
            headers: { location: '/blog', 'set-cookie': 'overrides=x; Path=/' },
          });
    }) as typeof fetch;
  };

  beforeEach(async () => {
    lines = [];
    unknownFor = 2;
    sign = 'rendered';
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    root = mkdtempSync(`${tmpdir()}/preview-command-`);
    store = folderStore(root);
    await goLive(store, await makeRelease(store, { version: '1.0.0', hash: 'aaaaaaaa' }));
    mockBuild.mockImplementation(() =>
      makeRelease(store, {
        version: '1.1.0',
        hash: 'bbbbbbbb',
        record: {
          routes: [
            { path: '/blog/:id', files: { ar: [], en: [] } },
            { path: '/blog', files: { ar: [], en: [] } },
          ],
        },
      }),
    );
    siteIs({ remotes: [], previews: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
    jest.restoreAllMocks();
    mockBuild.mockReset();
  });

  it('prints a link once the site knows it, to the first page that needs no id', async () => {
    await run();
    const link = `${SITE}/blog?preview=mf-blog@1.1.0-bbbbbbbb~`;
    expect(lines.join('\n')).toMatch(/^preview of new-cards in 12\.3 s, for whoever has the link, until /m);
    expect(lines.join('\n')).toContain(`  ${link}`);
    expect((await readPointerFile(store))?.previews).toHaveLength(1);
  });

  it('says when the site leaves it to the browser', async () => {
    sign = 'crowded';
    await run();
    expect(lines[0]).toBe('note: the site leaves it to the browser for now (crowded)');
  });

  it('deletes what it ends', async () => {
    await run();
    await run({ end: true });
    expect(lines.at(-1)).toBe('the preview of new-cards has ended; 1.1.0-bbbbbbbb is deleted');
    expect((await readPointerFile(store))?.previews).toEqual([]);
  });

  it.each<[string, Partial<SiteState> | undefined, string]>([
    ['no site answers', undefined, 'no site answers at http://localhost:3000 that could show it'],
    ['the site shows none', { remotes: [], previews: false }, 'shows no previews'],
    ['the site is older than previews', { remotes: [] }, 'shows no previews'],
  ])('builds nothing where %s', async (_what, site, reason) => {
    siteIs(site);
    await expect(run()).rejects.toThrow(reason);
    expect(mockBuild).not.toHaveBeenCalled();
  });

  it('wants a branch', async () => {
    mockBranch.mockReturnValueOnce('');
    await expect(run()).rejects.toThrow('--branch says whose preview it is');
    await run({ branch: 'prices' });
    expect(lines.at(-1)).toContain('preview of prices');
  });
});
