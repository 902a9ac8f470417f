import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ownRoutes,
  parseJudgeRules,
  ROUTES,
  type ApiExtension,
  type GuestPage,
  type JudgeRules,
  type Language,
  type ParcelTable,
  type Route,
  type ToastTrial,
} from '@shared/contract';
import { checkDefinition } from './check-definition.ts';
import { readGuestParcels } from './guest-parcels.ts';
import { readOwnRoutes } from './own-routes.ts';

/** A remote's folder, read by its conventions: what it exposes, its pages and its words. */
export interface RemotePackage {
  name: string;
  version: string;
  /** Absolute path. */
  folder: string;
  /** The port of its own origin, from `remote.port` in its package.json. */
  port: number;
  /** Federation expose name to source file, relative to the folder. Default: `./remote` alone, which is always there. */
  exposes: Readonly<Record<string, string>>;
  /** The routes that the one route table gives to this remote, or those of its own `src/routes.json`. */
  routes: readonly Route[];
  /** What `src/routes.json` says of each of its routes, by path. Default: none, the route table has them. */
  guestPages: Readonly<Record<string, GuestPage>>;
  /** Names of the parcels that it offers, from its files `src/parcels/<name>-parcel.tsx`. */
  parcels: readonly string[];
  /** Parcels of other remotes that its pages place, as `remote/name`: `remote.slots` in its package.json. Default: none. */
  slots: readonly string[];
  /** Parcels of remotes beside the route table that it offers or places, from its `src/guest-parcels.ts`. Default: none. */
  guestParcels: ParcelTable;
  /** Calls that first views make, by route: `remote.calls` in its package.json. Default: none. */
  calls: Readonly<Record<string, readonly string[]>>;
  /** Calls in their place at an API with an extension, by extension and route: `remote.callsWith`. Default: none. */
  callsWith: Readonly<Partial<Record<ApiExtension, Readonly<Record<string, readonly string[]>>>>>;
  /** Parameters of the query that pages read, by route: `remote.parameters` in its package.json. Default: all of them. */
  parameters: Readonly<Record<string, readonly string[]>>;
  /** Whether it has background work for the start-up: `remote.startUp` in its package.json. Default: `false`. */
  startUp: boolean;
  /** Whether nothing of it is fetched before a visitor turns to a link to it: `remote.onlyWhenMeant`. Default: `false`. */
  onlyWhenMeant: boolean;
  /** By what its canaries are judged, where that differs from the defaults: `release-judge.json` in its folder. Default: by these. */
  judge: Partial<JudgeRules> | undefined;
  /** What brings its toasts, to be tried: `remote.toasts` in its package.json. Default: nothing. */
  toasts: readonly ToastTrial[];
  /** False when all its routes are rendered in the browser only. */
  serverRendered: boolean;
}

interface Manifest {
  name: string;
  version: string;
  remote?: {
    port?: number;
    exposes?: Record<string, string>;
    slots?: string[];
    calls?: Record<string, string[]>;
    callsWith?: Partial<Record<ApiExtension, Record<string, string[]>>>;
    parameters?: Record<string, string[]>;
    startUp?: boolean;
    onlyWhenMeant?: boolean;
    toasts?: ToastTrial[];
  };
}

/** Reads the remote in `folder`; throws when its package.json does not describe one. */
export function readRemotePackage(folder: string): RemotePackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const port = manifest.remote?.port;
  if (!port) throw new Error(`${manifest.name}: package.json has no "remote": { "port": … }`);
  const inTable: readonly Route[] = ROUTES.filter((route) => route.owner === manifest.name);
  const own = readOwnRoutes(manifest.name, folder);
  if (own && inTable.length > 0)
    throw new Error(`${manifest.name}: the route table gives it routes, and so does its src/routes.json`);
  const routes = own ? ownRoutes(manifest.name, own) : inTable;
  checkDefinition({ name: manifest.name, folder, routes, ...(own && { table: 'src/routes.json' }) });
  return {
    name: manifest.name,
    version: manifest.version,
    folder,
    port,
    exposes: { './remote': './src/remote.ts', ...manifest.remote?.exposes },
    routes,
    guestPages: Object.fromEntries((own ?? []).map(({ id: _id, path: at, ...page }) => [at, page])),
    parcels: parcelNames(folder),
    slots: manifest.remote?.slots ?? [],
    guestParcels: readGuestParcels(manifest.name, folder),
    calls: manifest.remote?.calls ?? {},
    callsWith: manifest.remote?.callsWith ?? {},
    parameters: manifest.remote?.parameters ?? {},
    startUp: manifest.remote?.startUp ?? false,
    onlyWhenMeant: manifest.remote?.onlyWhenMeant ?? false,
    judge: readJudgeRules(manifest.name, folder),
    toasts: manifest.remote?.toasts ?? [],
    serverRendered: routes.some((route) => route.rendering === 'server'),
  };
}

const JUDGE_FILE = 'release-judge.json';

/** Throws with file and key where they are wrong: a canary must not turn out to be judged by something else than was meant. */
function readJudgeRules(name: string, folder: string): Partial<JudgeRules> | undefined {
  const file = path.join(folder, JUDGE_FILE);
  if (!existsSync(file)) return undefined;
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name}/${JUDGE_FILE}: it is no JSON: ${(error as Error).message}`, { cause: error });
  }
  const rules = parseJudgeRules(given);
  if (!rules.ok) throw new Error(`${name}/${JUDGE_FILE}: ${rules.error}`);
  return given as Partial<JudgeRules>;
}

const PARCEL_FILE = /^([\w-]+)-parcel\.tsx$/;

function parcelNames(folder: string): string[] {
  const parcels = path.join(folder, 'src/parcels');
  const files = existsSync(parcels) ? readdirSync(parcels) : [];
  return files.flatMap((file) => PARCEL_FILE.exec(file)?.[1] ?? []);
}

export const parcelRequest = (name: string) => `./parcels/${name}-parcel.tsx`;

/** A page stands in `src/pages/<route id>-page.tsx`; the release finds a route's files by that name. */
export const pageRequest = (route: Pick<Route, 'id'>) => `./pages/${route.id}-page.tsx`;

/** A language's words stand in `src/locales/<language>.json`. */
export const localeRequest = (language: Language) => `./${language}.json`;

/** The global that a remote's container sets; a federation name must be an identifier. */
export const containerGlobal = (name: string) => name.replaceAll('-', '_');
