import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the browser would fetch for scripts alone. */
const FOR_SCRIPTS =
  /<link\b(?=[^>]*\brel="?(?:preload|modulepreload|prefetch)\b)(?:(?=[^>]*\brel="?modulepreload\b)|(?=[^>]*\bas="?(?:script|fetch)\b))[^>]*>/gi;

/**
 * A document of the site without its scripts, the data that stands in it for them, and what is fetched for them: how soon
 * its content could be there at best.
 */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script\s*>/gis, '').replaceAll(FOR_SCRIPTS, '');

/**
 * Lays the document of an address into a folder, without its scripts, as `<path>/index.html`.
 * @param origin of a document server
 * @throws when the document comes without its content three times
 */
export async function writeUnscripted(origin: string, address: string, folder: string): Promise<void> {
  for (let tried = 0; tried < 3; tried += 1) {
    const answer = await fetch(origin + address, { headers: { cookie: 'language=ar' } });
    const html = withoutScripts(await answer.text());
    if (!/<h1\b/.test(html)) continue;
    const target = path.join(folder, address);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), html);
    return;
  }
  throw new Error(`the document of ${address} comes without a heading`);
}
