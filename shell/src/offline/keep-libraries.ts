import {
  CARRIED_FILE,
  FILES_CACHE,
  LIBRARIES_COOKIE,
  LIBRARIES_KEPT,
  SOURCE_NAME,
} from './carried-libraries.ts';
import { savesData } from '../document/saves-data.ts';

/** In which a browser that comes back is taken to have them. */
const KEPT_SECONDS = 30 * 86_400;

/** The service worker gives them to the next document, without another way to the network. */
async function giveToWorker(file: string, text: string): Promise<boolean> {
  const files = await caches.open(FILES_CACHE);
  const headers = { 'content-type': 'text/javascript; charset=utf-8', date: new Date().toUTCString() };
  await files.put(file, new Response(text, { headers }));
  return true;
}

/** Nothing but what has come by its address is in the browser's own cache: once, where each document would bring them otherwise. */
async function askForFile(file: string): Promise<boolean> {
  if (savesData()) return false;
  const answer = await fetch(file, { priority: 'low' });
  await answer.arrayBuffer();
  return answer.ok;
}

/**
 * Keeps the libraries that the document carried under the name of the file that they are, and says
 * from then on that they need not be carried. Where nothing can be kept, the next document carries them again.
 * Never rejects.
 * @param hasWorker whether a service worker looks for files among those that it has
 */
export async function keepLibraries(hasWorker: boolean): Promise<void> {
  const carried = document.querySelector<HTMLScriptElement>(`script[${CARRIED_FILE}]`);
  const file = carried?.dataset['file'];
  if (!carried || file === undefined) return;
  const text = carried.text.slice(0, carried.text.lastIndexOf(SOURCE_NAME));
  try {
    if (!(await (hasWorker ? giveToWorker(file, text) : askForFile(file)))) return;
    document.cookie = `${LIBRARIES_COOKIE}=${LIBRARIES_KEPT};path=/;max-age=${KEPT_SECONDS};samesite=lax`;
    // Nobody reads it again.
    carried.remove();
  } catch {
    // No room, or no network.
  }
}
