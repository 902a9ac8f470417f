import path from 'node:path';
import {
  CONTRACT_VERSION,
  LANGUAGES,
  REMOTE_NAMES,
  ROUTES,
  type Language,
  type RegistrySnapshot,
} from '@shared/contract';
import { readRemotePackage } from '@shared/bundler';
import { root } from 'tools';
import type { Compilation, NormalModule } from 'webpack';
import type { ShellAssets } from '../../../shell/server/document/assets.ts';
import { PUBLIC_PATH } from './shell-config.ts';

/** As `shared/api` imports what sends a request, and the calls with what reads their answers. */
const SENDING = '/send-request.ts';
const CALLS = '/create-api.ts';

/** Scripts that a dynamic import of `request`, written somewhere in `part`, brings in. */
function importedFiles(compilation: Compilation, part: string, request: string): string[] {
  const folder = path.join(root, part) + path.sep;
  const group = compilation.chunkGroups.find((candidate) =>
    candidate.origins.some(
      (origin) =>
        origin.request?.endsWith(request) &&
        (origin.module as NormalModule | undefined)?.resource?.startsWith(folder),
    ),
  );
  if (!group) throw new Error(`the single build has no lazy ${request} of ${part}`);
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

const byLanguage = (files: (language: Language) => string[]) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, files(language)])) as Record<Language, string[]>;

function filesOf(compilation: Compilation, part: string, request: string, prefix: string) {
  return byLanguage((language) =>
    [
      ...new Set([
        ...importedFiles(compilation, part, request),
        ...importedFiles(compilation, part, `/${language}.json`),
      ]),
    ].map((file) => prefix + file),
  );
}

/** The same registry as the site's, with the files of the single build: what the same hints are computed from. */
export function singleRegistry(compilation: Compilation): RegistrySnapshot {
  const entries = REMOTE_NAMES.map((name) => {
    const { version, routes, parcels, startUp, calls } = readRemotePackage(path.join(root, name));
    return {
      name,
      version,
      channel: 'live' as const,
      base: PUBLIC_PATH,
      container: { url: '', global: '', integrity: '' },
      startUp,
      answers: importedFiles(compilation, 'shared/api', CALLS),
      routes: routes.map((route) => {
        const ofRoute = calls[route.path];
        return {
          path: route.path,
          files: filesOf(compilation, name, `/${route.id}-page.tsx`, ''),
          ...(ofRoute && { calls: ofRoute }),
        };
      }),
      parcels: parcels.map((parcel) => ({
        name: parcel,
        files: filesOf(compilation, name, `/${parcel}-parcel.tsx`, ''),
      })),
    };
  });
  return {
    contract: CONTRACT_VERSION,
    remotes: Object.fromEntries(entries.map((entry) => [entry.name, entry])),
  };
}

/** The shell's assets with the scripts of the single build; fonts and contract are the site's own. */
export function singleAssets(compilation: Compilation, ofSite: ShellAssets): ShellAssets {
  const entry = compilation.entrypoints.get('shell')?.getFiles() ?? [];
  return {
    ...ofSite,
    integrity: {},
    http: importedFiles(compilation, 'shared/api', SENDING).map((file) => PUBLIC_PATH + file),
    scripts: entry.filter((file) => file.endsWith('.js')).map((file) => PUBLIC_PATH + file),
    frame: filesOf(compilation, 'shell', '/page-frame.ts', PUBLIC_PATH),
    routes: ROUTES.filter((route) => route.owner === 'shell' && !('redirectsTo' in route)).map(
      ({ id, path: route }) => ({
        path: route,
        files: byLanguage((language) => [
          ...new Set([
            ...filesOf(compilation, 'shell', '/pages.ts', PUBLIC_PATH)[language],
            ...filesOf(compilation, 'shell', `/${id}-page.tsx`, PUBLIC_PATH)[language],
          ]),
        ]),
      }),
    ),
  };
}
