import type { Browser } from 'playwright-core';
import { launchBrowser, openVisitor } from './kit/browser.ts';
import { startSite, type Site } from './kit/site.ts';

describe('with JavaScript off (architecture, "Document server")', () => {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    browser = await launchBrowser();
    // What the limits cut is another test's subject; a busy machine must not decide this one.
    site = await startSite({ environment: { RENDER_LIMIT_MS: '5000', DATA_BUDGET_MS: '4000' } });
  });
  afterAll(async () => {
    await site?.close();
    await browser?.close();
  });

  it.each([
    ['ar', 'rtl', 'عقارات للبيع', 'مكتبة المقالات'],
    ['en', 'ltr', 'Properties for sale', 'Article Library'],
  ] as const)(
    'lists, a property and an article show their content in %s',
    async (language, direction, sale, blog) => {
      const visitor = await openVisitor(browser, { javaScript: false });
      const { page, context } = visitor;
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      const heading = page.locator('#outlet h1');

      await page.goto(`${site.url}/sell`);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      expect(await heading.textContent()).toBe(sale);
      const cards = page.locator('#outlet :is(h2, h3) a[href^="/property/"]');
      expect(await cards.count()).toBeGreaterThan(10);
      expect(await heading.isVisible()).toBe(true);

      const name = (await cards.first().textContent())?.trim();
      await page.goto(site.url + (await cards.first().getAttribute('href')));
      expect(await heading.textContent()).toBe(name);
      expect(await page.locator('#outlet').textContent()).toMatch(/\d{2,3},\d{3}/);

      await page.goto(`${site.url}/blog`);
      expect(await heading.textContent()).toBe(blog);
      const articles = page.locator('#outlet a[href^="/blog/"]');
      expect(await articles.count()).toBeGreaterThan(10);
      await page.goto(site.url + (await articles.first().getAttribute('href')));
      expect((await page.locator('#outlet').innerText()).length).toBeGreaterThan(1000);
      expect((await page.title()).length).toBeGreaterThan(10);
      await visitor.close();
    },
  );
});
