import { existsSync } from 'node:fs';
import type { Language } from '@shared/contract';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const CANDIDATES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the system's Chromium; fails with what to install when there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path && existsSync(path));
  if (!executablePath)
    throw new Error('no Chromium is installed; install the package "chromium" or set CHROMIUM');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors and failed requests of the page so far. */
  problems: string[];
  close(): Promise<void>;
}

export interface VisitorOptions {
  /** Stored by an earlier visit; a first visit when left out. */
  language?: Language;
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  width?: number;
  height?: number;
  /** Loads the real pictures; a dot stands for each otherwise, since drawing them takes the API's time. */
  pictures?: boolean;
  /** Lets the site keep visited pages; its worker would answer in the place of a test's own routes. */
  serviceWorker?: boolean;
}

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** What this kit itself has asked for. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
/** single-spa's word that a lifecycle takes its time: what a busy machine does is no fault of the page. */
const SLOW_LIFECYCLE = /single-spa minified message #31:/;

/** A visitor with an empty profile of their own. */
export async function openVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const {
    language,
    javaScript = true,
    width = 1440,
    height = 900,
    pictures = false,
    serviceWorker = false,
    colorScheme = 'light',
  } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    colorScheme,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
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
  if (!pictures)
    await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DOT }));
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
