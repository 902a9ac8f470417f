/** What a page notes of itself, in milliseconds since the navigation started. */
export interface ClockReading {
  firstPaint: number | null;
  largestPaint: number | null;
  /** What the largest paint was of: an element's name, or a picture's address. */
  largest: string;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  heading: number | null;
  interactive: number | null;
  timeOrigin: number;
}

export interface PageClock extends ClockReading {
  firstControl(): Element | undefined;
  isVisible(element: Element): boolean;
  /** Times that something was handed to the device instead of the page. */
  handedOver: number;
}

declare global {
  interface Window {
    pageClock: PageClock;
    /** Where somebody reads the thread's time at that moment. */
    pageIsInteractive?(text: string): void;
  }
}

interface PaintEntry extends PerformanceEntry {
  element?: Element;
  url?: string;
}
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Runs in the page before anything else. The heading counts once it stands on the page and can be seen; the first
 * control counts once React has it, which is when a press on it is answered.
 */
export function installClock(): void {
  const clock: PageClock = {
    firstPaint: null,
    largestPaint: null,
    largest: '',
    layoutShift: 0,
    longTasks: [],
    heading: null,
    interactive: null,
    timeOrigin: performance.timeOrigin,
    handedOver: 0,
    isVisible: (element) => element.checkVisibility({ visibilityProperty: true }),
    firstControl() {
      const controls = 'main a[href], main :is(button:not([commandfor]), input, select, textarea):enabled';
      return Array.from(document.querySelectorAll(controls)).find((element) => clock.isVisible(element));
    },
  };
  window.pageClock = clock;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry))).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') clock.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PaintEntry;
    clock.largestPaint = entry.startTime;
    clock.largest = url ? new URL(url).pathname : (element?.localName ?? '');
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as ShiftEntry;
    if (!hadRecentInput) clock.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => clock.longTasks.push({ start: startTime, duration }));

  const share = () => {
    clock.handedOver += 1;
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'share', { value: share });
  if ('clipboard' in navigator) Object.defineProperty(navigator.clipboard, 'writeText', { value: share });

  const isAlive = (element: Element | undefined) =>
    element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const afterPaint = (mark: (time: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => mark(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  };
  const look = () => {
    const heading = document.querySelector('main h1');
    if (clock.heading === null && heading?.textContent && clock.isVisible(heading)) {
      clock.heading = performance.now();
      afterPaint((time) => (clock.heading = time));
    }
    if (clock.heading !== null && clock.interactive === null && isAlive(clock.firstControl())) {
      clock.interactive = performance.now();
      window.pageIsInteractive?.('');
    }
    if (clock.interactive === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what the clock says now. */
export function readClock(): ClockReading {
  const { firstPaint, largestPaint, largest, layoutShift, longTasks, heading, interactive, timeOrigin } =
    window.pageClock;
  return { firstPaint, largestPaint, largest, layoutShift, longTasks, heading, interactive, timeOrigin };
}

/** Runs in the page: whether the document server has rendered the outlet. */
export function isRendered(): boolean {
  const state = document.querySelector('#document-state')?.textContent ?? '{}';
  return Boolean((JSON.parse(state) as { rendered?: string | null }).rendered);
}

/** Runs in the page: presses the first control and says whether anything came of it. */
export async function pressFirstControl(): Promise<boolean> {
  const clock = window.pageClock;
  const control = clock.firstControl();
  if (!(control instanceof HTMLElement)) return false;
  const { href } = window.location;
  const before = clock.handedOver;
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  if (control.matches('input, select, textarea')) control.focus();
  control.click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return (
    changes > 0 ||
    clock.handedOver > before ||
    window.location.href !== href ||
    document.activeElement === control
  );
}
