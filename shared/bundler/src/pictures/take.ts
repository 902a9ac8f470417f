import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import type { Scenario } from '@shared/api/scenarios';
import { API_BASE } from '@shared/contract';
import { captureAgain } from './capture-again.ts';
import type { Box } from './compare.ts';
import { STATE_HEADER } from './fixed-api.ts';
import { readPixels, type Pixels } from './pixels.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The moment at which every picture is taken, in the brokerage's time zone. */
const MOMENT = '2026-11-24T09:00:00+03:00';

/** Of a window, in CSS pixels: a telephone and a desk. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844 };
const DESK_HEIGHT = 900;

/** Of a picture, in pixels: WebP has no larger ones. What is below is not taken. */
const MOST_HEIGHT = 16_000;

/** Nothing has changed or come for so long: it stands. */
const QUIET_MS = 120;
const LIMIT_MS = 20_000;
/** A call that waits for good is given up by the page after five seconds: what was taken too late is taken again. */
const MOST_TRIES = 4;

/** One load of a page, of which pictures in the wanted themes are taken. */
export interface Sitting {
  address: string;
  /** CSS pixels. */
  width: number;
  /** How the API behaves. */
  state: Scenario;
  themes: readonly Theme[];
}

export interface Taken {
  theme: Theme;
  pixels: Pixels;
  /** Where there is text. */
  text: readonly Box[];
}

export interface Sat {
  taken: readonly Taken[];
  /** Whether the page has asked the API for something. */
  hasCalled: boolean;
}

/** Opens an address, and takes the whole page once it stands. */
export async function takePictures(context: BrowserContext, sitting: Sitting): Promise<Sat> {
  for (let tries = 1; ; tries += 1) {
    const sitter = await openSitter(context, sitting);
    try {
      const taken: Taken[] = [];
      for (const theme of sitting.themes) taken.push({ theme, ...(await sitter.take(theme)) });
      if (!sitter.hasGivenUp() || tries === MOST_TRIES) return { taken, hasCalled: sitter.hasCalled() };
    } finally {
      await sitter.close();
    }
  }
}

/** A page that stands, to take pictures of. */
export interface Sitter {
  page: Page;
  take(theme: Theme): Promise<Omit<Taken, 'theme'>>;
  hasCalled(): boolean;
  /** Whether the page has ended a call that waits for good. */
  hasGivenUp(): boolean;
  close(): Promise<void>;
}

export async function openSitter(context: BrowserContext, sitting: Sitting): Promise<Sitter> {
  const { address, width, state, themes } = sitting;
  const page = await context.newPage();
  const calls = watchCalls(page, state === 'slow');
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? DESK_HEIGHT });
  await page.setExtraHTTPHeaders({ [STATE_HEADER]: state });
  await page.emulateMedia({ colorScheme: themes[0] ?? 'light' });
  await page.addInitScript({ content: NAMES_OF_FUNCTIONS });
  await page.addInitScript(fixClock, Date.parse(MOMENT));
  const devTools = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('main > *').first().waitFor({ state: 'attached', timeout: LIMIT_MS });
  await page.addStyleTag({ content: STILL });
  const isAsking = () => Promise.resolve(calls.underWay() > 0);
  // What begins when somebody comes near, and has its answers, says so as long as it does not stand.
  const isStarting = async () =>
    (await isAsking()) || (state === 'live' && (await page.locator('[data-starting]').count()) > 0);
  await stands(page, isAsking);
  await page.evaluate(walkThrough);
  await stands(page, isStarting);
  await page.evaluate(decodeAll);
  return {
    page,
    async take(theme) {
      await page.emulateMedia({ colorScheme: theme });
      await stands(page, isStarting);
      const { text, height } = await page.evaluate(readText);
      return { pixels: await capture(devTools, width, Math.min(height, MOST_HEIGHT)), text };
    },
    hasCalled: calls.hasCalled,
    hasGivenUp: calls.hasGivenUp,
    close: () => page.close(),
  };
}

function watchCalls(page: Page, isHeld: boolean) {
  const open = new Set<Request>();
  let called = false;
  let givenUp = false;
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith(`${API_BASE}/`);
  page.on('request', (request) => {
    called ||= isCall(request);
    if (!isHeld || !isCall(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    if (isHeld && isCall(request)) givenUp = true;
  });
  return { underWay: () => open.size, hasCalled: () => called, hasGivenUp: () => givenUp };
}

/** Resolves when nothing is on its way and the document has not changed for a while; rejects after 20 s. */
async function stands(page: Page, isOnItsWay: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < LIMIT_MS) {
    await page.evaluate(quiet, QUIET_MS);
    if (!(await isOnItsWay())) return;
  }
  throw new Error(`${page.url()} does not come to rest within ${LIMIT_MS / 1000} s`);
}

/** As large as the page is, compressed in haste: it is read at once. */
async function capture(devTools: CDPSession, width: number, height: number): Promise<Pixels> {
  const { data } = await captureAgain(() =>
    devTools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    }),
  );
  return readPixels(Buffer.from(data, 'base64'));
}

/** What names functions in a program that is compiled as it runs goes with them into the page. */
const NAMES_OF_FUNCTIONS = 'globalThis.__name ??= (named) => named;';

/**
 * What moves is at its end, what blinks is not there, what is out of sight is drawn all the same, and of other people's pages, and of
 * what a graphics card draws, such as maps, there is the place alone.
 */
const STILL = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
  content-visibility: visible !important;
}
[data-ahead] { content-visibility: hidden !important; }
iframe, canvas { opacity: 0 !important; }`;

// What follows runs in the page, and so stands on nothing here.

function fixClock(moment: number): void {
  const started = performance.now();
  const now = () => moment + Math.floor(performance.now() - started);
  window.Date = new Proxy(Date, {
    construct: (real, args: unknown[], made) =>
      Reflect.construct(real, args.length > 0 ? args : [now()], made) as object,
    apply: (real) => new real(now()).toString(),
    get: (real, key) => (key === 'now' ? now : (Reflect.get(real, key) as unknown)),
  });
}

const quiet = (quietMs: number) =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    function end() {
      observer.disconnect();
      resolve();
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** So that all is drawn that is drawn for whoever comes near; back at the beginning as nobody had moved. */
async function walkThrough(): Promise<void> {
  const next = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  const height = () => document.documentElement.scrollHeight;
  for (let y = 0; y < height(); y += window.innerHeight) {
    window.scrollTo(0, y);
    await next();
  }
  window.scrollTo(0, 0);
  await next();
}

async function decodeAll(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
}

/** The lines of all text, what fields say, and the signs before items of a list; how long the page is. */
function readText() {
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  const add = ({ x, y, width, height }: DOMRect, more = 2) => {
    if (width > 0 && height > 0)
      boxes.push({
        x: x + window.scrollX - more,
        y: y + window.scrollY - 2,
        width: width + 2 * more,
        height: height + 4,
      });
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    for (const rect of range.getClientRects()) add(rect);
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    const { x, y, width, height } = field.getBoundingClientRect();
    const { borderTopWidth, borderLeftWidth } = getComputedStyle(field);
    const [block, inline] = [parseFloat(borderTopWidth) + 3, parseFloat(borderLeftWidth) + 3];
    add(new DOMRect(x + inline, y + block, width - 2 * inline, height - 2 * block), 0);
  }
  for (const item of document.querySelectorAll('li')) {
    const { display, listStyleType } = getComputedStyle(item);
    if (display !== 'list-item' || listStyleType === 'none') continue;
    const rect = item.getBoundingClientRect();
    add(new DOMRect(rect.x - 30, rect.y, rect.width + 60, Math.min(rect.height, 32)), 0);
  }
  return { text: boxes, height: Math.max(document.documentElement.scrollHeight, window.innerHeight) };
}
