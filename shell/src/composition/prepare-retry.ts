import {
  guestRoutes,
  matchRoute,
  type Language,
  type RegistryEntry,
  type RegistrySnapshot,
} from '@shared/contract';
import { fetchChecked } from './checked-file.ts';
import type { LoadRemote } from './live-release.ts';
import { spendPreloads } from './spent-preloads.ts';

/** An origin that is still failing must leave time for the retry itself. */
const REFRESH_LIMIT_MS = 2000;

/**
 * Addresses of the files that the present page wants of a release: of its route, or of the pieces that another's page
 * places, and what reads the API's answers.
 */
function neededFiles(entry: RegistryEntry, language: Language): Set<string> {
  const { base, routes, parcels, answers } = entry;
  const { route } = matchRoute(window.location.pathname, guestRoutes({ remotes: { [entry.name]: entry } }));
  const own = routes.filter(({ path }) => path === route.path);
  const files = [...own, ...(own.length > 0 ? [] : parcels)].flatMap((each) => each.files[language]);
  return new Set([...files, ...answers].map((file) => base + file));
}

/**
 * Files of a release are kept for a year, what a failing origin has sent in their place as well: an error page, half a
 * file, other bytes. Asked for past the cache, each of them is replaced there by what the origin sends now.
 */
const refresh = (entry: RegistryEntry, url: string): Promise<void> =>
  fetchChecked(entry, url, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_LIMIT_MS) });

interface RetryPorts {
  registry: RegistrySnapshot;
  language: Language;
  /** A container, once it has run, tells the hashes of all other files. */
  load: LoadRemote;
}

/** Clears away what a failed try of a remote has left in this browser. Of use after a failure alone: it comes then. */
export async function prepareRetry(name: string, { registry, language, load }: RetryPorts): Promise<void> {
  const entry = registry.remotes[name];
  if (!entry) return;
  const { url } = entry.container;
  await spendPreloads(entry.base);
  await refresh(entry, url);
  // Whether or not what the container leads to loads: most likely that has to be fetched anew, too.
  await load(name);
  const others = [...neededFiles(entry, language)].filter((file) => file !== url);
  await Promise.all(others.map((file) => refresh(entry, file)));
}
