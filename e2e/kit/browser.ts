import type { Language } from '@shared/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
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
  /** Why this visitor's browser has no service worker. Default: it has one, as visitors' browsers do. */
  withoutServiceWorker?: string;
}

/** What this kit itself has asked for. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
/** single-spa's word that a lifecycle takes its time: what a busy machine does is no fault of the page. */
const SLOW_LIFECYCLE = /single-spa minified message #31:/;

/** As a browser that was told to save data: the site fetches nothing ahead. */
export const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** A visitor with an empty profile of their own. */
export async function openVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const {
    language,
    javaScript = true,
    width = 1440,
    height = 900,
    withoutAddress = false,
    withoutServiceWorker,
    savesData = false,
    colorScheme = 'light',
  } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    colorScheme,
    serviceWorkers: withoutServiceWorker === undefined ? 'allow' : 'block',
    ...(!withoutAddress && { extraHTTPHeaders: { 'x-forwarded-for': nextVisitorAddress() } }),
  });
  if (language) {
    // As an earlier visit leaves both: local storage is the truth, the cookie its mirror for the server.
    await context.addCookies([{ name: 'language', value: language, domain: '127.0.0.1', path: '/' }]);
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
    if (message.text() === WORKER_BLOCKED || SLOW_LIFECYCLE.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return { page, context, problems, close: () => context.close() };
}
