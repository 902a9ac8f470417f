// Looks at: shell, mf-listings
import { eventually } from './kit/eventually.ts';
import { readPast } from './kit/read-past.ts';
import { gotoRendered } from './kit/rendered.ts';
import { shown } from './kit/shown.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const words = {
  ar: {
    headings: [
      'بيتك القادم في\u00a0الخليج يبدأ من\u00a0هنا',
      'عن الشركة',
      'أنواع العقارات التي نخدمها',
      'أسئلة شائعة',
      'نحن على بُعد اتصال',
      'أحدث عقارات البيع',
      'أحدث عقارات الإيجار',
      'لم تجد ما تبحث عنه؟',
    ],
    panel: 'تعذّر عرض هذا القسم',
    retry: 'إعادة المحاولة',
  },
  en: {
    headings: [
      'Your next home in\u00a0the\u00a0Gulf starts here',
      'About the company',
      'What we deal in',
      'Frequently asked questions',
      'We are one call away',
      'Latest for sale',
      'Latest for rent',
      'Not found what you are looking for?',
    ],
    panel: 'This section could not be shown',
    retry: 'Try again',
  },
} as const;

for (const language of ['ar', 'en'] as const) {
  test.describe(`home in ${language} (specification, section 2, "Home")`, () => {
    test('has its eight sections in order, the latest listings among them, without JavaScript too', async ({
      site,
      visit,
    }) => {
      for (const javaScript of [true, false]) {
        const visitor = await visit({ language, javaScript });
        const { page, problems } = visitor;
        await gotoRendered(page, site.url);
        const headings = await shown(page, ':is(h1, h2)').allTextContents();
        expect(headings).toEqual(words[language].headings);
        for (const parcel of ['latest-sale', 'latest-rent']) {
          const cards = page.locator(`[data-parcel="mf-listings/${parcel}"] article`);
          expect(await cards.count()).toBe(4);
        }
        expect(await page.locator('[data-parcel="mf-listings/latest-sale"] a[href="/sell"]').count()).toBe(1);
        expect(await page.locator('[data-parcel="mf-listings/latest-rent"] a[href="/rent"]').count()).toBe(1);
        // Of the property types only property management leads on.
        expect(await page.locator('#outlet a[href="/services"]').count()).toBe(1);
        expect(problems).toEqual([]);
      }
    });

    test('opens one question at a time', async ({ site, visit }) => {
      const visitor = await visit({ language });
      const { page } = visitor;
      await page.goto(site.url);
      const questions = page.locator('#outlet details');
      expect(await questions.count()).toBe(4);
      expect(await page.locator('#outlet details[open]').count()).toBe(0);
      for (const index of [0, 2, 3]) {
        await questions.nth(index).locator('summary').click();
        await eventually(async () => expect(await page.locator('#outlet details[open]').count()).toBe(1));
        expect(await questions.nth(index).getAttribute('open')).not.toBeNull();
      }
    });

    test('turns the header opaque after 20 px, not before', async ({ site, visit }) => {
      const visitor = await visit({ language });
      const { page } = visitor;
      await page.goto(site.url);
      const bar = page.getByRole('banner');
      for (const [top, opaque] of [
        [0, 'false'],
        [20, 'false'],
        [21, 'true'],
        [0, 'false'],
      ] as const) {
        await page.evaluate((position) => window.scrollTo(0, position), top);
        await eventually(async () => expect(await bar.getAttribute('data-opaque')).toBe(opaque));
      }
    });

    test('shows the last suggestion of a place whole, over what comes below', async ({ site, visit }) => {
      const { page } = await visit({ language, width: 1440, height: 900 });
      await gotoRendered(page, site.url);
      const search = page.getByRole('search');
      await search.locator('[name="q"]').focus();
      const list = search.getByRole('listbox');
      await list.waitFor();
      const hits = () =>
        list.evaluate((element) => {
          const last = element.lastElementChild;
          const { bottom } = last?.getBoundingClientRect() ?? { bottom: 0 };
          // By the window alone: whatever else can be moved is none of the visitor's.
          window.scrollBy({ top: Math.max(0, bottom - window.innerHeight), behavior: 'instant' });
          const box = last?.getBoundingClientRect();
          return box && last?.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 3));
        });
      await eventually(async () => expect(await hits()).toBe(true));
    });

    test('leads from the place, with its suggestions open, to the next field and back by Tab', async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language });
      await gotoRendered(page, site.url);
      const search = page.getByRole('search');
      const place = search.locator('[name="q"]');
      await place.focus();
      await search.getByRole('listbox').waitFor();
      await page.keyboard.press('Tab');
      await expect(search.locator('[name="type"]')).toBeFocused();
      await expect(search.getByRole('listbox')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(place).toBeFocused();
    });
  });
}

test.describe('home without the code of what is read below its search', () => {
  for (const language of ['ar', 'en'] as const) {
    test(`stands in ${language}: what the server drew stays, and a move shows all else`, async ({
      site,
      visit,
    }) => {
      const { page, context } = await visit({ language });
      await context.route(/\/assets\/home-late\./, (route) => route.abort());
      const [heading = '', about = ''] = words[language].headings;
      await gotoRendered(page, site.url);
      await readPast(page.getByRole('heading', { level: 2, name: about }));
      await expect(page.getByRole('heading', { level: 2, name: about })).toBeVisible();

      await gotoRendered(page, `${site.url}/contact`);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('search').locator('[name="q"]')).toBeEditable();
      await eventually(async () => {
        await readPast(page.locator('[data-parcel]:not([hidden])'));
        expect(await page.locator('[data-parcel] article').count()).toBe(8);
      });
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  }
});

test.describe('home without the listings’ server', () => {
  let site: Site;
  test.beforeAll(async ({ site: shared }) => {
    site = await startSite({ besides: shared, own: ['mf-listings'] });
  });
  test.afterAll(() => site?.close());

  for (const language of ['ar', 'en'] as const) {
    test(`stands in ${language}, and has them back by Retry`, async ({ visit }) => {
      const visitor = await visit({ language });
      const { page } = visitor;
      await site.stop('mf-listings');
      try {
        await page.goto(site.url);
        const panels = page.getByRole('alert').filter({ hasText: words[language].panel });
        await eventually(async () => {
          await readPast(page.locator('[data-parcel]:not([hidden])'));
          expect(await panels.count()).toBe(2);
        });
        expect(await page.locator('#outlet h1:visible').textContent()).toBe(words[language].headings[0]);
      } finally {
        await site.start('mf-listings');
      }
      for (const remaining of [1, 0]) {
        await page.getByRole('button', { name: words[language].retry }).first().click();
        await eventually(async () =>
          expect(await page.getByRole('alert').filter({ hasText: words[language].panel }).count()).toBe(
            remaining,
          ),
        );
      }
      await eventually(async () => expect(await page.locator('[data-parcel] article').count()).toBe(8));
    });
  }
});
