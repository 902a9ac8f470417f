// Looks at: shell, mf-listings, api
import type { Database } from '../api/src/database/database.ts';
import { openDatabase } from '../api/src/database/open.ts';
import { createDatabase, startPostgres, type PostgresServer } from '../api/src/testing/postgres-server.ts';
import { eventually } from './kit/eventually.ts';
import { fetchRendered, gotoRendered } from './kit/rendered.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const words = {
  ar: {
    save: 'احفظ هذا البحث',
    follow: 'تابع هذه القائمة',
    searches: 'عمليات البحث المحفوظة',
    news: 'عقار جديد في عمليات بحثك',
    one: 'عقار جديد',
    mark: 'جديد',
    viewed: 'شاهدتها مؤخرًا',
  },
  en: {
    save: 'Save this search',
    follow: 'Follow this list',
    searches: 'Saved searches',
    news: '1 new in your searches',
    one: '1 new property',
    mark: 'New',
    viewed: 'Recently viewed',
  },
} as const;

test.describe('a search that a visitor keeps', () => {
  let site: Site;
  let server: PostgresServer;
  let database: Database;

  test.beforeAll(async ({ site: shared }) => {
    server = await startPostgres();
    const { url } = await createDatabase(server.url);
    site = await startSite({ besides: shared, own: ['api'], environment: { DATABASE_URL: url } });
    database = await openDatabase({ databaseUrl: url, dataDir: '' });
  });
  test.afterAll(async () => {
    await database?.close();
    await site?.close();
    await server?.stop();
  });

  for (const language of ['ar', 'en'] as const)
    test(`says in header and list what is new since the last visit, and is followed as RSS, in ${language}`, async ({
      visit,
    }) => {
      const t = words[language];
      const type = language === 'ar' ? 'warehouse' : 'office';
      const { page, problems } = await visit({ language });
      await gotoRendered(page, `${site.url}/sell?type=${type}`);
      const save = page.getByRole('button', { name: t.save });
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true');

      const id = `fresh-${language}`;
      const name = { ar: `جديد «${id}»`, en: `Fresh & <${id}>` }[language];
      await database.query(
        'INSERT INTO listing (id, add_type, property_type, name_ar, name_en) VALUES ($1, $2, $3, $4, $4)',
        [id, 'sell', type, name],
      );

      // The visitor comes back, to another page.
      await page.goto(`${site.url}/contact`);
      const bell = page.locator('#header').getByRole('link', { name: t.searches });
      await expect(bell).toContainText(t.news, { timeout: 20_000 });
      await bell.click();
      await expect(page.getByRole('heading', { level: 1, name: t.searches })).toBeVisible();
      await expect(page.getByText(t.one, { exact: true })).toBeVisible();
      await page.locator(`#outlet article a[href^="/sell?type=${type}"]`).first().click();
      const first = page.locator('#outlet article').first();
      await expect(first.getByRole('heading')).toHaveText(name);
      await expect(first.getByText(t.mark, { exact: true })).toBeVisible();
      await expect(page.locator('#outlet article').nth(1).getByText(t.mark, { exact: true })).toHaveCount(0);
      await expect(bell).not.toContainText(t.news);

      // A reload belongs to the same visit; its marks come after the server's markup has come alive.
      await page.reload();
      await expect(first.getByText(t.mark, { exact: true })).toBeVisible();
      expect(problems).toEqual([]);

      const href = await page.getByRole('link', { name: t.follow }).getAttribute('href');
      expect(href).toBe(`/sell/rss.xml?type=${type}&lang=${language}`);
      const answer = await fetch(site.url + (href ?? ''));
      // A page of the site lets nobody parse.
      const blank = await page.context().newPage();
      const feed = await blank.evaluate(
        (text) => {
          const xml = new DOMParser().parseFromString(text, 'application/xml');
          const [item] = xml.querySelectorAll('item');
          return {
            isBroken: xml.querySelector('parsererror') !== null,
            title: item?.querySelector('title')?.textContent,
            link: item?.querySelector('link')?.textContent,
            items: xml.querySelectorAll('item').length,
          };
        },
        await answer.text(),
      );
      await blank.close();
      expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
      expect(feed).toMatchObject({ isBroken: false, title: name });
      expect(feed.link).toMatch(new RegExp(`/property/${id}\\?lang=${language}$`));
      expect(feed.items).toBeGreaterThan(1);
      const { html } = await fetchRendered(`${site.url}/sell?type=${type}&lang=${language}&page=2`);
      expect(html).toContain(`href="/sell/rss.xml?type=${type}&amp;lang=${language}"`);

      // What is looked at stands on home, below what is read, and moves nothing.
      await page.goto(`${site.url}/property/${id}`);
      await eventually(async () =>
        expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toContain(id),
      );
      await page.goto(`${site.url}/`);
      const shelf = page.getByRole('region', { name: t.viewed });
      await eventually(async () => {
        await page.mouse.wheel(0, 1500);
        await expect(shelf.getByRole('link', { name })).toBeVisible({ timeout: 500 });
      }, 30_000);
      expect(problems).toEqual([]);
    });
});
