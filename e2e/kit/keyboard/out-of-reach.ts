import type { Controls } from './controls.ts';

/**
 * Runs in the page: what can be pressed, or looks as if, and that the focus did not come to.
 * @param modal what was walked through; null for the page
 * @returns each with what is wrong with it
 */
export function outOfReach(
  { faceOf, isSeen }: Controls,
  stops: readonly HTMLElement[],
  modal: HTMLElement | null,
): [element: Element, fault: string][] {
  const USABLE =
    ':is(a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=""], [contenteditable="true"]):not(:disabled, input[type="hidden"])';
  const PRESSABLE = `:is(${USABLE}, [role="button"], [role="link"], [role="checkbox"], [role="switch"], [onclick])`;
  /** Where the focus is put, and nothing to press. */
  const TARGET = '[tabindex="-1"]:not(a, button, input, select, textarea, summary, [role="button"])';
  const OUT_OF_USE = '[aria-disabled="true"], [aria-hidden="true"], [aria-hidden="true"] *';
  const INSIDE =
    'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [aria-disabled="true"]';
  const LAYER = 'dialog, [popover]';
  const GROUPED = '[role="tab"], [role="option"], [role="menuitem"], [role="radio"], [role="gridcell"]';
  const GROUP = '[role="tablist"], [role="listbox"], [role="menu"], [role="radiogroup"], [role="grid"]';

  /** One of several that the arrow keys go between. */
  const isReachedInGroup = (element: HTMLElement): boolean => {
    const { type, name, form } = element as HTMLInputElement;
    if (type === 'radio')
      return stops.some((stop) => {
        const other = stop as HTMLInputElement;
        return other.type === 'radio' && other.name === name && other.form === form;
      });
    const group = element.matches(GROUPED) ? element.closest(GROUP) : null;
    if (!group) return false;
    return stops.some((stop) => group.contains(stop) || stop.getAttribute('aria-controls') === group.id);
  };
  /** One of a row of dots, left out of the way, with two buttons beside the row that do the same by steps. */
  const isDoubled = (element: HTMLElement): boolean => {
    const row = element.parentElement;
    if (element.tabIndex !== -1 || !row?.querySelector('[aria-current]')) return false;
    return stops.filter((stop) => row.parentElement?.contains(stop)).length >= 2;
  };
  const isInOtherLayer = (element: HTMLElement): boolean => {
    const layer = element.closest(LAYER);
    return layer !== null && layer !== modal;
  };

  const reached = new Set<Element>(stops);
  const never = [...(modal ?? document).querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (element) =>
      !reached.has(element) &&
      isSeen(faceOf(element)) &&
      !element.matches(`${OUT_OF_USE}, ${TARGET}`) &&
      !isReachedInGroup(element) &&
      !isDoubled(element) &&
      !isInOtherLayer(element),
  );

  const isPointed = (element: Element | null) =>
    element !== null && getComputedStyle(element).cursor === 'pointer';
  const misleading = [...(modal ?? document.body).querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      isPointed(element) &&
      !isPointed(element.parentElement) &&
      isSeen(element) &&
      !element.closest(INSIDE) &&
      !element.querySelector(USABLE),
  );
  return [
    ...never.map((element): [Element, string] => [
      element,
      element.tabIndex > 0 ? 'has a place of its own in the order' : 'is never reached',
    ]),
    ...misleading.map((element): [Element, string] => [element, 'looks as if it could be pressed']),
  ];
}
