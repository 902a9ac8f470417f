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
  /** Resolves when the first control is alive. */
  whenInteractive: Promise<void>;
  /** Resolves with the window's load event. */
  whenLoaded: Promise<void>;
  firstControl(): Element | undefined;
  isVisible(element: Element): boolean;
  /** Whether React has it. */
  isAlive(element: Element | undefined): boolean;
  /** Calls back when the frame that is being made has been painted; to be called while it is made. */
  afterPaint(mark: (time: number) => void): void;
  /** Times that something was handed to the device instead of the page. */
  handedOver: number;
}

declare global {
  interface Window {
    pageClock: PageClock;
  }
}

/** To run in the page first: the compiler gives functions their names by a helper that pages do not have. */
export const NAMES_OF_FUNCTIONS = 'globalThis.__name ??= (named) => named;';

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
  let noteInteractive = () => {};
  const clock: PageClock = {
    whenInteractive: new Promise((resolve) => (noteInteractive = resolve)),
    whenLoaded: new Promise((resolve) => addEventListener('load', () => resolve(), { once: true })),
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
    isAlive: (element) =>
      element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    afterPaint(mark) {
      let isMarked = false;
      const markOnce = () => {
        if (!isMarked) mark(performance.now());
        isMarked = true;
      };
      // What is most urgent comes right behind the frame, before whatever else the page has waiting. After a press or a key
      // the browser lets the next frame go before that, too; it begins when this one is painted.
      void scheduler.postTask(markOnce, { priority: 'user-blocking' });
      requestAnimationFrame(markOnce);
    },
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
    // What stands in the document has no address: of that the kind.
    const address = url?.startsWith('data:') ? url.split(';', 1)[0] : url && new URL(url).pathname;
    clock.largest = address || (element?.localName ?? '');
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

  // Looked up anew only when it has gone or is alive: to ask a long document in every frame would be charged to its page.
  let control: Element | undefined;
  const isInteractive = () => {
    if (!control?.isConnected) control = clock.firstControl();
    if (!clock.isAlive(control)) return false;
    control = clock.firstControl();
    return clock.isAlive(control);
  };
  const look = () => {
    const heading = clock.heading === null && document.querySelector('main h1');
    if (heading && heading.textContent && clock.isVisible(heading)) {
      clock.heading = performance.now();
      clock.afterPaint((time) => (clock.heading = time));
    }
    if (clock.heading !== null && clock.interactive === null && isInteractive()) {
      clock.interactive = performance.now();
      noteInteractive();
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

/** Runs in the page: the scripts that the document carries itself, without the data in it. */
export const carriedScripts = (): string =>
  Array.from(document.scripts, ({ src, type, text }) =>
    src === '' && !type.includes('json') ? text : '',
  ).join('\n');

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
  // The browser follows it, to another window perhaps, of which nothing is seen here.
  let isFollowed = false;
  const follow = ({ defaultPrevented }: Event) => {
    isFollowed = !defaultPrevented && control.matches('a[href]');
  };
  window.addEventListener('click', follow, { once: true });
  if (control.matches('input, select, textarea')) control.focus();
  control.click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return (
    isFollowed ||
    changes > 0 ||
    clock.handedOver > before ||
    window.location.href !== href ||
    document.activeElement === control
  );
}
