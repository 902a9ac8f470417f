/**
 * Milliseconds from the start of a move to the moment at which the other page stands, before the browser looks at it. Style,
 * layout and paint of all of a page take two to three times as long as that; a desk has 15, a slow phone 50.
 */
const LATE_MS = 25;

let startedAt = Infinity;

/**
 * Takes down when moves to another page begin. Whoever goes back or forward comes to where a page was left, which is seldom its
 * heading: such a move is never late.
 */
export function watchMoves(): void {
  window.addEventListener('popstate', (event) => {
    // single-spa fires one for moves of its own, too, and marks those.
    startedAt = 'singleSpa' in event ? event.timeStamp : Infinity;
  });
}

/** Whether a move has begun so long ago that its heading should not wait for the rest of its page. */
export const isMoveLate = (): boolean => performance.now() - startedAt > LATE_MS;
