import { matchRoute, type Route, type RouteMatch } from '@shared/contract';
import type { Page, PageModule, RemoteDefinition } from './definition.ts';

/** A remote's pages, each loaded once; one that failed to load is asked for again the next time. */
export interface PageLibrary {
  ids: readonly string[];
  loaded(id: string): Page | undefined;
  load(id: string): Promise<Page>;
  /** Takes pages in the place of those of before, and loads anew what was loaded. */
  exchange(pages: RemoteDefinition['pages']): Promise<void>;
  /** The page of a path, when the path belongs to this remote. */
  match(pathname: string): RouteMatch<Pick<Route, 'id'>> | undefined;
}

type Pages = Readonly<Record<string, (() => Promise<PageModule>) | undefined>>;

export function createPageLibrary({
  pages: first,
  routes,
}: Pick<RemoteDefinition, 'pages' | 'routes'>): PageLibrary {
  let pages: Pages = first;
  const done = new Map<string, Page>();
  const underway = new Map<string, Promise<Page>>();

  const start = (id: string): Promise<Page> => {
    const loader = pages[id];
    if (!loader) return Promise.reject(new Error(`this remote has no page for the route "${id}"`));
    return loader().then(
      (module) => {
        done.set(id, module.default);
        return module.default;
      },
      (error: unknown) => {
        underway.delete(id);
        throw error;
      },
    );
  };

  return {
    ids: Object.keys(first),
    loaded: (id) => done.get(id),
    load(id) {
      const promise = underway.get(id) ?? start(id);
      underway.set(id, promise);
      return promise;
    },
    async exchange(next) {
      pages = next;
      underway.clear();
      await Promise.all([...done.keys()].map(start));
    },
    match(pathname) {
      const match = matchRoute(pathname, routes);
      return pages[match.route.id] ? match : undefined;
    },
  };
}
