/** What comes of a press, and is seen. */
export type Effect =
  /** The field has the focus. */
  | 'focus'
  /** The control says that it is pressed, chosen or open (`aria-pressed`, `-selected`, `-current`, `-expanded`). */
  | 'chosen'
  /** A dialog, or the disclosure that the control is of, stands open. */
  | 'open'
  /** The heading of another page. */
  | 'page'
  /** Another place on the same page. */
  | 'place'
  /** The same page in the other language. */
  | 'language'
  /** A field, or the form, says what is wrong. */
  | 'faults';

export interface WatchedControl {
  /** The first of these that can be seen is the control. */
  selector: string;
  effect: Effect;
  /** Path of the page that it is on. */
  path: string;
}

/** Where and when to press: moments in milliseconds since the epoch, places in pixels of the window. */
export interface PressPlace {
  start: number;
  painted: number;
  x: number;
  y: number;
}

/** What came of the press, likewise. */
export interface PressEffect {
  pressed: number;
  /** Whether the press met the control and nothing that lies over it. */
  isControl: boolean;
  painted: number;
  /** By whom: the browser by itself, by another document, or React, which had the control by then. */
  by: 'browser' | 'document' | 'react';
}

declare global {
  interface Window {
    pressWatch: {
      /** Resolves shortly before 100 ms after the first paint, or once the control is there. */
      place: Promise<PressPlace>;
      /** Resolves when what comes of the press has been painted; in the document where that is. */
      effect: Promise<PressEffect>;
      /** Whether that is still there when React has had the control for a while. */
      holds(): Promise<boolean>;
    };
  }
}

/**
 * Runs in the page after the clock: finds out where the control is, when it is pressed, and when what comes of it has been
 * painted. A control below the window is brought into it, as a visitor would have.
 */
export function watchPress({ selector, effect, path }: WatchedControl): void {
  const READY_MS = 80;
  const HYDRATION_LIMIT_MS = 6000;
  const REST_MS = 300;
  /** Outlives the document that was pressed in. */
  const KEPT = 'bench-press';
  const clock = window.pageClock;
  const start = performance.timeOrigin;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Of a press in the document before this one. */
  type Press = Pick<PressEffect, 'pressed' | 'isControl'> & { languageBefore: string };
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Press | null;
  const isHere = kept === null;
  let press = kept ?? undefined;
  let pressed: Element | undefined;
  let headingBefore = '';
  /** The one that was pressed, or what stands in its place since. */
  const controlNow = () =>
    pressed?.isConnected ? pressed : [...document.querySelectorAll(selector)].find(clock.isVisible);
  const headingNow = () => {
    const heading = document.querySelector('main h1:not([data-ahead] *)');
    return heading && clock.isVisible(heading) ? heading.textContent : '';
  };
  /** Anew in each frame while the watch lasts. */
  const eachFrame = (look: () => boolean) => {
    const again = () => void (look() || requestAnimationFrame(again));
    requestAnimationFrame(again);
  };

  const paint = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') resolve(start + startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  const control = new Promise<void>((resolve) => {
    if (!isHere) return;
    eachFrame(() => {
      const found = controlNow();
      if (!found) return false;
      const { top, bottom } = found.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' });
      resolve();
      return true;
    });
  });
  const findPlace = async (): Promise<PressPlace> => {
    const painted = await paint;
    await pause(Math.max(0, painted + READY_MS - start - performance.now()));
    await control;
    const box = controlNow()?.getBoundingClientRect() ?? new DOMRect();
    return { start, painted, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  const isThere: Readonly<Record<Effect, () => boolean>> = {
    focus: () => document.activeElement === controlNow(),
    chosen: () =>
      ['pressed', 'selected', 'current', 'expanded'].some(
        (state) => controlNow()?.getAttribute(`aria-${state}`) === 'true',
      ),
    open: () =>
      document.querySelector('dialog:modal, :popover-open') !== null ||
      controlNow()?.closest('details')?.open === true,
    page() {
      const heading = headingNow();
      return location.pathname !== path && heading !== '' && heading !== headingBefore;
    },
    place: () => location.hash !== '',
    language: () => document.documentElement.lang !== press?.languageBefore,
    faults: () =>
      [...document.querySelectorAll('main [aria-invalid="true"], main [role="alert"]')].some(
        (fault) => clock.isVisible(fault) && (fault.matches('[aria-invalid]') || fault.textContent !== ''),
      ),
  };
  const waitForEffect = new Promise<PressEffect>((resolve) => {
    addEventListener(
      'pointerdown',
      ({ target, timeStamp }) => {
        if (!isHere || press || !(target instanceof Element)) return;
        pressed = controlNow();
        headingBefore = headingNow();
        press = {
          pressed: start + timeStamp,
          isControl: pressed?.contains(target) === true,
          languageBefore: document.documentElement.lang,
        };
        sessionStorage.setItem(KEPT, JSON.stringify(press));
      },
      { capture: true },
    );
    eachFrame(() => {
      const made = press;
      if (!made || !isThere[effect]()) return false;
      const isReact = effect === 'page' || clock.isAlive(controlNow());
      const by = isHere ? (isReact ? 'react' : 'browser') : 'document';
      const { pressed: at, isControl } = made;
      clock.afterPaint((time) => resolve({ pressed: at, isControl, painted: start + time, by }));
      return true;
    });
  });

  window.pressWatch = {
    place: findPlace(),
    effect: waitForEffect,
    async holds() {
      const limit = performance.now() + HYDRATION_LIMIT_MS;
      while (!clock.isAlive(controlNow()) && performance.now() < limit) await pause(50);
      await pause(REST_MS);
      const field = effect === 'focus' ? (controlNow() as HTMLInputElement | undefined) : undefined;
      return isThere[effect]() && field?.value !== '';
    },
  };
}
