export interface Placed {
  element: HTMLElement;
  /** In the document, or in the window where that is all that is walked through. */
  place: DOMRect;
  /** Not in the document's flow: what stands still in the window. */
  isStill: boolean;
}

export interface ReadingOrder {
  /** @param isWindow whether what stands still has its place among the rest, as in a dialog */
  placeOf(element: HTMLElement, face: HTMLElement, isWindow: boolean): Placed;
  /** Whether a control stands before the one that the focus came from: above it, or in its row on the side where reading begins. */
  isBefore(control: Placed, last: Placed): boolean;
}

/** Runs in the page. */
export function lookAtOrder(): ReadingOrder {
  /** In CSS pixels. */
  const ROUNDING = 2;

  const standsStill = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || standsStill(element.parentElement));

  /** What is laid over a picture has its place by where there is room. */
  const isLaidOver = (element: Element, other: Element): boolean => {
    for (
      let parent: Element | null = element;
      parent && !parent.contains(other);
      parent = parent.parentElement
    )
      if (getComputedStyle(parent).position === 'absolute') return true;
    return false;
  };

  return {
    placeOf(element, face, isWindow) {
      // A link of several lines begins where its first one does.
      const { x, y, width, height } = face.getClientRects()[0] ?? face.getBoundingClientRect();
      return {
        element,
        place: new DOMRect(x + window.scrollX, y + window.scrollY, width, height),
        isStill: !isWindow && standsStill(face),
      };
    },
    isBefore({ element, place, isStill }, last) {
      if (isStill || last.isStill) return false;
      if (isLaidOver(element, last.element) || isLaidOver(last.element, element)) return false;
      const isRightToLeft = getComputedStyle(element.parentElement ?? element).direction === 'rtl';
      const from = last.place;
      const endsLeft = place.right <= from.left + ROUNDING;
      const beginsRight = place.left >= from.right - ROUNDING;
      const isOnward = isRightToLeft ? endsLeft : beginsRight;
      const isBack = isRightToLeft ? beginsRight : endsLeft;
      const isAbove = place.bottom <= from.top + ROUNDING;
      const shared = Math.min(place.bottom, from.bottom) - Math.max(place.top, from.top);
      const isInRow = shared > Math.min(place.height, from.height) / 2;
      return (isAbove && !isOnward) || (isInRow && isBack);
    },
  };
}
