import { matchRoute, type Route, type RouteMatch } from '@shared/contract';
import type { Page, PageModule, RemoteDefinition } from './definition.ts';

/** A remote's pages, each loaded once; one that failed to load is asked for again the next time. */
export interface PageLibrary {
  ids: readonly string[];
  loaded(id: string): Page | undefined;
  /** Of a page that is to be drawn: the code of its late parts is asked for as soon as it is here. */
  load(id: string): Promise<Page>;
  /** Of a page that the server has drawn, which comes alive without. */
  loadToTakeOver(id: string): Promise<Page>;
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

  const loadToTakeOver = (id: string): Promise<Page> => {
    const promise = underway.get(id) ?? start(id);
    underway.set(id, promise);
    return promise;
  };

  return {
    ids: Object.keys(first),
    loaded: (id) => done.get(id),
    loadToTakeOver,
    async load(id) {
      const page = await loadToTakeOver(id);
      // What cannot be had now is asked for again where it is drawn.
      page.late?.().catch(() => undefined);
      return page;
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
