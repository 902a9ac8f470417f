// Looks at: shell, mf-listings, mf-blog
import { eventually } from './kit/eventually.ts';
import { addressWith, firstRecords } from './kit/first-records.ts';
import { gotoRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

interface LargestPaint extends PerformanceEntry {
  url: string;
  element: Element | null;
}

interface Watching {
  largestPaints?: { url: string; src: string | null; time: number }[];
}

test.describe('the first picture of a page, while it is still on its way', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const path of ['/', '/sell', '/property/:first', '/blog', '/blog/:first']) {
    test(`is seen with the first paint, ${path}`, async ({ site, visit }) => {
      const address = addressWith(await firstRecords(site.url), path);
      const { page } = await visit({ width: 390, height: 844 });
      let send = () => {};
      const mayCome = new Promise<void>((resolve) => (send = resolve));
      await page.route(/\/(?:media|hero)\//, async (route) => {
        await mayCome;
        await route.continue();
      });
      await page.addInitScript(() => {
        const paints: NonNullable<Watching['largestPaints']> = [];
        (window as Watching).largestPaints = paints;
        new PerformanceObserver((list) => {
          for (const { url, element, startTime } of list.getEntries() as LargestPaint[])
            paints.push({
              url,
              src: element?.querySelector(':scope > img')?.getAttribute('src') ?? null,
              time: startTime,
            });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await gotoRendered(page, site.url + address, { waitUntil: 'domcontentloaded' });

      const largest = () => page.evaluate(() => (window as Watching).largestPaints?.at(-1));
      const first = page.locator('#outlet img:visible').first();
      const src = await first.getAttribute('src');
      await eventually(async () =>
        expect(await largest()).toEqual({
          url: expect.stringMatching(/^data:image\/avif/),
          src,
          time: expect.any(Number),
        }),
      );
      expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
      const thumbnail = await largest();
      const firstPaint = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      expect(thumbnail?.time).toBe(firstPaint);

      // What then covers it is the same to a visitor, in the same place: the page was there before.
      send();
      await eventually(async () =>
        expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
      );
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await largest()).toEqual(thumbnail);
    });
  }
});

test('a picture that cannot be had is a drawing, whatever the document held of it', async ({
  site,
  visit,
}) => {
  const { page } = await visit({ width: 390, height: 844 });
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  const document = await gotoRendered(page, `${site.url}/sell`);
  expect(await document.text()).toContain('background:url(data:image/avif;base64,');
  const card = page.locator('#outlet article').first();
  await eventually(async () => expect(await card.locator('img').count()).toBe(0));
  await expect(card.locator('a[aria-hidden] svg').first()).toBeVisible();
});
