import { createRequire } from 'node:module';
import type { Release, ShellContract } from '@shared/contract';

const require = createRequire(import.meta.url);

interface SharedLibrary {
  /** Import request. */
  request: string;
  /** Package whose version counts. */
  packageName: string;
}

/**
 * What all parts of the page have in one copy. Narrow on purpose: every library here is on the way to
 * the first view. Sub-paths are shared by name, or react-dom would travel twice. rxjs is absent because
 * the bus is handed over at mount; `@shared/ui` is absent because each release carries the one that it
 * was rendered with on the server, so class names cannot drift apart.
 */
const LIBRARIES: readonly SharedLibrary[] = [
  { request: 'react', packageName: 'react' },
  { request: 'react/jsx-runtime', packageName: 'react' },
  { request: 'react-dom', packageName: 'react-dom' },
  { request: 'react-dom/client', packageName: 'react-dom' },
  { request: 'styled-components', packageName: 'styled-components' },
  { request: 'i18next', packageName: 'i18next' },
  { request: '@shared/facades/query', packageName: '@tanstack/react-query' },
  { request: '@shared/facades/router', packageName: 'react-router-dom' },
  { request: 'single-spa-react', packageName: 'single-spa-react' },
  { request: 'stylis-plugin-rtl', packageName: 'stylis-plugin-rtl' },
];

const DEVELOPMENT_LIBRARIES: readonly SharedLibrary[] = [
  { request: 'react/jsx-dev-runtime', packageName: 'react' },
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

/** The shared libraries as a release states them. */
export const sharedByRelease = (): Release['shared'] =>
  Object.fromEntries(
    STATED.map(({ request, packageName }) => {
      const version = installedVersion(packageName);
      return [request, { version, range: rangeOf(version) }];
    }),
  );

/** The shared libraries as the shell states them. */
export const sharedByShell = (): ShellContract['shared'] =>
  Object.fromEntries(STATED.map(({ request, packageName }) => [request, installedVersion(packageName)]));

/**
 * The `shared` option of the federation plugin.
 * @param host true for the shell, whose copies are in its entry; remotes carry theirs as lazy fallbacks
 */
export function sharedLibraries(host: boolean, development: boolean) {
  const libraries = development ? [...LIBRARIES, ...DEVELOPMENT_LIBRARIES] : LIBRARIES;
  const entries = libraries.map(({ request, packageName }) => {
    const version = installedVersion(packageName);
    return [
      request,
      { singleton: true, eager: host, version, requiredVersion: rangeOf(version), packageName },
    ] as const;
  });
  // Eager on both sides: it runs before anything else of a hot build.
  const refresh = development
    ? [['react-refresh/runtime', { singleton: true, eager: true, requiredVersion: false as const }] as const]
    : [];
  return Object.fromEntries<object>([...entries, ...refresh]);
}
