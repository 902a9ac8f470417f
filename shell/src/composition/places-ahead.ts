import { AHEAD } from '@shared/contract';
import { OUT_OF_SIGHT } from '@shared/ui';

type SightProperty = keyof typeof OUT_OF_SIGHT;
const SIGHT = Object.keys(OUT_OF_SIGHT) as SightProperty[];

export function putOutOfSight(element: HTMLElement): void {
  element.setAttribute(AHEAD, '');
  Object.assign(element.style, OUT_OF_SIGHT);
}

/** Its display stays as it is, or its layout would be lost. */
function bringInSight(element: HTMLElement): void {
  for (const property of SIGHT) element.style[property] = '';
  element.removeAttribute(AHEAD);
}

/** React hides what it draws for later by its display, and what is hidden so has no layout; to show it it takes that away. */
export const display = (place: Element): void => {
  for (const child of place.children) if (child instanceof HTMLElement) child.style.removeProperty('display');
};

/** Where a remote has drawn a page ahead, once there is something to read in it. */
function placeAt(outlet: HTMLElement, address: string): HTMLElement | undefined {
  const place = outlet.querySelector<HTMLElement>(`[${AHEAD}="${CSS.escape(address)}"]`);
  return place?.querySelector('h1') ? place : undefined;
}

/**
 * Shows a page that was drawn ahead before the move to it is made, and puts the page that stands out of sight: what the visitor asked
 * for is painted with the next frame, and the move, which takes down the one and wakes the other, comes after that.
 * @param address path and query, as the remote has written it where the page is drawn
 * @returns whether it was there to be shown
 */
export function showPlace(outlet: HTMLElement, address: string): boolean {
  const place = placeAt(outlet, address);
  if (!place) return false;
  const stand = place.parentElement?.closest<HTMLElement>(`[${AHEAD}]`);
  const before = stand
    ? outlet.querySelectorAll(':scope > :not([data-room])')
    : place.parentElement?.children;
  for (const other of before ?? [])
    if (other instanceof HTMLElement && !other.hasAttribute(AHEAD)) putOutOfSight(other);
  display(place);
  bringInSight(place);
  if (stand) bringInSight(stand);
  return true;
}

/**
 * Takes the addresses from all that is drawn ahead: in another language it is drawn anew when the browser has nothing better to do,
 * and until then it is for the move to show it as it is to be.
 */
export function forgetAddresses(outlet: HTMLElement): void {
  for (const place of outlet.querySelectorAll(`[${AHEAD}]`)) place.setAttribute(AHEAD, '');
}
