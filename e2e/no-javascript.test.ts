// Looks at: shell, mf-listings, mf-blog
import type { Page } from '@playwright/test';
import { gotoRendered, leadToRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

interface Listing {
  add_Type: string;
  propertyType: string;
  price: { amount: number };
}

/** Of the properties that a list shows, in its order. */
const shownIds = (page: Page): Promise<string[]> =>
  page
    .locator('#outlet article :is(h2, h3) a[href^="/property/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/property/', '') ?? ''));

/** The filters that are set. */
const chips = (page: Page) => page.locator('#outlet li > a > bdi');

test.describe('with JavaScript off (architecture, "Document server")', () => {
  for (const [language, direction, sale, blog, asked] of [
    ['ar', 'rtl', 'عقارات للبيع', 'مكتبة المقالات', ['للإيجار', 'فيلا', 'حتى 500,000']],
    ['en', 'ltr', 'Properties for sale', 'Article Library', ['For rent', 'Villa', 'Up to 500,000']],
  ] as const) {
    test(`lists, a property and an article show their content in ${language}`, async ({ site, visit }) => {
      const visitor = await visit({ javaScript: false });
      const { page, context } = visitor;
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      const heading = page.locator('#outlet h1:visible');

      await gotoRendered(page, `${site.url}/sell`);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      expect(await heading.textContent()).toBe(sale);
      const cards = page.locator('#outlet :is(h2, h3) a[href^="/property/"]');
      expect(await cards.count()).toBeGreaterThan(10);
      expect(await heading.isVisible()).toBe(true);

      const name = (await cards.first().textContent())?.trim();
      await gotoRendered(page, site.url + (await cards.first().getAttribute('href')));
      expect(await heading.textContent()).toBe(name);
      expect(await page.locator('#outlet').textContent()).toMatch(/\d{2,3},\d{3}/);

      await gotoRendered(page, `${site.url}/blog`);
      expect(await heading.textContent()).toBe(blog);
      const articles = page.locator('#outlet a[href^="/blog/"]');
      expect(await articles.count()).toBeGreaterThan(10);
      await gotoRendered(page, site.url + (await articles.first().getAttribute('href')));
      expect((await page.locator('#outlet').innerText()).length).toBeGreaterThan(1000);
      expect((await page.title()).length).toBeGreaterThan(10);
    });

    test(`the search of home leads to what was asked for, a price in either script’s digits, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page, context } = await visit({ javaScript: false });
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      const found = [];
      for (const price of ['500,000', '٥٠٠٬٠٠٠']) {
        await gotoRendered(page, site.url);
        const search = page.getByRole('search');
        await search.locator('label:has([name="offer"][value="rent"])').click();
        await search.locator('[name="type"]').selectOption('villa');
        await search.locator('[name="max"]').fill(price);
        await leadToRendered(page, () => search.locator('button[type="submit"]').click());
        expect(new URL(page.url()).pathname).toBe('/properties');
        expect(await chips(page).allTextContents()).toEqual(asked);
        found.push(await shownIds(page));
      }
      // Each is taken back by itself.
      await leadToRendered(page, () => chips(page).nth(1).click());
      expect(await chips(page).allTextContents()).toEqual([asked[0], asked[2]]);
      expect((await shownIds(page)).length).toBeGreaterThan(found[0]?.length ?? Infinity);
      const [ids = [], others] = found;
      expect(ids.length).toBeGreaterThan(0);
      expect(others).toEqual(ids);
      const properties = await Promise.all(
        ids.map(async (id) => {
          const answer = await fetch(`${site.url}/api/v1/home/homes/${id}`);
          return ((await answer.json()) as { data: Listing }).data;
        }),
      );
      for (const { add_Type, propertyType, price } of properties) {
        expect([add_Type, propertyType]).toEqual(['rent', 'villa']);
        expect(price.amount).toBeLessThanOrEqual(500_000);
      }
    });
  }
});
