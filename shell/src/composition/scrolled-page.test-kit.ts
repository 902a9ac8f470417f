/**
 * A page that can be scrolled, which jsdom has not: a height of its own, beyond which nothing scrolls, and a history
 * whose entries have keys.
 */
export interface ScrolledPage {
  content: HTMLElement;
  /** How far the page can be scrolled; content that gets longer or shorter tells its observers. */
  reach(limit: number): void;
  /** The visitor scrolls. */
  scroll(top: number): void;
  /** Enters a new entry of the history. */
  push(address: string): void;
  /** Goes to the entry that was pushed first, second, … */
  traverse(entry: number): void;
  /** Each position that the page was set to by script, and how. */
  jumps: readonly ScrollToOptions[];
  /** Takes all of it off again, with every listener that was added to the window meanwhile. */
  leave(): void;
}

interface Entry {
  key: string;
  address: string;
}

/** @param withKeys whether the platform has the Navigation API; yes when left out */
export function openScrolledPage({ withKeys = true } = {}): ScrolledPage {
  const content = document.body.appendChild(document.createElement('main'));
  const jumps: ScrollToOptions[] = [];
  const observers = new Set<() => void>();
  const listeners = jest.spyOn(window, 'addEventListener');
  const entries: Entry[] = [];
  let current: Entry | undefined;
  let limit = 0;
  let top = 0;

  const moveTo = (wanted: number) => {
    top = Math.max(0, Math.min(wanted, limit));
    window.dispatchEvent(new Event('scroll'));
  };
  const enter = (entry: Entry) => {
    current = entry;
    window.history.replaceState(null, '', entry.address);
  };
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => limit + window.innerHeight,
  });
  window.scrollTo = ((options: ScrollToOptions) => {
    jumps.push(options);
    moveTo(options.top ?? 0);
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(readonly changed: ResizeObserverCallback) {}
    readonly tell = () => this.changed([], this);
    observe() {
      observers.add(this.tell);
    }
    unobserve() {
      observers.delete(this.tell);
    }
    disconnect() {
      observers.delete(this.tell);
    }
  };
  if (withKeys)
    Object.defineProperty(window, 'navigation', {
      configurable: true,
      value: {
        get currentEntry() {
          return current ? { key: current.key } : null;
        },
      },
    });

  const page: ScrolledPage = {
    content,
    jumps,
    reach(next) {
      limit = next;
      const isCut = top > limit;
      top = Math.min(top, limit);
      // In a browser's order: layout, its observers, and in the next frame what has scrolled.
      for (const tell of observers) tell();
      if (isCut) window.dispatchEvent(new Event('scroll'));
    },
    scroll: moveTo,
    push(address) {
      const entry = { key: `entry ${entries.length}`, address };
      entries.push(entry);
      enter(entry);
    },
    traverse(index) {
      const entry = entries[index];
      if (!entry) throw new Error(`the history has no entry ${index}`);
      enter(entry);
    },
    leave() {
      for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
      listeners.mockRestore();
      Reflect.deleteProperty(window, 'navigation');
      Reflect.deleteProperty(window, 'scrollY');
      Reflect.deleteProperty(document.documentElement, 'scrollHeight');
      content.remove();
      window.history.replaceState(null, '', '/');
    },
  };
  page.push('/');
  return page;
}
