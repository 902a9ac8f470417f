import { useMemo, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'bookmarks';

const listeners = new Set<() => void>();
/** The present truth of this tab; storage may be blocked or full. */
let kept: ReadonlySet<string> | undefined;

function readStored(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

const bookmarks = () => (kept ??= readStored());

function keep(next: ReadonlySet<string>): void {
  kept = next;
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify([...next]));
  } catch {
    // Kept for as long as the page lives.
  }
  for (const listener of listeners) listener();
}

/** Keeps the article on this device, or forgets it. For event handlers. */
export function toggleBookmark(id: string): void {
  const next = new Set(bookmarks());
  if (!next.delete(id)) next.add(id);
  keep(next);
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== STORAGE_KEY) return;
  kept = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Another tab may have written while nobody listened.
    kept = undefined;
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The articles that are kept on this device, the newest first; undefined until the page is hydrated, when nobody knows. */
export function useBookmarks(): readonly string[] | undefined {
  const ids = useSyncExternalStore<ReadonlySet<string> | undefined>(subscribe, bookmarks, () => undefined);
  return useMemo(() => ids && [...ids].toReversed(), [ids]);
}

/** Whether the article is kept on this device; false until the page is hydrated. */
export const useIsBookmarked = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => bookmarks().has(id),
    () => false,
  );
