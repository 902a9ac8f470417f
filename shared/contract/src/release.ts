import type { ApiExtension } from './extensions.ts';
import { isDigest, type Dictionaries } from './dictionary.ts';
import { isGuestPage, type GuestPage } from './guest-page.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './language.ts';
import type { JudgeRules } from './judge-rules.ts';
import { isPropsSchema, type PropsSchema } from './parcel-props.ts';
import { isRecord } from './record.ts';
import type { Result } from './result.ts';

/** Raised when something that crosses a boundary changes incompatibly. */
export const CONTRACT_VERSION = 2;

/** Browser files of one route, by language, relative to the release's folder, in loading order. */
export interface RouteFiles {
  path: string;
  files: Readonly<Record<Language, readonly string[]>>;
  /**
   * Calls that its first view makes when the address has no query: paths below the API's base, with `:id` where the
   * route has it. A document that comes without content asks for them at once. Default: none.
   */
  calls?: readonly string[];
  /** Calls that stand in their place at an API with the extension. Default: the same calls. */
  callsWith?: Readonly<Partial<Record<ApiExtension, readonly string[]>>>;
  /**
   * Parameters of the query that its page reads. What else an address has, as the marks of campaigns, makes no other page:
   * it stays in the address, and nothing is rendered anew for it. Default: all of them.
   */
  parameters?: readonly string[];
  /** What a shell has to know of a route that is not in its table. Default: the table has it. */
  guest?: GuestPage;
}

/** Browser files of one parcel, likewise. */
export interface ParcelFiles {
  name: string;
  /** The props that it takes. Default: none. */
  props?: PropsSchema;
  files: Readonly<Record<Language, readonly string[]>>;
}

/** What a visitor does on a page that the remote answers with a toast: tried before a release or a shell goes live. */
export interface ToastTrial {
  /** Pattern of the route. */
  path: string;
  /** Tried at an API with this extension alone. Default: at any. */
  offers?: ApiExtension;
  /** Local storage as an earlier visit has left it, by key. Default: empty. */
  storage?: Readonly<Record<string, string>>;
  /** What is pressed before, one after the other, by CSS selectors. Default: nothing. */
  before?: readonly string[];
  /** What is written or chosen before, by CSS selectors. Default: nothing. */
  fill?: Readonly<Record<string, string>>;
  /** CSS selector. Nothing that is sent reaches the site: a toast of failure is one, too. */
  press: string;
}

/** A library that is shared with the page. */
export interface SharedLibrary {
  /** The version that the release was built with and carries as a fallback. */
  version: string;
  /** Versions of the page's own copy that it works with, as a semantic version range. */
  range: string;
}

/** One release: what its folder says of itself. Every file is relative to `folder`, which is immutable. */
export interface Release {
  name: string;
  version: string;
  commit: string;
  contract: number;
  /** ISO 8601. */
  builtAt: string;
  /** `releases/<version>-<hash>/`, relative to the origin. */
  folder: string;
  /** The federation container's script and the global that it sets. */
  container: { file: string; global: string };
  /** The federation manifest, for tools. */
  manifest: string;
  exposes: readonly string[];
  routes: readonly RouteFiles[];
  parcels: readonly ParcelFiles[];
  /** Browser files that reading an answer of the API takes; those that a first view from the server can do without. Default: none. */
  answers?: readonly string[];
  /** Parcels of other remotes that its pages place, as `remote/name`. */
  slots: readonly string[];
  /** The props that its pages were written to give them, by the same names. Default: none. */
  slotProps?: Readonly<Record<string, PropsSchema>>;
  /** Whether it has background work for the start-up. */
  startUp: boolean;
  /** Whether no byte of it is fetched before a visitor turns to a link to one of its pages. Default: false, it is fetched when the browser is idle. */
  onlyWhenMeant?: boolean;
  /** Whether its scripts hold what sends toasts. Default: that is not known. */
  sendsToasts?: boolean;
  /** What brings its toasts. Default: nothing that could be tried. */
  toasts?: readonly ToastTrial[];
  /** Namespaces of its words; no other remote may claim one of them. */
  namespaces: readonly string[];
  /** The server bundle; null when the remote is rendered in the browser only. */
  server: { file: string } | null;
  /** Shared libraries by name. */
  shared: Readonly<Record<string, SharedLibrary>>;
  /** `sha384-…` (subresource integrity) of every file, browser and server; of a development server's, the latter alone. */
  integrity: Readonly<Record<string, string>>;
  /** By what it is judged as a canary, where that differs from the defaults. Default: by these. */
  judge?: Partial<JudgeRules>;
  /**
   * Of browser scripts, which earlier contents there are copies against: a browser that has one of them takes the copy.
   * No part of what the release is: it is the same one whatever was before it. Default: none.
   */
  dictionaries?: Dictionaries;
}

/** The folder of a development server's one release, whose browser files change under the hand and so have no integrity. */
export const DEVELOPMENT_FOLDER = 'releases/development/';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText);
const isSharedLibrary = (value: unknown): boolean =>
  isRecord(value) && isText(value['version']) && isText(value['range']);
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Relative, inside its folder: no scheme, no leading slash, no climbing. */
export const isSafeRelativePath = (value: unknown): value is string =>
  isText(value) && /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/.test(value) && !value.split('/').includes('..');

const isCallList = (value: unknown): boolean =>
  isTextList(value) && value.every((call) => /^\/(?!\/)/.test(call));

const isToastTrial = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['path']) &&
  isText(value['press']) &&
  (value['offers'] === undefined || isText(value['offers'])) &&
  (value['storage'] === undefined || isTextRecord(value['storage'])) &&
  (value['before'] === undefined || isTextList(value['before'])) &&
  (value['fill'] === undefined || isTextRecord(value['fill']));

const isFilesOf =
  (key: 'path' | 'name') =>
  (value: unknown): boolean => {
    if (!isRecord(value) || !isText(value[key])) return false;
    const { files, calls, callsWith, parameters, props, guest } = value;
    return (
      (props === undefined || isPropsSchema(props)) &&
      (calls === undefined || isCallList(calls)) &&
      (callsWith === undefined || (isRecord(callsWith) && Object.values(callsWith).every(isCallList))) &&
      (parameters === undefined || isTextList(parameters)) &&
      (guest === undefined || isGuestPage(guest)) &&
      isRecord(files) &&
      LANGUAGES.every((language) => {
        const list = files[language];
        return isTextList(list) && list.every(isSafeRelativePath);
      })
    );
  };

const RELEASE_FIELDS: Readonly<Record<keyof Release, (value: unknown) => boolean>> = {
  name: isText,
  version: isText,
  commit: (value) => typeof value === 'string',
  contract: (value) => Number.isInteger(value),
  builtAt: isText,
  folder: isSafeRelativePath,
  container: (value) => isRecord(value) && isSafeRelativePath(value['file']) && isText(value['global']),
  manifest: isSafeRelativePath,
  exposes: isTextList,
  routes: (value) => Array.isArray(value) && value.every(isFilesOf('path')),
  parcels: (value) => Array.isArray(value) && value.every(isFilesOf('name')),
  answers: (value) => value === undefined || (isTextList(value) && value.every(isSafeRelativePath)),
  slots: isTextList,
  slotProps: (value) => value === undefined || (isRecord(value) && Object.values(value).every(isPropsSchema)),
  startUp: (value) => typeof value === 'boolean',
  onlyWhenMeant: (value) => value === undefined || typeof value === 'boolean',
  sendsToasts: (value) => value === undefined || typeof value === 'boolean',
  toasts: (value) => value === undefined || (Array.isArray(value) && value.every(isToastTrial)),
  namespaces: isTextList,
  server: (value) => value === null || (isRecord(value) && isSafeRelativePath(value['file'])),
  shared: (value) => isRecord(value) && Object.values(value).every(isSharedLibrary),
  // One hash and nothing else: it comes to stand in attributes.
  integrity: (value) =>
    isTextRecord(value) && Object.values(value).every((hash) => /^sha384-[\w+/=-]+$/.test(hash)),
  // What of it a shell does not know yet is no reason to refuse the release.
  judge: (value) => value === undefined || isRecord(value),
  dictionaries: (value) =>
    value === undefined ||
    (isRecord(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isDigest))),
};

/**
 * `0.2.0-1a2b3c4d`: how people and commands name a release. It is what its folder is called, in `Release.folder` as well as
 * at the end of `RegistryEntry.base`.
 */
export const releaseId = ({ folder }: Pick<Release, 'folder'>): string =>
  folder.split('/').findLast((segment) => segment !== '') ?? folder;

/** Reads a release from another team's origin; the error names the first field that is wrong. */
export function parseRelease(value: unknown): Result<Release> {
  if (!isRecord(value)) return { ok: false, error: 'the release pointer is not an object' };
  for (const [field, test] of Object.entries(RELEASE_FIELDS)) {
    if (!test(value[field]))
      return { ok: false, error: `the release pointer's "${field}" is missing or wrong` };
  }
  const release = value as unknown as Release;
  if (release.server && !release.integrity[release.server.file]) {
    return { ok: false, error: 'the release pointer has no integrity for its server bundle' };
  }
  if (release.folder !== DEVELOPMENT_FOLDER && !release.integrity[release.container.file]) {
    return { ok: false, error: 'the release pointer has no integrity for its container' };
  }
  return { ok: true, value: release };
}
