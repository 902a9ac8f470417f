import {
  CARRIED_FILE,
  FILES_CACHE,
  LIBRARIES_COOKIE,
  LIBRARIES_KEPT,
  SOURCE_NAME,
} from './carried-libraries.ts';

/** In which a browser that comes back is taken to have them. */
const KEPT_SECONDS = 30 * 86_400;

/**
 * Gives the libraries that the document carried to the service worker's files, under the name of the file that they are, and says
 * from then on that they need not be carried. Where nothing can be kept, the next document carries them again.
 * Never rejects.
 */
export async function keepLibraries(): Promise<void> {
  const carried = document.querySelector<HTMLScriptElement>(`script[${CARRIED_FILE}]`);
  const file = carried?.dataset['file'];
  if (!carried || file === undefined) return;
  const text = carried.text.slice(0, carried.text.lastIndexOf(SOURCE_NAME));
  try {
    const files = await caches.open(FILES_CACHE);
    const headers = { 'content-type': 'text/javascript; charset=utf-8', date: new Date().toUTCString() };
    await files.put(file, new Response(text, { headers }));
    document.cookie = `${LIBRARIES_COOKIE}=${LIBRARIES_KEPT};path=/;max-age=${KEPT_SECONDS};samesite=lax`;
    // Nobody reads it again.
    carried.remove();
  } catch {
    // No room, or no caches at all, as in private windows of some browsers.
  }
}
