import type { Control } from './controls.ts';
import type { MeasuredRoute } from './routes.ts';
import { inTime, pause } from './waiting.ts';
import type { SilentBrowser } from '../browser/devtools-pipe.ts';
import { newSilentVisitor, type SilentPage } from '../browser/silent-page.ts';
import { watchPress, type PressEffect, type PressPlace } from '../browser/press-watch.ts';
import type { Sites } from '../site/start-sites.ts';

/** Whose presses are compared. */
export const PRESSED = ['site', 'plain'] as const;
export type Pressed = (typeof PRESSED)[number];

/** One press on one control; times in milliseconds. */
export interface Press {
  /** From the start of the visit. */
  firstPaint: number;
  pressedAt: number;
  /** From the press until what comes of it is painted; NaN when the press is lost. */
  effect: number;
  /** From the start of the visit until then. */
  effectAt: number;
  /** Who answered: the browser by itself, by another document, or React. */
  answeredBy: 'browser' | 'document' | 'react' | 'nobody';
  /** Why nothing came of it, or what came of it has not stayed. */
  lost: string | undefined;
}

export interface ControlFigures {
  control: Control;
  presses: Readonly<Record<Pressed, readonly Press[]>>;
}

export interface PressFigures {
  route: MeasuredRoute;
  controls: readonly ControlFigures[];
}

/** After the first paint, as fast as a visitor may be. */
const HASTE_MS = 100;
const LIMIT_MS = 15_000;

const now = () => performance.timeOrigin + performance.now();

/** Waits in whichever document the page comes to. */
async function effectOf(page: SilentPage): Promise<PressEffect> {
  const limit = performance.now() + LIMIT_MS;
  for (;;)
    try {
      return await page.evaluate(() => window.pressWatch.effect);
    } catch (error) {
      // The document has gone, and the next is not there yet.
      if (performance.now() > limit) throw error;
      await pause(5);
    }
}

function pressMouse({ session }: SilentPage, { x, y }: PressPlace): void {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    // Answered once the page has dealt with it; where the page goes, nobody answers.
    session
      .send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })
      .catch(() => undefined);
}

/** Whether what came of the press outlives hydration; a field is typed into first. */
async function holds(page: SilentPage, { effect }: Control): Promise<boolean> {
  if (effect === 'page') return true;
  if (effect === 'focus') await page.session.send('Input.insertText', { text: '5' });
  return page.evaluate(() => window.pressWatch.holds());
}

/** Opens an address and presses a control 100 ms after the first paint, or as soon as it is there. */
async function pressOnce(page: SilentPage, url: string, control: Control): Promise<Press> {
  const { selector, effect } = control;
  await page.runFirst(watchPress, { selector, effect, path: new URL(url).pathname });
  await page.go(url);
  const place = await inTime(
    page.evaluate(() => window.pressWatch.place),
    `${control.name} (${selector}) of ${url}`,
    LIMIT_MS,
  );
  await pause(Math.max(0, place.painted + HASTE_MS - now()));
  const sentAt = now();
  pressMouse(page, place);
  const answer = await inTime(effectOf(page), 'an effect', LIMIT_MS).catch(() => undefined);
  const pressed = answer?.pressed ?? sentAt;
  const visit = { firstPaint: place.painted - place.start, pressedAt: pressed - place.start };
  if (!answer)
    return {
      ...visit,
      effect: Number.NaN,
      effectAt: Number.NaN,
      answeredBy: 'nobody',
      lost: 'nothing came of it',
    };
  return {
    ...visit,
    effect: answer.painted - pressed,
    effectAt: answer.painted - place.start,
    answeredBy: answer.by,
    lost: !answer.isControl
      ? 'something else lay over it'
      : (await holds(page, control))
        ? undefined
        : 'what came of it has not stayed',
  };
}

/** Presses each of a route's controls, on a visit of its own; site and plain in turn. */
export async function measurePresses(
  browser: SilentBrowser,
  sites: Sites,
  route: MeasuredRoute,
  { controls, repetitions }: { controls: readonly Control[]; repetitions: number },
): Promise<PressFigures> {
  const figures = controls.map((control) => ({
    control,
    presses: { site: [] as Press[], plain: [] as Press[] },
  }));
  for (let time = 0; time < repetitions; time += 1)
    for (const { control, presses } of figures)
      for (const contender of PRESSED) {
        const url = sites.url[contender] + route.address;
        const visitor = await newSilentVisitor(browser, url);
        try {
          presses[contender].push(await pressOnce(await visitor.openPage(), url, control));
        } finally {
          await visitor.close();
        }
      }
  return { route, controls: figures };
}
