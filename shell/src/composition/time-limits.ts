/** The visitor sees content or the failing panel within five seconds of a step (quality, "Faults"). */
const PROMISE_MS = 5000;

/**
 * The limits on the way of one remote. Each ends before the one around it: what fails inside is then told as what it is, a
 * file that did not come, and the guard around it, which knows only that time is up, stays for what nobody has foreseen.
 */

/** From the visitor's step to content or the failing panel; the rest is for drawing the panel. */
export const APPEAR_LIMIT_MS = PROMISE_MS - 500;

/** A container's script that has not arrived by then counts as failed (the federation runtime's own limit is 20 s). */
export const SCRIPT_LIMIT_MS = APPEAR_LIMIT_MS - 500;

/**
 * What the document server waits for a file of a release at the remote's origin. The browser still waits when it gives up,
 * and on HTTP/1.1 six requests that nobody answers would hold up the files of every other section.
 */
export const RELEASE_FILE_LIMIT_MS = SCRIPT_LIMIT_MS - 1000;

/** How long header and footer wait for a section that does not come alive: it does not hold up the rest of the page. */
export const CONTENT_PATIENCE_MS = 3000;
