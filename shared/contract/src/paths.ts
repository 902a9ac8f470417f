import type { Language } from './language.ts';

/*
 * Canonical addresses; no link on the site is written by hand. Used as `paths.sale`: each has a name of its own here, so that
 * of all of them a part of the site carries those that it links to.
 */

export const home = '/';
export const services = '/services';
export const sale = '/sell';
export const rent = '/rent';
export const properties = '/properties';
export const exclusive = '/exclusive';
/** The properties that this browser keeps. */
export const favourites = '/properties?saved=1';
/** The searches that this browser keeps. */
export const savedSearches = '/properties?searches=1';
export const blog = '/blog';
export const appointments = '/Appointments';
export const contact = '/contact';
export const join = '/join';
export const privacy = '/privacy';
export const accessibility = '/accessibility';
export const portal = '/fal-license';

/** A list as RSS, with a query string as the list itself has it. */
export const feedOf = (list: string, query: string) => `${list}/rss.xml${query === '' ? '' : `?${query}`}`;

export const property = (id: string) => `/property/${encodeURIComponent(id)}`;

/** The library, or its articles in one language. */
export function blogPage(page: number, language?: Language): string {
  const asked = [...(language ? [`language=${language}`] : []), ...(page > 1 ? [`page=${page}`] : [])];
  return asked.length > 0 ? `/blog?${asked.join('&')}` : '/blog';
}

/** The articles that this browser keeps, 24 a page. */
export const bookmarks = (page = 1) => `/blog?saved=1${page > 1 ? `&page=${page}` : ''}`;

export const article = (id: string) => `/blog/${encodeURIComponent(id)}`;

/** A picture of a page's address for a phone's camera, in that language; the document server draws it. */
export const qrFor = (path: string, language: Language) =>
  `/qr.svg?of=${encodeURIComponent(path)}&lang=${language}`;

/** The same of a public registry, by its name in the brand's own list; or of a licence's own page there, by its listing's id. */
export const qrOf = (what: 'registry' | 'licence', name: string) =>
  `/qr.svg?${what}=${encodeURIComponent(name)}`;

export const appointmentFor = (propertyId: string) =>
  `/Appointments?property=${encodeURIComponent(propertyId)}`;
