// Looks at: shell, mf-listings, mf-blog
import { gotoRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

test.describe('with JavaScript off (architecture, "Document server")', () => {
  for (const [language, direction, sale, blog] of [
    ['ar', 'rtl', 'عقارات للبيع', 'مكتبة المقالات'],
    ['en', 'ltr', 'Properties for sale', 'Article Library'],
  ] as const) {
    test(`lists, a property and an article show their content in ${language}`, async ({ site, visit }) => {
      const visitor = await visit({ javaScript: false });
      const { page, context } = visitor;
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      const heading = page.locator('#outlet h1');

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
  }
});
