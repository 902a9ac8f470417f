import type { flushSync } from 'react-dom';

type FlushSync = typeof flushSync;

let flush: FlushSync | undefined;

// Not a part of this module's own start: what draws comes in a script of the page's own, before which all else is made ready. It is
// here before any form is drawn.
void import('react-dom').then((renderer) => (flush = renderer.flushSync));

/** Draws what an update changes before it returns: focus can go to what is there only. */
export const drawNow = (update: () => void): void => (flush ? flush(update) : update());
