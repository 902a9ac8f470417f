/** React begins the markup of a page with hints at the pictures that are to come before others (`priority` of `Picture`). */
const HINT = /<link rel="preload" as="image"[^>]*? (?:imagesrcset|href)="([^" ?]+)/gi;
/** In which they stand: far less than a page's markup. */
const HINTS_BYTES = 4096;

/** Of the API, and nothing that would mean something to a style sheet. */
const OF_API = /^\/media\/[\w\-.~%/]+$/;

/** The address, without a query, of the first of the API's pictures that a page's markup says to load first; undefined without one. */
export function firstPictureIn(html: Buffer): string | undefined {
  for (const [, address = ''] of html.toString('latin1', 0, HINTS_BYTES).matchAll(HINT))
    if (OF_API.test(address)) return address;
  return undefined;
}
