// Looks at: shell, mf-listings, mf-blog
import { eventually } from './kit/eventually.ts';
import { gotoRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

const words = {
  ar: { notice: 'لا يوجد اتصال بالإنترنت', never: 'لا يوجد اتصال بالإنترنت', blog: 'المدونة' },
  en: { notice: 'You are offline', never: 'You are offline', blog: 'Blog' },
} as const;

test.describe('offline during the visit (quality, "Faults")', () => {
  for (const language of ['ar', 'en'] as const) {
    test(`says so in ${language}, opens pages already visited, and is well again when the network is back`, async ({
      site,
      visit,
    }) => {
      const { notice, blog } = words[language];
      const visitor = await visit({ language });
      const { page, context } = visitor;
      await page.goto(`${site.url}/sell`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      // Once more, so that the worker has seen the page and its files.
      await gotoRendered(page, `${site.url}/sell`);
      await page.waitForLoadState('networkidle');
      const heading = await page.locator('#outlet h1:visible').textContent();
      // A page that was reached inside the site has no document of its own yet.
      await page.getByRole('banner').getByRole('link', { name: blog, exact: true }).click();
      await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor();
      await eventually(async () =>
        expect(
          await page.evaluate(async () => (await caches.match('/blog', { ignoreVary: true })) !== undefined),
        ).toBe(true),
      );
      const blogHeading = await page.locator('#outlet h1:visible').textContent();

      await context.setOffline(true);
      await page.getByText(notice).waitFor();
      for (const [path, expected] of [
        ['/sell', heading],
        ['/blog', blogHeading],
      ] as const) {
        await page.goto(site.url + path);
        await eventually(async () =>
          expect(await page.locator('#outlet h1:visible').textContent()).toBe(expected),
        );
      }
      await page.goto(`${site.url}/join`);
      await page.getByRole('heading', { name: words[language].never }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      // Each kept page is told from the others, also one whose document came without its content: by more than the brand.
      await expect(page.locator('li a[href$="/sell"]:visible')).toContainText(heading ?? '?');
      await expect(page.locator('li a[href$="/blog"]:visible')).toHaveText(/\S \| \S/);

      // The page that was asked for opens by itself.
      await context.setOffline(false);
      await page.locator('#outlet [data-section="mf-forms"] h1:visible').waitFor();
      expect(await page.getByText(notice).count()).toBe(0);
    });
  }

  test('never holds a visitor on an old document', async ({ site, visit }) => {
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await page.goto(`${site.url}/contact`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    const worker = await fetch(`${site.url}/service-worker.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    // The kept document is spoilt: if it were shown, the mark would be seen.
    await page.evaluate(async () => {
      const cache = await caches.open('pages');
      await cache.put(
        '/contact',
        new Response('<h1>an old document</h1>', { headers: { 'content-type': 'text/html' } }),
      );
    });
    await page.reload();
    await page.locator('#outlet [data-section="mf-forms"] h1:visible').waitFor();
    expect(await page.getByText('an old document').count()).toBe(0);
  });
});
