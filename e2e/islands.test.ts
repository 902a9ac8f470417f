// Looks at: shell, mf-listings, mf-blog
import type { Page } from '@playwright/test';
import { isAlive } from './kit/is-alive.ts';
import { gotoRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

/** Until the page is alive and the browser has nothing left to do. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('#outlet :is(a, button, input)');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  });
  for (let turn = 0; turn < 2; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 150))));
}

test.describe('what is not needed yet stays as the server drew it (architecture, "How a page comes together")', () => {
  test('cards below the first screen sleep, and answer their first press', async ({ site, visit }) => {
    const { page, problems } = await visit({ language: 'en', savesData: true });
    await gotoRendered(page, `${site.url}/sell`);
    await atRest(page);
    const heart = (index: number) =>
      page.locator('#outlet article').nth(index).locator('button[aria-pressed]').last();
    expect(await isAlive(heart(0))).toBe(true);
    expect(await isAlive(heart(15))).toBe(false);
    // As a press by keyboard or by assistive technology comes: without a pointer that has been there before.
    await heart(15).evaluate((button: HTMLElement) => button.click());
    expect(await heart(15).getAttribute('aria-pressed')).toBe('true');
    expect(await isAlive(heart(14))).toBe(false);
    await heart(12).focus();
    await expect.poll(() => isAlive(heart(12))).toBe(true);
    await expect(heart(12)).toBeFocused();
    // What this browser keeps is shown without being seen.
    await page.reload();
    await expect(heart(15)).toHaveAttribute('aria-pressed', 'true');
    expect(problems).toEqual([]);
  });

  for (const path of ['/sell', '/', '/blog'])
    test(`${path} changes its language as a whole, and keeps what the server drew`, async ({
      site,
      visit,
    }) => {
      const { page, problems } = await visit({ language: 'en', savesData: true });
      await gotoRendered(page, site.url + path);
      await atRest(page);
      const links = page.locator('#outlet article a');
      const last = await links.last().elementHandle();
      expect(await isAlive(links.last())).toBe(false);
      await page.locator('#header a[hreflang="ar"]').click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      // Every card has its link in the new language, and stands where it stood.
      await expect(links.last()).toHaveText(/[\u0600-\u06ff]/);
      expect(await last?.evaluate((node) => node.isConnected)).toBe(true);
      expect(problems).toEqual([]);
    });
});
