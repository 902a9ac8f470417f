import type { Controls } from './controls.ts';
import type { Drawn, FocusRings } from './focus-rings.ts';
import type { outOfReach } from './out-of-reach.ts';
import type { Placed, ReadingOrder } from './reading-order.ts';

/** What a visitor who presses Tab alone comes to, from the top of the page or of what is open above it. */
export interface KeyboardWalk {
  /** Controls that the focus came to. */
  stops: number;
  /** What such a visitor cannot reach, does not see or is lost in. */
  faults: string[];
}

export interface Walker {
  /** Whether the focus has left what is walked through. */
  isOver(): boolean;
  end(): KeyboardWalk;
}

/** What the walker looks with. */
export interface Sight {
  controls: Controls;
  rings: FocusRings;
  order: ReadingOrder;
  outOfReach: typeof outOfReach;
}

/** Runs in the page, which looks before each press by itself: to be asked would cost more than the press. */
export function startWalk({ controls, rings, order, outOfReach: lookForRest }: Sight): Walker {
  /** In CSS pixels. */
  const ROUNDING = 1.5;
  /** Browsers move a row sideways for what is less than this in sight, and not for what is cut by a little. */
  const MOST_OF_IT = 0.75;
  /** Of what is written in, browsers show the line that is written. */
  const FIRST_LINE = 44;
  /** Presses that a date or a frame takes to itself. */
  const MOST_INSIDE = 8;
  const TAKES_PRESSES = 'iframe, input[type="date"], input[type="time"]';
  const { nameOf, faceOf, isSeen } = controls;
  const modal = document.querySelector<HTMLElement>('dialog:modal');
  const faults: string[] = [];
  const stops: HTMLElement[] = [];
  let last: (Placed & { drawn: Drawn }) | undefined;
  let inside = 0;

  const fault = (element: Element, words: string) => faults.push(`${nameOf(element)}: ${words}`);

  // What is on its way from one look to the other has neither.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);

  /** Whether it stands in the window, with nothing over it. */
  const lookAt = (element: HTMLElement, face: HTMLElement) => {
    const whole = face.getClientRects()[0] ?? face.getBoundingClientRect();
    const height = element.matches('textarea') ? Math.min(whole.height, FIRST_LINE) : whole.height;
    const [left, top] = [Math.max(0, whole.left), Math.max(0, whole.top)];
    const right = Math.min(document.documentElement.clientWidth, whole.right);
    const bottom = Math.min(window.innerHeight, whole.top + height);
    const isCut = (part: number, size: number, room: number) => part < Math.min(size, room) - ROUNDING;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const room = window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0);
    if (
      isCut(right - left, whole.width * MOST_OF_IT, window.innerWidth) ||
      isCut(bottom - top, height, room)
    ) {
      fault(element, `stands outside of the window, at ${Math.round(whole.x)}, ${Math.round(whole.y)}`);
      return;
    }
    for (const share of [0.5, 0.2, 0.8]) {
      const hit = document.elementFromPoint((left + right) / 2, top + (bottom - top) * share);
      if (hit && (face.contains(hit) || hit.closest('label')?.control === element)) continue;
      // A notice goes by itself.
      if (hit?.closest('#toasts')) continue;
      fault(element, `is covered by ${hit ? nameOf(hit) : 'nothing'}`);
      return;
    }
  };

  const leave = () => {
    if (!last?.element.isConnected) return;
    const wrong = rings.faultOf(last.element, last.drawn);
    if (wrong) fault(last.element, wrong);
  };
  const arrive = (element: HTMLElement) => {
    stops.push(element);
    if (element.tabIndex > 0) fault(element, 'has a place of its own in the order');
    const face = faceOf(element);
    if (element.closest('[inert], [aria-hidden="true"]') || !isSeen(face))
      fault(element, 'has the focus and is hidden');
    // What a frame holds scrolls itself into sight, and has its own ring: the page is told nothing.
    const isFrame = element.matches('iframe');
    if (!isFrame) lookAt(element, face);
    const placed = order.placeOf(element, face, modal !== null);
    if (last && order.isBefore(placed, last))
      fault(element, `stands before ${nameOf(last.element)}, which comes before it`);
    last = { ...placed, drawn: isFrame ? undefined : rings.around(element) };
  };

  /** @returns whether the walk is over */
  const look = (): boolean => {
    const element = document.activeElement as HTMLElement | null;
    if (element && element === last?.element) {
      inside += 1;
      if (element.matches(TAKES_PRESSES) && inside < MOST_INSIDE) return false;
      fault(element, 'holds the focus');
      return true;
    }
    inside = 0;
    leave();
    if (!element || element === document.body) {
      last = undefined;
      return modal === null && stops.length > 0;
    }
    if (modal && element === stops[0]) return true;
    if (stops.includes(element)) {
      fault(element, 'has the focus a second time');
      return true;
    }
    if (modal && !modal.contains(element)) {
      fault(element, 'has the focus outside of what is open');
      return true;
    }
    arrive(element);
    return false;
  };

  let isOver = false;
  const onKeyDown = (event: KeyboardEvent) => {
    isOver ||= look();
    if (isOver) event.preventDefault();
  };
  /** Presses inside of a frame are the frame's. */
  const onBlur = () => {
    if (document.activeElement instanceof HTMLIFrameElement) look();
  };
  // Before the page's own.
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('blur', onBlur);
  return {
    isOver: () => isOver,
    end() {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('blur', onBlur);
      for (const [element, words] of lookForRest(controls, stops, modal)) fault(element, words);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return { stops: stops.length, faults };
    },
  };
}
