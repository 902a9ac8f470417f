// Looks at: shell, mf-listings, mf-blog, mf-forms
import type { CDPSession, Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

/** One event of Chromium's trace. */
interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** So many elements' styles the browser finds out anew, in all, while something is done. */
async function restyledBy(devTools: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  devTools.off('Tracing.dataCollected', collect);
  const updates = events.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(updates.length).toBeGreaterThan(0);
  return updates.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

/** Long enough to tell a page that is at rest from one between two pages that it draws ahead. */
const REST_MS = 2000;

/** Resolves once the pages of the header are drawn ahead, and nothing more is. */
async function drawnAhead(page: Page): Promise<void> {
  const drawn = () => page.locator('[data-ahead] h1').count();
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  await eventually(async () => expect(await drawn()).toBeGreaterThan(4), 60_000);
  await eventually(async () => {
    const before = await elements();
    await page.waitForTimeout(REST_MS);
    expect(await elements()).toBe(before);
  }, 60_000);
}

/** What styles make of elements and their pseudo-elements, by their classes, which are the same wherever a page was rendered. */
type Looks = Record<string, string[]>;

/**
 * Of the page that is shown, the first of each kind that can be seen: rules of the server stand in its document as the library compiles them,
 * those of a page that the browser opens are inserted as style rules alone.
 */
const looksOf = (page: Page): Promise<Looks> =>
  page.evaluate(() => {
    /** What follows from the content or the state of motion, and what says how to draw and not what. */
    const left =
      /^(?:block-size|height|inline-size|width|perspective-origin|transform-origin|(?:transition|animation).*|will-change)$/;
    const looks: Looks = {};
    /** The document’s first picture has a thumbnail beneath it. */
    const hasThumbnail = (element: Element) =>
      getComputedStyle(element).backgroundImage.startsWith('url("data:image/avif');
    // The heading of a page that was moved to has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll('#outlet [class*="sc-"]')) {
      const key = element.getAttribute('class') ?? '';
      if (key in looks || element.closest('[data-ahead]') || !element.checkVisibility()) continue;
      if (hasThumbnail(element)) continue;
      looks[key] = [undefined, '::before', '::after'].flatMap((pseudo) => {
        const computed = getComputedStyle(element, pseudo);
        return Array.from(computed)
          .filter((property) => !property.startsWith('--') && !left.test(property))
          .map((property) => `${pseudo ?? ''} ${property}: ${computed.getPropertyValue(property)}`);
      });
    }
    return looks;
  });

/** What differs in the looks that both have. */
const differences = (one: Looks, other: Looks): string[] =>
  Object.entries(one).flatMap(([key, look]) => {
    const beside = other[key];
    return look.flatMap((line, index) =>
      beside && beside[index] !== line ? `${key} { ${line} | ${beside[index]} }` : [],
    );
  });

/** Style rules of the page’s sheets that hold a condition. */
const nestedConditions = (page: Page) =>
  page.evaluate(() => {
    const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules));
    const isConditional = (rule: CSSRule) => rule instanceof CSSConditionRule;
    return rules.filter(
      (rule) => rule instanceof CSSStyleRule && Array.from(rule.cssRules).some(isConditional),
    ).length;
  });

test.describe('styles that come after the first view', () => {
  for (const path of ['/sell', '/blog', '/contact'])
    test(`leave those of the rest as they were found: the header’s other look on ${path}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'ar' });
      await page.goto(site.url + path);
      await drawnAhead(page);
      const devTools = await page.context().newCDPSession(page);
      const all = await page.evaluate(() => document.querySelectorAll('main *').length);
      const background = () =>
        page.evaluate(
          () => getComputedStyle(document.querySelector('#header header') as Element).backgroundColor,
        );
      const before = await background();
      const restyled = await restyledBy(devTools, async () => {
        await page.evaluate(() => window.scrollTo({ top: 21, behavior: 'instant' }));
        await eventually(async () => expect(await background()).not.toBe(before));
      });
      expect(all).toBeGreaterThan(300);
      // The header itself, some of it in each frame of its transition.
      expect(restyled).toBeLessThan(150);
    });

  for (const [language, width, path] of [
    ['ar', 390, '/sell'],
    ['ar', 390, '/join'],
    ['en', 1440, '/blog'],
    ['en', 1440, '/services'],
  ] as const)
    test(`make of ${path} what the server’s document makes of it, in ${language} at ${width} px`, async ({
      site,
      visit,
    }) => {
      const { page, problems } = await visit({ language, width });
      await page.goto(site.url + path);
      await drawnAhead(page);
      const served = await looksOf(page);
      await page.goto(`${site.url}/contact`);
      await drawnAhead(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(site.url + path);
      await expect(page.locator('#outlet > [data-section] h1:visible')).toBeVisible();
      await eventually(async () => {
        const opened = await looksOf(page);
        expect(Object.keys(opened).filter((key) => key in served).length).toBeGreaterThan(30);
        expect(differences(served, opened)).toEqual([]);
      });
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(await nestedConditions(page)).toBeGreaterThan(10);
      expect(problems).toEqual([]);
    });
});
