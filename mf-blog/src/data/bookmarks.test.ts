import { act, renderHook } from '@testing-library/react';
import type * as bookmarks from './bookmarks.ts';

/** As another page load finds it: what the module remembers is gone, storage is not. */
const load = () => {
  let loaded: typeof bookmarks | undefined;
  jest.isolateModules(() => {
    // React must be the one that the test renders with.
    jest.doMock('react', () => REACT);
    loaded = jest.requireActual<typeof bookmarks>('./bookmarks.ts');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
};
const REACT = jest.requireActual<object>('react');

const stored = () => localStorage.getItem('bookmarks');
const elsewhere = (key: string | null) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

describe('bookmarks', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('are kept on the device and forgotten again', () => {
    const { toggleBookmark, useIsBookmarked } = load();
    const { result } = renderHook(() => useIsBookmarked('a'));
    expect(result.current).toBe(false);
    act(() => toggleBookmark('a'));
    expect(result.current).toBe(true);
    expect(stored()).toBe('["a"]');
    act(() => toggleBookmark('a'));
    expect(result.current).toBe(false);
    expect(stored()).toBe('[]');
  });

  it('are there again with the next page', () => {
    localStorage.setItem('bookmarks', '["a","b"]');
    const { useIsBookmarked } = load();
    expect(renderHook(() => useIsBookmarked('b')).result.current).toBe(true);
  });

  it.each(['{', '7', 'null', '{"a":1}', '[7,{}]'])('are none where storage holds %s', (text) => {
    localStorage.setItem('bookmarks', text);
    const { toggleBookmark, useIsBookmarked } = load();
    const { result } = renderHook(() => useIsBookmarked('a'));
    expect(result.current).toBe(false);
    act(() => toggleBookmark('a'));
    expect(stored()).toBe('["a"]');
  });

  it('hold for the page where storage is blocked or full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { toggleBookmark, useIsBookmarked } = load();
    const { result } = renderHook(() => useIsBookmarked('a'));
    act(() => toggleBookmark('a'));
    expect(result.current).toBe(true);
  });

  it.each([['bookmarks'], [null]])('follow another tab (%j), not what else it writes', (key) => {
    const { useIsBookmarked } = load();
    const { result } = renderHook(() => useIsBookmarked('a'));
    localStorage.setItem('bookmarks', '["a"]');
    elsewhere('other');
    expect(result.current).toBe(false);
    elsewhere(key);
    expect(result.current).toBe(true);
  });

  it('follow what another tab wrote while nobody looked', () => {
    const { useIsBookmarked } = load();
    renderHook(() => useIsBookmarked('a')).unmount();
    localStorage.setItem('bookmarks', '["a"]');
    expect(renderHook(() => useIsBookmarked('a')).result.current).toBe(true);
  });
});
