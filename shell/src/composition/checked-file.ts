import {
  PUBLISHED_INTEGRITY,
  type PublishedIntegrity,
  type RegistryEntry,
  type RegistrySnapshot,
} from '@shared/contract';

const absolute = (url: string) => new URL(url, document.baseURI).href;

/** `sha384-…` of a file of a release: of its container at any time, of what follows from it once that has run. */
function integrityOf({ container }: RegistryEntry, url: string): string | undefined {
  if (url === container.url) return container.integrity;
  const published = (globalThis as { [PUBLISHED_INTEGRITY]?: PublishedIntegrity })[PUBLISHED_INTEGRITY];
  const folder = absolute(container.url).replace(/[^/]*$/, '');
  return published?.[folder]?.[absolute(url).slice(folder.length)];
}

/**
 * Fetches a file of a release for the browser to keep, checked by its hash: what does not pass is kept by no service worker.
 * Fetches nothing whose hash is not known. Never rejects.
 */
export async function fetchChecked(
  entry: RegistrySnapshot['remotes'][string],
  url: string,
  how: RequestInit,
): Promise<void> {
  const integrity = integrityOf(entry, url);
  if (integrity) await fetch(url, { ...how, integrity }).catch(() => undefined);
}
