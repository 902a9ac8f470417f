import type { Browser } from 'playwright-core';
import { launchBrowser, openVisitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';

describe('what a visitor does before the scripts have arrived (quality, "Presses before hydration")', () => {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    browser = await launchBrowser();
    site = await startSite({ environment: { RENDER_LIMIT_MS: '5000', DATA_BUDGET_MS: '4000' } });
  });
  afterAll(async () => {
    await site?.close();
    await browser?.close();
  });

  it('is not lost: what was typed stays, and the press of a button is done when it can be', async () => {
    const visitor = await openVisitor(browser, { language: 'en' });
    const { page, problems } = visitor;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
    const form = page.locator('#outlet form');
    await form.locator('input[name="name"]').fill('Early visitor');
    await form.locator('button[type="submit"]').click();
    expect(await page.getByRole('alert').count()).toBe(0);

    letThrough();
    await page.getByRole('alert').first().waitFor();
    expect(await form.locator('input[name="name"]').inputValue()).toBe('Early visitor');
    await eventually(async () => expect(await form.locator('[aria-invalid="true"]').count()).toBe(3));
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('is not lost on a card either, which comes alive after the fields of its list', async () => {
    const visitor = await openVisitor(browser, { language: 'en' });
    const { page, problems } = visitor;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/sell`, { waitUntil: 'commit' });
    const heart = page.locator('#outlet article').nth(5).locator('button[aria-pressed]').last();
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');

    letThrough();
    await eventually(async () => expect(await heart.getAttribute('aria-pressed')).toBe('true'));
    expect(problems).toEqual([]);
    await visitor.close();
  });
});
