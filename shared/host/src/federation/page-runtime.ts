import { FEDERATION_RUNTIME } from '@shared/contract';
import { offeredCopy, type LibraryFactory, type ShareScope, type SharedCopy } from './share-scope.ts';

type ModuleId = string | number;

/** What a container's generated code says of a library that it takes from the page. */
interface Consumption {
  shareKey: string;
  /** Loads the container's own copy. */
  fallback(): Promise<LibraryFactory>;
}

/** `__webpack_require__` of a container, as far as its generated code and this runtime use it. */
interface WebpackRequire {
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  consumesLoadingData: {
    chunkMapping?: Record<ModuleId, readonly ModuleId[]>;
    moduleIdToConsumeDataMapping?: Record<ModuleId, Consumption>;
  };
  federation: {
    initOptions: {
      name: string;
      shared?: Record<string, readonly Pick<SharedCopy, 'version' | 'get'>[]>;
    };
  };
}

interface ConsumeOptions {
  chunkId: ModuleId;
  promises: unknown[];
  /** By module: what it waits for, or 0 when it is there. */
  installedModules: Record<ModuleId, unknown>;
  webpackRequire: WebpackRequire;
}

/** Of the copy that is used, or is on the way to be. */
const usedLibrary = (
  scope: ShareScope,
  request: string,
): LibraryFactory | Promise<LibraryFactory> | undefined =>
  Object.values(scope[request] ?? {})
    .map(({ lib, loading }) => lib ?? loading)
    .find(Boolean) ?? undefined;

/** Enters what a container carries itself, so that the page knows of every copy that may come to be used. */
function offerCopies(scope: ShareScope, { federation: { initOptions } }: WebpackRequire): void {
  const { name, shared = {} } = initOptions;
  for (const [request, copies] of Object.entries(shared))
    for (const copy of copies) (scope[request] ??= {})[copy.version] ??= offeredCopy(name, copy);
}

/** The page's copy of a library, else the container's own, which is the page's from then on. */
function takeLibrary(
  scope: ShareScope,
  { federation }: WebpackRequire,
  { shareKey, fallback }: Consumption,
): LibraryFactory | Promise<LibraryFactory> {
  const used = usedLibrary(scope, shareKey);
  if (used) return used;
  const own = Object.values(scope[shareKey] ?? {}).find(({ from }) => from === federation.initOptions.name);
  return fallback().then((factory) => {
    if (own) Object.assign(own, { lib: factory, loaded: true });
    return factory;
  });
}

/** Puts the libraries that a chunk takes from the page in their places. */
function consume(scope: ShareScope, options: ConsumeOptions): void {
  const { chunkId, promises, installedModules, webpackRequire } = options;
  const { chunkMapping = {}, moduleIdToConsumeDataMapping = {} } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumption = moduleIdToConsumeDataMapping[id];
    if (!consumption) continue;
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const install = (factory: LibraryFactory) => {
      installedModules[id] = 0;
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = factory();
      };
    };
    const library = takeLibrary(scope, webpackRequire, consumption);
    if (typeof library === 'function') install(library);
    else
      promises.push(
        (installedModules[id] = library.then(install, (error: unknown) => {
          delete installedModules[id];
          throw error;
        })),
      );
  }
}

/**
 * Gives containers what their generated code asks the federation runtime for (webpack-bundler-runtime: `init`,
 * `initContainerEntry`, `consumes`), over one share scope and without negotiation: whose versions do not fit is no live
 * release (`shared/contract`, compatibility). All of it is needed before the first answer; the whole runtime is not.
 * To be called before any container is loaded.
 */
export function providePageRuntime(scope: ShareScope): void {
  const runtimeOfContainer = () => ({
    runtime: {},
    bundlerRuntime: {
      init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) => ({
        name: webpackRequire.federation.initOptions.name,
      }),
      initContainerEntry: ({ webpackRequire }: { webpackRequire: WebpackRequire }) =>
        offerCopies(scope, webpackRequire),
      consumes: (options: ConsumeOptions) => consume(scope, options),
      I: () => true,
    },
  });
  Object.assign(globalThis, { [FEDERATION_RUNTIME]: runtimeOfContainer });
}
