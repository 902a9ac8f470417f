declare global {
  interface Window {
    /** Buttons pressed before the page was alive, in order; written by the document's head script. */
    earlyPresses?: HTMLElement[] & { closed?: boolean };
  }
}

/** Presses again what was pressed inside `place` before it was hydrated. */
export function replayEarlyPresses(place: HTMLElement): void {
  const presses = window.earlyPresses;
  if (!presses) return;
  for (const button of presses.filter((pressed) => place.contains(pressed))) {
    presses.splice(presses.indexOf(button), 1);
    button.click();
  }
}

/** From now on everything listens for itself. */
export function endEarlyPresses(): void {
  if (window.earlyPresses) window.earlyPresses.closed = true;
}
