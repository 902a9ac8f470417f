/** Makes a library's exports. */
export type LibraryFactory = () => unknown;

/**
 * One copy of a library in a share scope, as webpack's containers and the federation runtime describe it
 * (webpack, "Module Federation", "Share scope"; `Shared` of @module-federation/runtime-core).
 */
export interface SharedCopy {
  version: string;
  /** The build that it comes from. */
  from: string;
  get(): Promise<LibraryFactory>;
  /** Set once the copy is in use or can be used at once. */
  lib?: LibraryFactory;
  loaded?: boolean;
  scope: string[];
  shareConfig: { singleton: boolean; requiredVersion: string; eager: boolean; strictVersion: boolean };
  strategy: 'version-first';
  deps: string[];
  useIn: string[];
  /** While it is on the way. */
  loading: Promise<LibraryFactory> | null;
}

/** Copies of libraries, by the request that imports them and by version. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;

/** A library of a page, under the request that imports it: it stands in the page's entry (`lib`), or comes in a script of its own. */
export type PageLibrary = { request: string; version: string } & (
  | { lib: LibraryFactory }
  | { load(): Promise<LibraryFactory> }
);

/** A copy that its build offers to others. `lib`: where it can be used at once. */
export const offeredCopy = (
  from: string,
  { version, get, lib }: Pick<SharedCopy, 'version' | 'get' | 'lib'>,
): SharedCopy => ({
  version,
  from,
  get,
  ...(lib && { lib, loaded: true }),
  scope: ['default'],
  shareConfig: {
    singleton: true,
    requiredVersion: `^${version}`,
    eager: lib !== undefined,
    strictVersion: false,
  },
  strategy: 'version-first',
  deps: [],
  useIn: [from],
  loading: null,
});

/** How long to wait before a library that did not come is asked for once more. */
const PAUSE_MS = 5000;

/** What nothing can be drawn without is asked for as often as it takes: until then the page stays as the server drew it. */
const untilHere = (load: () => Promise<LibraryFactory>): Promise<LibraryFactory> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return untilHere(load);
  });

/** Is on the way from now on. */
function comingCopy(host: string, version: string, load: () => Promise<LibraryFactory>): SharedCopy {
  const loading = untilHere(load);
  const copy = offeredCopy(host, { version, get: () => loading });
  copy.loading = loading;
  void loading.then((lib) => Object.assign(copy, { lib, loaded: true, loading: null }));
  return copy;
}

/** Resolves when all libraries are here that are on the way now. Never rejects. */
export const librariesHere = (scope: ShareScope): Promise<unknown> =>
  Promise.all(
    Object.values(scope)
      .flatMap((copies) => Object.values(copies))
      .flatMap(({ loading }) => loading ?? []),
  );

/** The share scope of a page with such libraries. */
export const shareScopeOf = (host: string, libraries: readonly PageLibrary[]): ShareScope =>
  Object.fromEntries(
    libraries.map((library) => {
      const { request, version } = library;
      const copy =
        'lib' in library
          ? offeredCopy(host, { version, lib: library.lib, get: () => Promise.resolve(library.lib) })
          : comingCopy(host, version, library.load);
      return [request, { [version]: copy }];
    }),
  );
