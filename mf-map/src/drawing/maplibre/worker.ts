import { PUBLISHED_INTEGRITY, type PublishedIntegrity } from '@shared/contract';
import { setWorkerUrl } from 'maplibre-gl';

/** A file of the release like any script, under the site's own address: the policy of documents lets no other worker start. */
const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

/** `sha384-…` of a file of a release, as its container tells it; undefined in development, where files change. */
function integrityOf(url: string): string | undefined {
  const published = (globalThis as { [PUBLISHED_INTEGRITY]?: PublishedIntegrity })[PUBLISHED_INTEGRITY] ?? {};
  const folder = Object.keys(published).find((each) => url.startsWith(each));
  return folder === undefined ? undefined : published[folder]?.[url.slice(folder.length)];
}

let checked: Promise<void> | undefined;

/**
 * Tells the library where its worker is, once what lies there has been found to be what the release holds. Workers take no
 * `integrity`, so it is fetched with it before: what the browser keeps of that, for good, is what it then starts. Rejects where
 * something else lies there.
 */
export const prepareWorker = (): Promise<void> =>
  (checked ??= (async () => {
    const integrity = integrityOf(workerUrl);
    if (integrity !== undefined) await fetch(workerUrl, { integrity });
    setWorkerUrl(workerUrl);
  })().catch((error: unknown) => {
    checked = undefined;
    throw error;
  }));
