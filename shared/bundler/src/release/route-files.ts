import type { Language, ParcelFiles, RouteFiles } from '@shared/contract';
import { LANGUAGES, parcelKey, schemaOf } from '@shared/contract';
import type { Compilation } from 'webpack';
import { localeRequest, pageRequest, parcelRequest, type RemotePackage } from '../package/remote-package.ts';

const scripts = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));

/** Scripts of the chunk group that a dynamic import of `request` creates; the request is told by its ending. */
export function importedFiles(compilation: Compilation, request: string): string[] | undefined {
  const ending = request.replace(/^\.+/, '');
  const group = compilation.chunkGroups.find((candidate) =>
    candidate.origins.some((origin) => origin.request?.endsWith(ending)),
  );
  return group && scripts(group.getFiles());
}

/**
 * Files of one page (if any is named) and one language, beside what `always` names; throws when a
 * convention is broken.
 */
export function pageFiles(
  compilation: Compilation,
  always: readonly string[],
  page: string | undefined,
  language: Language,
): string[] {
  const pageScripts = page === undefined ? [] : importedFiles(compilation, page);
  if (!pageScripts) throw new Error(`no dynamic import of ${page}: a route's page stands in that file`);
  const words = importedFiles(compilation, localeRequest(language));
  if (!words) throw new Error(`no dynamic import of ${localeRequest(language)}`);
  return [...new Set([...always, ...pageScripts, ...words])];
}

const byLanguage = (files: (language: Language) => string[]) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, files(language)])) as Record<Language, string[]>;

/** What calls the API and reads its answers, as `shared/api` imports it; a remote without calls has none. */
const CALLS = './create-api.ts';

/** What a route calls at an API with an extension, where that is something else. */
function callsWith(remote: RemotePackage, path: string): Pick<RouteFiles, 'callsWith'> {
  const others = Object.entries(remote.callsWith).flatMap(([extension, routes]) => {
    const calls = routes[path];
    return calls ? [[extension, calls] as const] : [];
  });
  return others.length > 0 ? { callsWith: Object.fromEntries(others) } : {};
}

/** For each route and parcel of a remote and each language: the files that its first view needs. */
export function firstViewFiles(
  remote: RemotePackage,
  compilation: Compilation,
  prefix: string,
): { routes: RouteFiles[]; parcels: ParcelFiles[]; answers: string[] } {
  const exposed = compilation.namedChunkGroups.get('__federation_expose_remote');
  if (!exposed) throw new Error(`${remote.name}: the container exposes no ./remote`);
  const always = ['remoteEntry.js', ...scripts(exposed.getFiles())];
  const files = (request: string) =>
    byLanguage((language) => pageFiles(compilation, always, request, language).map((file) => prefix + file));
  return {
    routes: remote.routes.map((route) => {
      const calls = remote.calls[route.path];
      const parameters = remote.parameters[route.path];
      const guest = remote.guestPages[route.path];
      return {
        path: route.path,
        files: files(pageRequest(route)),
        ...(calls && { calls }),
        ...callsWith(remote, route.path),
        ...(parameters && { parameters }),
        ...(guest && { guest }),
      };
    }),
    parcels: remote.parcels.map((name) => {
      const props = schemaOf(parcelKey({ remote: remote.name, name }), remote.guestParcels);
      return { name, files: files(parcelRequest(name)), ...(Object.keys(props).length > 0 && { props }) };
    }),
    answers: (importedFiles(compilation, CALLS) ?? []).map((file) => prefix + file),
  };
}
