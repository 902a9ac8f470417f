// Looks at: the whole site
import type { Page } from '@playwright/test';
import type { Language } from '@shared/contract';
import { eventually } from './kit/eventually.ts';
import { isAlive } from './kit/is-alive.ts';
import { fetchRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

/** What a visitor reads, by language. */
const words = {
  ar: {
    home: 'بيتك القادم في\u00a0الخليج يبدأ من\u00a0هنا',
    navigation: { sale: 'عقارات للبيع', blog: 'المدونة', contact: 'اتصل بنا', join: 'انضم وسيطًا' },
    footer: { appointments: 'حجز موعد معاينة' },
    headings: {
      sale: 'عقارات للبيع',
      blog: 'مكتبة المقالات',
      appointments: 'احجز موعد معاينة',
      contact: 'تواصل معنا',
      join: 'انضم إلينا وسيطًا عقاريًا',
      portal: 'بوابة الطلاب',
    },
    brand: 'صدف العقارية',
    read: /اقرأ المقال/,
    toggle: 'English',
  },
  en: {
    home: 'Your next home in\u00a0the\u00a0Gulf starts here',
    navigation: { sale: 'For sale', blog: 'Blog', contact: 'Contact', join: 'Become a broker' },
    footer: { appointments: 'Book a viewing' },
    headings: {
      sale: 'Properties for sale',
      blog: 'Article Library',
      appointments: 'Book a viewing',
      contact: 'Contact us',
      join: 'Become a real estate broker',
      portal: 'Student Portal',
    },
    brand: 'Sadaf Real Estate',
    read: /Read Article/,
    toggle: 'العربية',
  },
} as const;

const direction = { ar: 'rtl', en: 'ltr' } as const;
const other = { ar: 'en', en: 'ar' } as const;

const heading = (page: Page) => page.locator('#outlet h1:visible');

async function expectLanguage(page: Page, language: Language): Promise<void> {
  const root = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  expect(root).toEqual([language, direction[language]]);
}

test.describe('the composed site on the production build', () => {
  for (const language of ['ar', 'en'] as const) {
    test(`takes a visitor through every section in ${language}, with one header and footer`, async ({
      site,
      visit,
    }) => {
      const { navigation, footer, headings, home, read, brand } = words[language];
      const visitor = await visit({ language });
      const { page, problems } = visitor;
      const arriveAt = async (text: string) => {
        await eventually(async () => expect(await heading(page).textContent()).toBe(text));
        await eventually(async () => expect(await page.title()).toContain(brand));
        await expectLanguage(page, language);
      };
      const header = page.getByRole('banner');
      const contentinfo = page.getByRole('contentinfo');

      await page.goto(site.url);
      await arriveAt(home);
      await page.evaluate(() => {
        for (const selector of ['header', 'footer'])
          document.querySelector(selector)?.setAttribute('data-kept', '');
      });

      await header.getByRole('link', { name: navigation.sale, exact: true }).click();
      await arriveAt(headings.sale);
      const card = page.locator('#outlet :is(h2, h3) a[href^="/property/"]').first();
      const name = (await card.textContent())?.trim() ?? '';
      await card.click();
      await arriveAt(name);
      expect(new URL(page.url()).pathname).toMatch(/^\/property\/.+/);
      await page.goBack();
      await arriveAt(headings.sale);

      await header.getByRole('link', { name: navigation.blog, exact: true }).click();
      await arriveAt(headings.blog);
      await page.getByRole('link', { name: read }).first().click();
      await eventually(async () => expect(new URL(page.url()).pathname).toMatch(/^\/blog\/.+/));
      await eventually(async () => expect(await heading(page).textContent()).not.toBe(headings.blog));

      await contentinfo.getByRole('link', { name: footer.appointments }).click();
      await arriveAt(headings.appointments);
      await header.getByRole('link', { name: navigation.contact, exact: true }).click();
      await arriveAt(headings.contact);
      await header.getByRole('link', { name: navigation.join, exact: true }).click();
      await arriveAt(headings.join);

      expect(await page.locator('header[data-kept]').count()).toBe(1);
      expect(await page.locator('footer[data-kept]').count()).toBe(1);
      expect(problems).toEqual([]);
    });
  }

  // There and back in each: sections begin in languages by turns.
  for (const [language, sections] of [
    [
      'ar',
      [
        ['/sell', 'sale'],
        ['/Appointments', 'appointments'],
        ['/fal-license', 'portal'],
      ],
    ],
    [
      'en',
      [
        ['/blog', 'blog'],
        ['/contact', 'contact'],
      ],
    ],
  ] as const) {
    test(`switches from ${language} in place, and back: document, chrome and the mounted remote`, async ({
      site,
      visit,
    }) => {
      const next = other[language];
      const visitor = await visit({ language });
      const { page, problems } = visitor;
      for (const [path, section] of sections) {
        await page.goto(site.url + path);
        await eventually(async () =>
          expect(await heading(page).textContent()).toBe(words[language].headings[section]),
        );
        await page.evaluate(() => document.querySelector('#outlet h1')?.setAttribute('data-kept', ''));
        for (const [from, to] of [
          [language, next],
          [next, language],
        ] as const) {
          const toggle = page.getByRole('banner').getByRole('link', { name: words[from].toggle });
          // Pressed before the header answers it, the link is the browser's: a document.
          await expect.poll(() => isAlive(toggle)).toBe(true);
          await toggle.click();
          await eventually(async () =>
            expect(await heading(page).textContent()).toBe(words[to].headings[section]),
          );
          await expectLanguage(page, to);
          await page
            .getByRole('banner')
            .getByRole('link', { name: words[to].navigation.sale, exact: true })
            .waitFor();
          await eventually(async () => expect(await page.title()).toContain(words[to].brand));
          // Switched, not mounted anew.
          expect(await page.locator('#outlet h1[data-kept]').count()).toBe(1);
          expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe(to);
        }
      }
      expect(problems).toEqual([]);
    });
  }

  test('answers every section from that section’s own origin too, alone', async ({ site, visit }) => {
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    const alone = [
      ['mf-listings', 'Properties for sale'],
      ['mf-blog', 'Article Library'],
      ['mf-booking', 'Book a viewing'],
      ['mf-forms', 'Contact us'],
      ['mf-portal', 'Student Portal'],
    ] as const;
    for (const [name, title] of alone) {
      await page.goto(`${site.origin(name)}/?stage-bar=none&stage-lang=en`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.getByRole('banner').count()).toBe(0);
    }
    expect(visitor.problems).toEqual([]);
  });

  test('says that it is ready, and answers what does not exist with 404 and a way home', async ({
    site,
    visit,
  }) => {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const visitor = await visit({ language: 'en' });
    const answer = await visitor.page.goto(`${site.url}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await visitor.page.getByRole('link', { name: 'Back to home' }).click();
    await eventually(async () => expect(await heading(visitor.page).textContent()).toBe(words.en.home));
    expect((await fetchRendered(`${site.url}/property/no-such-property`)).status).toBe(404);
    expect((await fetchRendered(`${site.url}/blog/no-such-article`)).status).toBe(404);
  });

  test('renders in the stored language when the cookie says another, and repairs the cookie', async ({
    site,
    visit,
  }) => {
    const visitor = await visit();
    const { page, context } = visitor;
    await page.goto(`${site.url}/sell`);
    await page.evaluate(() => window.localStorage.setItem('language', 'en'));
    await page.goto(`${site.url}/sell`);
    await eventually(async () => expect(await heading(page).textContent()).toBe(words.en.headings.sale));
    await expectLanguage(page, 'en');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('en');
    await page.goto(`${site.url}/sell?lang=ar`);
    await eventually(async () => expect(await heading(page).textContent()).toBe(words.ar.headings.sale));
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe('ar');
    expect(visitor.problems).toEqual([]);
  });

  test('turns the header opaque after 20 px', async ({ site, visit }) => {
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await page.goto(`${site.url}/sell`);
    const bar = page.getByRole('banner');
    await page.mouse.wheel(0, 20);
    await page.waitForTimeout(100);
    expect(await bar.getAttribute('data-opaque')).toBe('false');
    await page.mouse.wheel(0, 1);
    await eventually(async () => expect(await bar.getAttribute('data-opaque')).toBe('true'));
  });

  test('shows pictures from the API under the site’s own address', async ({ site, visit }) => {
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await page.goto(`${site.url}/sell`, { waitUntil: 'domcontentloaded' });
    const picture = page.locator('#outlet img').first();
    await eventually(async () =>
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100),
    );
    expect(new URL((await picture.getAttribute('src')) ?? '', site.url).pathname).toMatch(/^\/media\//);
  });

  test('opens and closes the mobile menu', async ({ site, visit }) => {
    const visitor = await visit({ language: 'en', width: 390, height: 844 });
    const { page } = visitor;
    await page.goto(site.url);
    const menu = page.getByRole('dialog', { name: 'Navigation menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'For rent' }).click();
    await menu.waitFor({ state: 'hidden' });
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/rent'));
  });

  for (const language of ['ar', 'en'] as const)
    test(`has all networks of the footer in one line in ${language}, from the narrowest window to a desk's`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language });
      await page.goto(`${site.url}/privacy`);
      const networks = page.getByRole('contentinfo').locator('section a[target="_blank"]');
      await networks.last().scrollIntoViewIfNeeded();
      for (const width of [320, 390, 640, 768, 1023, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await networks.evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().top),
        );
        expect(tops, `${width}`).toHaveLength(6);
        expect(new Set(tops).size, `${width}`).toBe(1);
      }
    });
});
