// Looks at: the whole site
import type { Page } from '@playwright/test';
import { addressWith, firstRecords } from './kit/first-records.ts';
import { expect, test } from './kit/test.ts';

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
