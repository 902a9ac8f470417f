// Looks at: shell, mf-blog, mf-forms, mf-listings
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const words = {
  ar: { panel: 'تعذّر عرض هذا القسم', retry: 'إعادة المحاولة', blog: 'المدونة', sale: 'عقارات للبيع' },
  en: { panel: 'This section could not be shown', retry: 'Try again', blog: 'Blog', sale: 'For sale' },
} as const;

/** The shell gives up on a remote after four seconds; a busy machine may need longer to show that it has. */
const PANEL_LIMIT_MS = 12_000;

test.describe('a remote whose server is killed (architecture, "Failing")', () => {
  let site: Site;

  test.beforeAll(async ({ site: shared }) => {
    site = await startSite({ besides: shared, own: ['mf-blog', 'mf-forms'] });
  });
  test.afterAll(() => site?.close());

  for (const language of ['ar', 'en'] as const) {
    test(`fails alone, says so in ${language}, and comes back by Retry`, async ({ visit }) => {
      const { panel, retry, blog, sale } = words[language];
      const visitor = await visit({ language });
      const { page } = visitor;
      await site.stop('mf-blog');
      try {
        await page.goto(`${site.url}/`);
        await page.getByRole('banner').getByRole('link', { name: blog }).click();
        const alert = page.getByRole('alert').filter({ hasText: panel });
        await alert.waitFor({ timeout: PANEL_LIMIT_MS });

        // Everything else works.
        await page.getByRole('banner').getByRole('link', { name: sale }).click();
        await page.locator('#outlet [data-section="mf-listings"] h1:visible').waitFor();
        expect(await page.getByRole('alert').filter({ hasText: panel }).count()).toBe(0);
        await page.getByRole('banner').getByRole('link', { name: blog }).click();
        await alert.waitFor({ timeout: PANEL_LIMIT_MS });

        // Retry while it is still down fails again, in the same place.
        await alert.getByRole('button', { name: retry }).click();
        await alert.waitFor({ timeout: PANEL_LIMIT_MS });
      } finally {
        await site.start('mf-blog');
      }
      await page.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('alert').filter({ hasText: panel })).toHaveCount(0);
      await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor();
    });
  }

  test('shows the panel on a full load too, without a reload to recover', async ({ visit }) => {
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await site.stop('mf-forms');
    try {
      await page.goto(`${site.url}/contact`);
      await page.getByRole('alert').filter({ hasText: words.en.panel }).waitFor({ timeout: PANEL_LIMIT_MS });
      await page.getByRole('contentinfo').waitFor();
    } finally {
      await site.start('mf-forms');
    }
    await page.getByRole('button', { name: words.en.retry }).click();
    await page.getByRole('textbox').first().waitFor();
  });
});
