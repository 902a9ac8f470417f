import type { Browser } from 'playwright-core';
import { launchBrowser, openVisitor } from './kit/browser.ts';
import { startSite, type Site } from './kit/site.ts';

const words = {
  ar: { panel: 'تعذّر عرض هذا القسم', retry: 'إعادة المحاولة', blog: 'المدونة', sale: 'عقارات للبيع' },
  en: { panel: 'This section could not be shown', retry: 'Try again', blog: 'Blog', sale: 'For sale' },
} as const;

/** The shell gives up on a remote after four seconds; a busy machine may need longer to show that it has. */
const PANEL_LIMIT_MS = 12_000;

describe('a remote whose server is killed (architecture, "Failing")', () => {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    browser = await launchBrowser();
    site = await startSite();
  });
  afterAll(async () => {
    await site?.close();
    await browser?.close();
  });

  it.each(['ar', 'en'] as const)('fails alone, says so in %s, and comes back by Retry', async (language) => {
    const { panel, retry, blog, sale } = words[language];
    const visitor = await openVisitor(browser, { language });
    const { page } = visitor;
    await site.stop('mf-blog');
    try {
      await page.goto(`${site.url}/`);
      await page.getByRole('banner').getByRole('link', { name: blog }).click();
      const alert = page.getByRole('alert').filter({ hasText: panel });
      await alert.waitFor({ timeout: PANEL_LIMIT_MS });

      // Everything else works.
      await page.getByRole('banner').getByRole('link', { name: sale }).click();
      await page.locator('#outlet [data-section="mf-listings"] h1').waitFor();
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
    await page.locator('#outlet [data-section="mf-blog"] h1').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: panel }).count()).toBe(0);
    await visitor.close();
  });

  it('shows the panel on a full load too, without a reload to recover', async () => {
    const visitor = await openVisitor(browser, { language: 'en' });
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
    await visitor.close();
  });
});
