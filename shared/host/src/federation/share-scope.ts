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
  loading: null;
}

/** Copies of libraries, by the request that imports them and by version. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;

/** A library that a build has in its entry, under the request that imports it. */
export interface PageLibrary {
  request: string;
  version: string;
  lib: LibraryFactory;
}

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

/** The share scope of a page whose libraries stand in its entry. */
export const shareScopeOf = (host: string, libraries: readonly PageLibrary[]): ShareScope =>
  Object.fromEntries(
    libraries.map(({ request, version, lib }) => [
      request,
      { [version]: offeredCopy(host, { version, lib, get: () => Promise.resolve(lib) }) },
    ]),
  );
