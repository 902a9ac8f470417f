/** Event of the window: markup of the server did not fit, and was drawn anew. */
export const MISMATCH_EVENT = 'markup-mismatch';

export interface Mismatch {
  /** Of the root, as `mf-blog` or `mf-listings-latest-sale`. */
  name: string;
  error: unknown;
  /** Which components stand around the place, with their scripts. */
  componentStack: string;
}

/** Says on the console that a root's markup did not fit, and tells the page, which reports it. */
export function tellMismatch(name: string, error: unknown, componentStack: string | null | undefined): void {
  console.error(`${name}: the server's markup did not fit`, error);
  const detail: Mismatch = { name, error, componentStack: componentStack ?? '' };
  window.dispatchEvent(new CustomEvent(MISMATCH_EVENT, { detail }));
}
