/** A position that cannot be reached by then, because the content never got that long, is given up. */
const RESTORE_LIMIT_MS = 1500;

/** What identifies an entry of the history; the address alone where the platform has no Navigation API. */
const entryKey = (): string => {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? window.location.href;
};

export interface ScrollMemory {
  /** To the top: the visitor went on to another page. */
  reset(): void;
  /** To where this entry of the history was left, as soon as the content is long enough. */
  restore(): void;
}

/**
 * Remembers how far each visited entry was scrolled. The browser's own restoration comes too early here: it
 * happens before the other section's content stands.
 */
export function createScrollMemory(content: HTMLElement): ScrollMemory {
  const positions = new Map<string, number>();
  let key = entryKey();
  let stopRestoring = () => {};

  window.addEventListener('scroll', () => positions.set(key, window.scrollY), { passive: true });
  window.history.scrollRestoration = 'manual';
  // A full reload is the browser's own matter again.
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));

  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

  return {
    reset() {
      stopRestoring();
      key = entryKey();
      scrollTo(0);
    },
    restore() {
      stopRestoring();
      key = entryKey();
      const top = positions.get(key) ?? 0;
      const reach = () => {
        scrollTo(top);
        if (Math.abs(window.scrollY - top) < 2) stopRestoring();
      };
      const observer = new ResizeObserver(reach);
      const timer = setTimeout(() => stopRestoring(), RESTORE_LIMIT_MS);
      const onInput = () => stopRestoring();
      stopRestoring = () => {
        observer.disconnect();
        clearTimeout(timer);
        window.removeEventListener('wheel', onInput);
        window.removeEventListener('touchmove', onInput);
      };
      // The visitor's own scrolling ends the restoring.
      window.addEventListener('wheel', onInput, { passive: true });
      window.addEventListener('touchmove', onInput, { passive: true });
      observer.observe(content);
      reach();
    },
  };
}
