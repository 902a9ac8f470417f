import type { Location } from '@shared/facades/router';

/** A page of a remote that is drawn before the visitor asks for it. */
export interface ViewAhead {
  key: string;
  /** Where it believes to stand until it does. */
  location: Location;
}

/** The pages that a remote draws ahead; React subscribes to them. */
export interface ViewsAhead {
  /** In the order in which they were begun: one that changes its place is laid out anew. The same array until something changes. */
  list(): readonly ViewAhead[];
  subscribe(listener: () => void): () => void;
  /** Draws one more page, unless it is drawn already. Beyond `MOST_AHEAD` the oldest goes. */
  add(pathname: string, search: string): void;
  /** Takes one away; all when the key is left out. */
  drop(key?: string): void;
}

/** Of one remote: what a mouse passes on its way must not pile up. */
export const MOST_AHEAD = 3;

export const isAt = (view: ViewAhead, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  view.location.pathname === pathname && view.location.search === search;

export function createViewsAhead(): ViewsAhead {
  const listeners = new Set<() => void>();
  let views: readonly ViewAhead[] = [];
  let added = 0;
  const change = (next: readonly ViewAhead[]) => {
    views = next;
    listeners.forEach((listener) => listener());
  };
  return {
    list: () => views,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(pathname, search) {
      if (views.some((view) => isAt(view, { pathname, search }))) return;
      added += 1;
      const key = `ahead-${added}`;
      change(
        [...views, { key, location: { key, pathname, search, hash: '', state: null } }].slice(-MOST_AHEAD),
      );
    },
    drop(key) {
      const rest = key === undefined ? [] : views.filter((view) => view.key !== key);
      if (rest.length !== views.length) change(rest);
    },
  };
}
