import { matchRoute, type Language, type RegistryEntry, type RegistrySnapshot } from '@shared/contract';
import { spendPreloads } from './spent-preloads.ts';

/** An origin that is still failing must leave time for the retry itself. */
const REFRESH_LIMIT_MS = 2000;

/**
 * Files that the present page wants of a release: of its route, or of the pieces that another's page places, and what
 * reads the API's answers.
 */
function neededFiles(entry: RegistryEntry, language: Language): Set<string> {
  const { container, base, routes, parcels, answers } = entry;
  const { route } = matchRoute(window.location.pathname);
  const own = routes.filter(({ path }) => path === route.path);
  const files = [...own, ...(own.length > 0 ? [] : parcels)].flatMap((each) => each.files[language]);
  return new Set([container.url, ...[...files, ...answers].map((file) => base + file)]);
}

/**
 * Files of a release are kept for a year, what a failing origin has sent in their place as well: an error page, half a
 * file, other bytes. Asked for past the cache, each of them is replaced there by what the origin sends now.
 */
const refresh = (url: string): Promise<unknown> =>
  fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_LIMIT_MS) })
    // To the end, or the copy would not be whole.
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);

/** Clears away what a failed try of a remote has left in this browser; never rejects. */
export function createRetryPreparation(registry: RegistrySnapshot, language: () => Language) {
  return async (name: string): Promise<void> => {
    const entry = registry.remotes[name];
    if (!entry) return;
    await spendPreloads(entry.base);
    await Promise.all([...neededFiles(entry, language())].map(refresh));
  };
}
