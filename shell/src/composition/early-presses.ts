/** Buttons pressed before what they stand in was alive, in order; written by the document's head script. */
interface EarlyPresses extends Array<HTMLElement> {
  /** Where presses are still kept. Default: everywhere. */
  waiting?: HTMLElement[];
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Parcels that the document has brought, by the place that each stands in. */
const RENDERED_PARCELS = '[data-parcel] > :not(:empty)';

/** Parcels that came to an end before the section that they stand in told that it is alive. */
const settledEarly = new WeakSet<HTMLElement>();

/**
 * Presses again what was pressed inside `place`, but for what still waits there; one after the other, as what is drawn for
 * one decides what the next one does.
 */
async function replayIn(presses: EarlyPresses, place: HTMLElement): Promise<void> {
  const isDue = (button: HTMLElement) =>
    place.contains(button) && !presses.waiting?.some((waiting) => waiting.contains(button));
  const due = presses.filter(isDue);
  for (const button of due) presses.splice(presses.indexOf(button), 1);
  for (const button of due) {
    button.click();
    // React draws for a press before it goes on to anything else.
    await Promise.resolve();
  }
}

/**
 * The document's section has come alive, or something else stands in its place: from now on everything listens for itself
 * but the parcels of the document that are still on their way.
 * @param section the one that has come alive over the server's markup: what was pressed in it is pressed again
 */
export function endEarlyPresses(section?: HTMLElement): void {
  const presses = window.earlyPresses;
  if (!presses) return;
  presses.waiting ??= [...document.querySelectorAll<HTMLElement>(RENDERED_PARCELS)].filter(
    (place) => !settledEarly.has(place),
  );
  if (section) void replayIn(presses, section);
}

/** A parcel has come alive at its place, where what was pressed is pressed again; or it never will. */
export function settleParcelPresses(place: HTMLElement, isAlive: boolean): void {
  settledEarly.add(place);
  const presses = window.earlyPresses;
  if (!presses) return;
  if (presses.waiting) presses.waiting = presses.waiting.filter((waiting) => waiting !== place);
  if (isAlive) void replayIn(presses, place);
}
