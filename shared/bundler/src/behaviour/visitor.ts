import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '@shared/contract';
import { noteProblems, type Problem } from './problems.ts';

/** Somebody who looks at the site in a window of their own. */
export interface Visitor {
  page: Page;
  /** All that went wrong since it was last asked. */
  takeProblems(): Problem[];
}

/** A cookie by which the site shows something to this visitor alone. */
export interface SiteCookie {
  name: string;
  value: string;
}

/** Wide enough for the header's links and the switch of the language. */
const WINDOW = { width: 1440, height: 900 };

/**
 * What a browser says of a visit for statistics and errors, and whatever would change something, as sending a form: nothing of it
 * reaches the site, and forms hear that they could not be sent. In the page, since a browser whose requests are held up from
 * outside keeps no files.
 */
function changeNothing(): void {
  const isReading = (method: string) => /^(?:get|head)$/i.test(method);
  const { fetch } = window;
  window.fetch = async (target, options) => {
    const method = options?.method ?? (target instanceof Request ? target.method : 'GET');
    return isReading(method) ? fetch(target, options) : Response.json({}, { status: 500 });
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openReading(method: string, url: string | URL) {
    // Nothing is there.
    open.call(this, 'GET', isReading(method) ? url : '/api/v1/not-sent', true);
  };
  navigator.sendBeacon = () => true;
}

/** Visits without the visitor's own storage, all in one language unless they change it. */
export async function openContext(
  browser: Browser,
  siteUrl: string,
  cookies: readonly SiteCookie[],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // What the compiler of this program leaves in the functions that pages are asked by.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  // Nothing is fetched ahead.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: siteUrl })));
  await context.addInitScript(changeNothing);
  return context;
}

export async function openVisitor(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const problems = await noteProblems(page);
  return { page, takeProblems: () => problems.splice(0) };
}

/** As a visit before has left it: storage is the truth, the cookie its mirror for the server. */
export async function chooseLanguage(page: Page, siteUrl: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: siteUrl }]);
  // A page of the site without a script.
  if (!page.url().startsWith(siteUrl)) await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate((value) => window.localStorage.setItem('language', value), language);
}
