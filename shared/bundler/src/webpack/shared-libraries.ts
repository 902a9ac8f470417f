import { createRequire } from 'node:module';
import type { Release, ShellContract } from '@shared/contract';

const require = createRequire(import.meta.url);

interface SharedLibrary {
  /** Import request. */
  request: string;
  /** Package whose version counts. */
  packageName: string;
  /** Whether a page's build finds a CommonJS module there. Default: an ES module. */
  commonJs?: true;
  /** Whether it comes in a script of its own, which nothing before a page's first root waits for. Default: it stands in the entry. */
  late?: true;
}

/** What makes a page's roots, by the request that imports it: half of all libraries' bytes, and the last that a first view waits for. */
export const RENDERER = 'react-dom/client';

/**
 * What all parts of the page have in one copy. Narrow on purpose: every library here is on the way to
 * the first view. Sub-paths are shared by name, or react-dom would travel twice. rxjs is absent because
 * the bus is handed over at mount; `@shared/ui` is absent because each release carries the one that it
 * was rendered with on the server, so class names cannot drift apart.
 */
const LIBRARIES: readonly SharedLibrary[] = [
  { request: 'react', packageName: 'react', commonJs: true },
  { request: 'react/jsx-runtime', packageName: 'react', commonJs: true },
  { request: 'react-dom', packageName: 'react-dom', commonJs: true, late: true },
  { request: RENDERER, packageName: 'react-dom', commonJs: true, late: true },
  { request: 'styled-components', packageName: 'styled-components' },
  { request: '@shared/facades/query', packageName: '@tanstack/react-query' },
  { request: '@shared/facades/router', packageName: 'react-router-dom' },
  { request: 'single-spa-react', packageName: 'single-spa-react' },
  { request: 'stylis-plugin-rtl', packageName: 'stylis-plugin-rtl' },
];

const DEVELOPMENT_LIBRARIES: readonly SharedLibrary[] = [
  { request: 'react/jsx-dev-runtime', packageName: 'react', commonJs: true },
];

export const installedVersion = (packageName: string): string =>
  (require(`${packageName}/package.json`) as { version: string }).version;

/** Versions of the page's own copies that a copy of `version` may be replaced by. */
const rangeOf = (version: string) => `^${version}`;

/** What releases and shell say of each other's copies: the libraries, and the federation runtime that the page gives. */
const STATED: readonly SharedLibrary[] = [
  ...LIBRARIES,
  {
    request: '@module-federation/webpack-bundler-runtime',
    packageName: '@module-federation/webpack-bundler-runtime',
  },
];

/**
 * The shared libraries as a release states them.
 * @param versionsOf the versions that its build holds, by package
 */
export function sharedByRelease(
  versionsOf: (packageNames: readonly string[]) => ReadonlyMap<string, string>,
): Release['shared'] {
  const versions = versionsOf(STATED.map(({ packageName }) => packageName));
  return Object.fromEntries(
    STATED.map(({ request, packageName }) => {
      const version = versions.get(packageName) ?? installedVersion(packageName);
      return [request, { version, range: rangeOf(version) }];
    }),
  );
}

/** The shared libraries as the shell states them. */
export const sharedByShell = (): ShellContract['shared'] =>
  Object.fromEntries(STATED.map(({ request, packageName }) => [request, installedVersion(packageName)]));

const librariesOf = (development: boolean) =>
  development ? [...LIBRARIES, ...DEVELOPMENT_LIBRARIES] : LIBRARIES;

/** The `shared` option of a remote's federation plugin: the page's copies, and its own as lazy fallbacks. */
export function sharedLibraries(development: boolean) {
  const entries = librariesOf(development).map(({ request, packageName }) => {
    const version = installedVersion(packageName);
    return [
      request,
      { singleton: true, eager: false, version, requiredVersion: rangeOf(version), packageName },
    ] as const;
  });
  return Object.fromEntries<object>(entries);
}

/** The request by which the shell's sources import `pageLibrariesSource`. */
export const PAGE_LIBRARIES = 'virtual:page-libraries';

/**
 * The module that gives the shared libraries of the host as `PageLibrary[]` (`@shared/host/federation`). A CommonJS module
 * is its `default` for who imports it, and its exports for a container.
 * @param inOneScript whether those that come late elsewhere stand in the entry, too
 */
export function pageLibrariesSource(development: boolean, inOneScript: boolean): string {
  const libraries = librariesOf(development).map(({ request, packageName, commonJs, late }, index) => {
    const name = `library${index}`;
    const known = `request: ${JSON.stringify(request)}, version: ${JSON.stringify(installedVersion(packageName))}`;
    if (late && !inOneScript) {
      const exports = commonJs ? '({ default: exports })' : '(exports)';
      const load = `() => import(${JSON.stringify(request)}).then(${exports} => () => exports)`;
      return { imported: '', entry: `{ ${known}, load: ${load} }` };
    }
    return {
      imported: `import ${commonJs ? '' : '* as '}${name} from ${JSON.stringify(request)};\n`,
      entry: `{ ${known}, lib: () => ${name} }`,
    };
  });
  const imports = libraries.map(({ imported }) => imported).join('');
  return `${imports}export const pageLibraries = [${libraries.map(({ entry }) => entry).join(',\n')}];\n`;
}
