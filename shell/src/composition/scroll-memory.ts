/** A position that cannot be reached by then, because the content never got that long, is given up. */
const RESTORE_LIMIT_MS = 5000;
/** What a visitor scrolls with. */
const SCROLLING_INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** What identifies an entry of the history; the address alone where the platform has no Navigation API. */
const entryKey = (): string => {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? window.location.href;
};

export interface ScrollMemory {
  /** To where it stands now the visitor will come back: a press may be answered before the scrolling that led to it has been told of. */
  remember(): void;
  /** To the top: the visitor went on to another page. Its path is the address's, unless that is still to change. */
  reset(pathname?: string): void;
  /** To where this entry of the history was left, as soon as the content is long enough. */
  restore(): void;
}

/**
 * Remembers how far each visited entry was scrolled. The browser's own restoration comes too early here: it
 * happens before the other section's content stands.
 */
export function createScrollMemory(content: HTMLElement): ScrollMemory {
  const positions = new Map<string, number>();
  /** Of the page whose content stands. Its address changes before its content goes, and the page gets shorter as it goes. */
  let path = window.location.pathname;
  /** The page is not where it was left yet: where it is meanwhile is not the visitor's choice. */
  let isOnTheWay = false;
  let stopRestoring = () => {};

  const remember = () => {
    const isVisitors = !isOnTheWay && window.location.pathname === path;
    if (isVisitors) positions.set(entryKey(), window.scrollY);
  };
  // A visitor may have scrolled the server's page before any script of it ran, and go on without scrolling again. In a frame,
  // whose layout is needed anyway: to ask now would have the page laid out once more as it comes alive.
  requestAnimationFrame(remember);
  window.addEventListener('scroll', remember, { passive: true });
  window.history.scrollRestoration = 'manual';
  // A full reload is the browser's own matter again.
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));

  /** The browser asks the body, and the root while a dialog keeps the page from being scrolled. */
  const setAnchoring = (value: '' | 'none') => {
    for (const { style } of [document.documentElement, document.body]) style.overflowAnchor = value;
  };
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

  return {
    remember,
    reset(pathname = window.location.pathname) {
      stopRestoring();
      path = pathname;
      scrollTo(0);
    },
    restore() {
      stopRestoring();
      path = window.location.pathname;
      const top = positions.get(entryKey()) ?? 0;
      const reach = () => {
        isOnTheWay = true;
        scrollTo(top);
        isOnTheWay = Math.abs(window.scrollY - top) >= 2;
      };
      /** What stands may still be the page before, which was long enough, and give way to the beginning of this one. */
      const reachAgain = () => {
        const { scrollHeight } = document.documentElement;
        if (isOnTheWay || scrollHeight - window.innerHeight < top) reach();
      };
      const observer = new ResizeObserver(reachAgain);
      const timer = setTimeout(() => stopRestoring(), RESTORE_LIMIT_MS);
      const inputs = new AbortController();
      stopRestoring = () => {
        isOnTheWay = false;
        observer.disconnect();
        clearTimeout(timer);
        inputs.abort();
        setAnchoring('');
      };
      // The visitor's own scrolling ends the restoring.
      for (const type of SCROLLING_INPUTS)
        window.addEventListener(type, () => stopRestoring(), { passive: true, signal: inputs.signal });
      // A list is shown by its first few at first. The browser would keep what is in sight then, which is the footer, in
      // sight as the list grows above it.
      setAnchoring('none');
      observer.observe(content);
      reach();
    },
  };
}
