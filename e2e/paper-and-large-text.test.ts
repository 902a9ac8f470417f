// Looks at: the whole site
import type { Browser, Page } from '@playwright/test';
import { openVisitor } from './kit/browser.ts';
import { addressWith, firstRecords, type FirstRecords } from './kit/first-records.ts';
import { expect, test } from './kit/test.ts';

const PAGES = [
  ...(['/', '/sell', '/property/:first', '/blog', '/blog/:first', '/Appointments', '/contact'] as const),
  ...(['/join', '/privacy', '/accessibility', '/services', '/nothing'] as const),
] as const;

/** Text that a sighted visitor cannot read to its end, by its words: cut off at the window's edge. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
    return [...document.querySelectorAll('h1, h2, main p, header a, header button, main a, main label')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => isOutside(element.getBoundingClientRect()))
      .filter((element) => getComputedStyle(element).transform === 'none')
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40));
  });

test.describe('large text: twice as large by the browser’s settings, on a phone (WCAG 2.2, 1.4.4)', () => {
  let browser: Browser;
  let firsts: FirstRecords;
  test.beforeAll(async ({ playwright, site }, info) => {
    const { launchOptions } = info.project.use;
    const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
    browser = await playwright.chromium.launch({ ...launchOptions, args });
    firsts = await firstRecords(site.url);
  });
  test.afterAll(() => browser?.close());

  for (const language of ['ar', 'en'] as const) {
    test(`no page has to be moved sideways, and nothing is cut off, in ${language}`, async ({ site }) => {
      const visitor = await openVisitor(browser, { language, width: 390, height: 844, savesData: true });
      const { page } = visitor;
      const found = [];
      for (const path of PAGES) {
        await page.goto(site.url + addressWith(firsts, path));
        await page.locator('#outlet h1').first().waitFor();
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        const cut = await cutOff(page);
        if (width > 390 || cut.length > 0) found.push([path, width, cut]);
      }
      await visitor.close();
      expect(found).toEqual([]);
    });
  }
});

/** Sheets of A4 that a page takes. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** What stands on paper: nothing that can only be pressed, nothing over the heading, no notice. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator(
    'button:visible, nav:visible, iframe:visible, dialog:visible, #toasts li:visible',
  );
  expect(await pressed.count()).toBe(0);
  const heading = await page.locator('#outlet h1').boundingBox();
  const header = await page.getByRole('banner').first().boundingBox();
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  const blank = await page
    .locator('#outlet img:visible')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
    );
  expect(blank).toEqual([]);
  // A PDF is of the media that was said last.
  await page.emulateMedia({ media: null });
}

test.describe('on paper', () => {
  for (const language of ['ar', 'en'] as const) {
    test(`a property is one sheet, with a picture, who to ask and the way back, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language });
      const firsts = await firstRecords(site.url);
      await page.goto(site.url + addressWith(firsts, '/property/:first'));
      // Wherever the pictures stand.
      await page.waitForLoadState('networkidle');
      expect(await sheetsOf(page)).toBe(1);
      await expectPrintable(page);
      await page.emulateMedia({ media: 'print' });
      const shown = page.locator('#outlet img:visible');
      const sources = await shown.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
      );
      // The picture, the licence's registry, the page.
      expect(sources).toEqual([expect.stringContaining('/media/'), '/qr.svg', '/qr.svg']);
      const picture = await shown.first().boundingBox();
      expect(picture?.x).toBeGreaterThanOrEqual(0);
      expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(1440);
    });

    test(`a list, a comparison and an article have their sheets, without what can only be pressed, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language });
      const firsts = await firstRecords(site.url);
      const { data } = (await (await fetch(`${site.url}/api/v1/home/sell`)).json()) as {
        data: { _id: string }[];
      };
      const [one, other] = data;
      const addresses = ['/sell', `/properties?compare=${one?._id},${other?._id}`, '/blog/:first'];
      for (const [at, most] of [4, 2, 3].entries()) {
        await page.goto(site.url + addressWith(firsts, addresses[at] ?? ''));
        await page.waitForLoadState('networkidle');
        await expectPrintable(page);
        // What is below the screen is drawn for the paper, its pictures too.
        const sheets = await sheetsOf(page);
        expect(sheets, addresses[at]).toBeGreaterThan(0);
        expect(sheets, addresses[at]).toBeLessThanOrEqual(most);
      }
    });
  }
});
