import type { Language } from './language.ts';

/**
 * An address of this site for somebody else: it says the language that it was read in, as whoever opens it may never have
 * chosen one.
 * @param path a path of the site, or a whole address
 * @param origin of the site. Default: the page's
 */
export function addressToShare(path: string, language: Language, origin = window.location.origin): string {
  const address = new URL(path, origin);
  address.searchParams.set('lang', language);
  return address.href;
}
