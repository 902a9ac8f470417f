import type { Language } from '@shared/contract';
import type { Browser, BrowserContext, Page, Worker } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { nextVisitorAddress } from './visitor-address.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors and failed requests of the page so far. */
  problems: string[];
  close(): Promise<void>;
}

export interface VisitorOptions {
  /** Stored by an earlier visit. Default: none, a first visit. */
  language?: Language;
  /** Default: true. */
  javaScript?: boolean;
  /** Default: light. */
  colorScheme?: 'light' | 'dark';
  /** Whether the visitor wants motion. Default: false, as nothing then waits for an animation. */
  wantsMotion?: boolean;
  /** Of the window, in CSS pixels. Default: 1440 by 900. */
  width?: number;
  height?: number;
  /**
   * Says nothing of an address of its own: a browser would ask other origins first whether it may say it to them.
   * Default: false.
   */
  withoutAddress?: boolean;
  /**
   * Has told the browser to save data, so that the site fetches nothing ahead: for tests of what stands in a page alone.
   * Default: false.
   */
  savesData?: boolean;
  /**
   * Comes with the browser of an earlier test that had the same options: nothing is stored in it, but what it has fetched
   * and compiled it need not again, which is a third of a visit. What that test has added to its page is still there. Not for
   * tests of what is loaded, and when. Default: false.
   */
  usedBrowser?: boolean;
}

/** single-spa's word that a lifecycle takes its time: what a busy machine does is no fault of the page. */
const SLOW_LIFECYCLE = /single-spa minified message #31:/;

/** As a browser that was told to save data: the site fetches nothing ahead. */
export const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const cookieOf = (language: Language) => ({
  name: 'language',
  value: language,
  domain: '127.0.0.1',
  path: '/',
});

/** A browser does at once what it is told here; one that has not by then is nobody's any more. */
const LEFT_WITHIN_MS = 5_000;

/** Resolves with whether all of them have stopped: one that is being stopped answers nothing that it is told. */
const workersStopped = (workers: readonly Worker[]): Promise<boolean> =>
  Promise.all(workers.map((worker) => worker.waitForEvent('close', { timeout: LEFT_WITHIN_MS }))).then(
    () => true,
    () => false,
  );

/** Takes what an origin has stored and stops its workers. Rejects where the context is closed meanwhile. */
async function clearOrigin({ page, context }: Visitor, origin: string): Promise<boolean> {
  const stopped = workersStopped(context.serviceWorkers());
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // A worker that was unregistered goes on for as long as somebody looks at it, as the test runner does.
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
  return stopped;
}

/**
 * Ends what a visitor has open and takes all that is stored, but for what the browser keeps of files. Gives whether another visitor
 * may take the browser over: not one that leaves a command without an answer, as it does where a worker is on its way up or
 * down already. The context is to be closed then.
 */
export async function leaveBrowser(visitor: Visitor): Promise<boolean> {
  const { page, context } = visitor;
  const { origin, protocol } = new URL(page.url());
  if (protocol.startsWith('http')) {
    await page.evaluate(() => window.sessionStorage.clear());
    await page.goto('about:blank');
    const late = new AbortController();
    const cleared = clearOrigin(visitor, origin).catch(() => false);
    const isClear = await Promise.race([
      cleared.finally(() => late.abort()),
      setTimeout(LEFT_WITHIN_MS, false, { signal: late.signal }).catch(() => false),
    ]);
    if (!isClear) return false;
  }
  await context.clearCookies();
  return true;
}

/** Another visitor takes over a browser that was left. */
export async function takeBrowser(
  { page, context, problems }: Visitor,
  options: VisitorOptions,
): Promise<void> {
  if (options.language) await context.addCookies([cookieOf(options.language)]);
  if (!options.withoutAddress) await context.setExtraHTTPHeaders({ 'x-forwarded-for': nextVisitorAddress() });
  await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' });
  problems.length = 0;
}

/** A visitor with an empty profile of their own. */
export async function openVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const {
    language,
    javaScript = true,
    width = 1440,
    height = 900,
    withoutAddress = false,
    savesData = false,
    colorScheme = 'light',
    wantsMotion = false,
  } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: wantsMotion ? 'no-preference' : 'reduce',
    colorScheme,
    ...(!withoutAddress && { extraHTTPHeaders: { 'x-forwarded-for': nextVisitorAddress() } }),
  });
  if (language) {
    // As an earlier visit leaves both: local storage is the truth, the cookie its mirror for the server.
    await context.addCookies([cookieOf(language)]);
    await context.addInitScript((value) => {
      // It runs in empty pages and in frames that could not be loaded too, and those have no storage.
      if (window.origin === 'null') return;
      if (!window.localStorage.getItem('language')) window.localStorage.setItem('language', value);
    }, language);
  }
  if (savesData) await saveData(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (SLOW_LIFECYCLE.test(message.text())) return;
    // What draws without a graphics card says of its own speed.
    if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return { page, context, problems, close: () => context.close() };
}
