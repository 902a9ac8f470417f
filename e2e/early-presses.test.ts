// Looks at: shell, mf-forms, mf-listings
import type { Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { gotoRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

/** Holds back answers to these addresses; what is returned lets them through. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test.describe('what a visitor does before the scripts have arrived (quality, "Presses before hydration")', () => {
  test('is not lost: what was typed stays, and the press of a button is done when it can be', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'en' });
    const { page, problems } = visitor;
    const letThrough = await hold(page, '**/assets/*.js');
    await gotoRendered(page, `${site.url}/contact`, { waitUntil: 'commit' });
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
  });

  test('is not lost on a card either, which comes alive after the fields of its list', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'en' });
    const { page, problems } = visitor;
    const letThrough = await hold(page, '**/assets/*.js');
    await gotoRendered(page, `${site.url}/sell`, { waitUntil: 'commit' });
    const heart = page.locator('#outlet article').nth(5).locator('button[aria-pressed]').last();
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');

    letThrough();
    await eventually(async () => expect(await heart.getAttribute('aria-pressed')).toBe('true'));
    expect(problems).toEqual([]);
  });

  test('leads on by the header, which then shows where the visitor is', async ({ site, visit }) => {
    const visitor = await visit({ language: 'en' });
    const { page, problems } = visitor;
    const letThrough = await hold(page, '**/remotes/mf-listings/**/browser/*.js');
    await gotoRendered(page, `${site.url}/sell`, { waitUntil: 'commit' });
    // The shell takes over links; the section of the document is still without its scripts.
    await page.waitForFunction(() => 'singleSpaNavigate' in window);
    await page.evaluate(() => ((window as { sameDocument?: boolean }).sameDocument = true));
    await page.locator('#header nav').getByRole('link', { name: 'Become a broker' }).click();
    // Not its load: what is held back is a part of the document that the visitor came with.
    await page.waitForURL('**/join', { waitUntil: 'commit' });
    const current = page.locator('#header nav [aria-current="page"]');
    // In the bar and in the menu of a telephone.
    await eventually(async () =>
      expect(new Set(await current.allInnerTexts())).toEqual(new Set(['Become a broker'])),
    );
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
    letThrough();
    await eventually(async () => expect(await page.locator('#outlet form').count()).toBe(1));
    expect(new Set(await current.allInnerTexts())).toEqual(new Set(['Become a broker']));
    expect(problems).toEqual([]);
  });
});
