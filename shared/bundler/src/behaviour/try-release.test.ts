import type { Browser } from 'playwright-core';
import type { Release, Result } from '@shared/contract';
import { tryRelease } from './try-release.ts';

const mockOpen = jest.fn<Promise<Result<Browser>>, [number]>();
jest.mock('./browser.ts', () => ({ openBrowser: (limitMs: number) => mockOpen(limitMs) }));

const SITE = 'http://site.example';

const releaseOf = (name: string, slots: readonly string[]) =>
  ({ name, slots, folder: 'releases/1.0.0-aaaaaaaa/', routes: [{ path: '/blog' }] }) as unknown as Release;

describe('a release on trial', () => {
  const trial = (limitMs?: number) =>
    tryRelease(
      {
        siteUrl: SITE,
        reference: SITE,
        release: releaseOf('mf-blog', []),
        candidate: 'release',
        placers: [releaseOf('mf-forms', ['mf-blog/latest'])],
        shellSlots: [],
        readFile: async () => undefined,
      },
      limitMs,
    );

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    [undefined, 50_000],
    [12_000, 12_000],
  ])('is over at its limit (%s), whatever it waits for, and its browser closed', async (given, limitMs) => {
    // As a driver does: what it was asked for fails as its browser closes.
    let fail = (_error: Error) => {};
    const closed = new Promise<never>((_, reject) => (fail = reject));
    const close = jest.fn(async () => fail(new Error('the browser has been closed')));
    mockOpen.mockResolvedValue({
      ok: true,
      value: { newContext: () => closed, close } as unknown as Browser,
    });
    // A page that never comes.
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      if (address === `${SITE}/sitemap.xml`) return new Response('');
      return new Promise(() => {});
    });
    const tried = trial(given);
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect(close).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    // Nobody of those who come has arrived, and nobody will.
    expect(close).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await tried).toEqual({ kind: 'not tried', reason: `it was not done after ${limitMs / 1000} s` });
    expect(close).toHaveBeenCalledTimes(1);
    expect(mockOpen).toHaveBeenCalledWith(limitMs);
  });

  it('does not close its browser while a page of it is given its first scripts, and lets nobody in after that', async () => {
    let give = () => {};
    const given = new Promise<void>((resolve) => (give = resolve));
    const close = jest.fn(async () => {});
    const page = { on: () => page, exposeFunction: () => given, addInitScript: async () => {} };
    const newContext = jest.fn(async () => ({
      addInitScript: async () => {},
      addCookies: async () => {},
      newPage: async () => page,
    }));
    mockOpen.mockResolvedValue({ ok: true, value: { newContext, close } as unknown as Browser });
    let answer = (_response: Response) => {};
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      if (address === `${SITE}/sitemap.xml`) return new Response('');
      return new Promise((resolve) => (answer = resolve));
    });
    const tried = trial(1000);
    await jest.advanceTimersByTimeAsync(1000);
    const { length: cameBefore } = newContext.mock.calls;
    expect(cameBefore).toBeGreaterThan(0);
    expect(close).not.toHaveBeenCalled();
    // Who looks at the parcel of this page comes too late.
    answer(new Response('<div data-parcel="mf-blog/latest">'));
    await jest.advanceTimersByTimeAsync(1);
    expect(newContext).toHaveBeenCalledTimes(cameBefore);
    give();
    expect(await tried).toMatchObject({ kind: 'not tried' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});
