import { DOCUMENT_STATE_ELEMENT_ID, matchPath, type ToastTrial } from '@shared/contract';
import type { Page } from 'playwright-core';
import { seeAll, untilAlive, untilIdle } from './page-looks.ts';
import { STEP_LIMIT_MS } from './subject.ts';
import type { Trial } from './trial.ts';
import { chooseLanguage } from './visitor.ts';

/** What a release says brings a toast is tried in it. */
const LANGUAGE = 'en';

/** Why no toast came; a sentence without its place. */
type Missed = string | undefined;

/** As an earlier visit has left it. */
async function keepInStorage(
  page: Page,
  siteUrl: string,
  storage: ToastTrial['storage'] = {},
): Promise<void> {
  await chooseLanguage(page, siteUrl, LANGUAGE);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) window.localStorage.setItem(key, value);
  }, storage);
}

const offersOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((id) => {
    const { extensions = [] } = JSON.parse(document.getElementById(id)?.textContent ?? '{}') as {
      extensions?: string[];
    };
    return extensions;
  }, DOCUMENT_STATE_ELEMENT_ID);

async function write(page: Page, field: string, text: string): Promise<void> {
  const target = page.locator(field).first();
  const isChoice = await target.evaluate((element) => element instanceof HTMLSelectElement, undefined, {
    timeout: STEP_LIMIT_MS,
  });
  await (isChoice
    ? target.selectOption(text, { timeout: STEP_LIMIT_MS })
    : target.fill(text, { timeout: STEP_LIMIT_MS }));
}

/** Does on an open page what is to bring a toast, and looks for that. */
async function bringToast(page: Page, { before = [], fill = {}, press }: ToastTrial): Promise<Missed> {
  const push = (selector: string) => page.locator(selector).first().click({ timeout: STEP_LIMIT_MS });
  await seeAll(page);
  await untilIdle(page);
  try {
    for (const selector of before) await push(selector);
    for (const [field, text] of Object.entries(fill)) await write(page, field, text);
    await push(press);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return `what "toasts" of its package.json names cannot be pressed: ${reason}`;
  }
  const isSaid = () => (document.getElementById('toasts')?.textContent ?? '').trim() !== '';
  return page.waitForFunction(isSaid, undefined, { timeout: STEP_LIMIT_MS }).then(
    () => undefined,
    () => `no toast shows after ${press} was pressed`,
  );
}

/** Whether the page as visitors have it brings none either: a list may be empty there, and all days full. */
async function isMissedByVisitors(trial: Trial, pathname: string, toast: ToastTrial): Promise<boolean> {
  const { reference } = trial.subject;
  const { page } = await trial.visitorOfReference();
  await keepInStorage(page, reference, toast.storage);
  await page.goto(reference + pathname, { waitUntil: 'commit' });
  await untilAlive(page, LANGUAGE);
  return (await bringToast(page, toast)) !== undefined;
}

/**
 * Does on a page what the release says that it answers with a toast, and looks for that. A release that sends toasts has to say what
 * brings one.
 * @returns what could not be tried, since the page as visitors have it brings no toast either
 */
export async function pressForToast(trial: Trial, pathnames: readonly string[]): Promise<string[]> {
  const { subject } = trial;
  const { toasts = [], sendsToasts, name } = subject.release;
  if (toasts.length === 0) {
    if (sendsToasts && subject.candidate === 'release')
      trial.refuse(`${name} sends toasts, and "toasts" of its package.json names nothing that brings one`);
    return [];
  }
  const visitor = await trial.visitor();
  const { page } = visitor;
  const untried: string[] = [];
  for (const toast of toasts) {
    const pathname = pathnames.find((each) => matchPath(toast.path, each)) ?? toast.path;
    await keepInStorage(page, subject.siteUrl, toast.storage);
    if (!(await trial.open(visitor, { pathname, language: LANGUAGE }))) continue;
    if (toast.offers !== undefined && !(await offersOf(page)).includes(toast.offers)) continue;
    const missed = await bringToast(page, toast);
    if (missed === undefined) continue;
    if (await isMissedByVisitors(trial, pathname, toast)) untried.push(`${pathname}: ${missed}`);
    else trial.refuse(`${pathname}: ${missed}`);
  }
  return untried;
}
