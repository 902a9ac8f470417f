// Looks at: shell, mf-listings, mf-blog, mf-map
import type { Page } from '@playwright/test';
import { isAlive } from './kit/is-alive.ts';
import { gotoRendered } from './kit/rendered.ts';
import { shown } from './kit/shown.ts';
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

/** Holds code back that is asked for; what is returned lets it through. */
async function hold(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.context().route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
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

  test('cards that a filter leaves in the list go on sleeping', async ({ site, visit }) => {
    const { page, problems } = await visit({ language: 'en', savesData: true });
    await gotoRendered(page, `${site.url}/properties`);
    await atRest(page);
    const titles = shown(page, 'article :is(h2, h3) a');
    const addresses = () => titles.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    const before = await addresses();
    // Those without a price are gone; the answer says the same of all others.
    const answer = page.waitForResponse((response) => response.url().includes('min=1'));
    await page.locator('#outlet input[name="min"]').first().fill('1');
    await answer;
    await expect(page).toHaveURL(/min=1/);
    await atRest(page);
    const after = await addresses();
    const asleep = await Promise.all(
      after.map(async (address, index) => before.includes(address) && !(await isAlive(titles.nth(index)))),
    );
    expect(after).toHaveLength(24);
    // As many as stand below what was in sight.
    expect(asleep.filter(Boolean).length).toBeGreaterThan(8);
    expect(problems).toEqual([]);
  });

  test('the map’s list comes alive as the server drew it, also where all listings come for the map meanwhile', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en', savesData: true });
    const all = page.waitForResponse((response) => response.url().includes('/api/v1/home/sell'));
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const cards = [...document.querySelectorAll('#outlet article')];
        Object.assign(window, { cards, links: cards.map((card) => card.querySelector('a')?.href) });
      }),
    );
    await gotoRendered(page, `${site.url}/map`);
    await all;
    await atRest(page);
    const last = page.locator('#outlet article a').last();
    await expect.poll(() => isAlive(last)).toBe(true);
    const { stand, count } = await page.evaluate(() => {
      const { cards, links } = window as never as { cards: Element[]; links: (string | undefined)[] };
      const isAsItWas = (card: Element, index: number) =>
        card.isConnected && card.querySelector('a')?.href === links[index];
      return { stand: cards.filter(isAsItWas).length, count: cards.length };
    });
    expect(count).toBe(24);
    expect(stand).toBe(count);
    expect(problems).toEqual([]);
  });

  test('find in page shows what stands in a sleeping card, and marks it as the card wakes', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en', savesData: true });
    await gotoRendered(page, `${site.url}/sell`);
    await atRest(page);
    const cards = shown(page, 'article');
    const titles = await cards.locator(':is(h2, h3)').allTextContents();
    // Several may have one name.
    const index = titles.findLastIndex((title) => titles.indexOf(title) === titles.lastIndexOf(title));
    const card = cards.nth(index);
    expect(index).toBeGreaterThan(12);
    expect(await isAlive(card.locator('button').first())).toBe(false);
    const title = titles[index] ?? '';
    const found = await page.evaluateHandle((text) => {
      const isFound = (window as unknown as { find(text: string): boolean }).find(text);
      return isFound ? window.getSelection()?.anchorNode : undefined;
    }, title);
    const marked = () => page.evaluate(() => window.getSelection()?.toString());
    expect(await marked()).toBe(title);
    await expect(card).toBeInViewport();
    await expect.poll(() => isAlive(card.locator('button').first())).toBe(true);
    expect(await marked()).toBe(title);
    expect(await card.evaluate((node, text) => text !== undefined && node.contains(text), found)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('a search that leads into a closed answer opens it while it sleeps, and it stays open as it wakes', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en', savesData: true });
    await gotoRendered(page, site.url);
    const answer = page.locator('#outlet details').last();
    const text = (await answer.locator('summary ~ *').textContent())?.split(/[.,;:]/)[0] ?? '';
    expect(text.length).toBeGreaterThan(10);
    // What a fragment of text finds is shown by the same as what the browser's own search finds. It has to be a new document.
    await page.goto('about:blank');
    const letThrough = await hold(page, '**/home-late.*.js');
    await gotoRendered(page, `${site.url}/#:~:text=${encodeURIComponent(text.trim())}`, {
      waitUntil: 'commit',
    });
    await expect(answer).toHaveJSProperty('open', true);
    const question = answer.locator('summary');
    await expect(question).toBeInViewport();
    // What is seen wakes as soon as the browser is idle and its code is here.
    expect(await isAlive(question)).toBe(false);
    await question.focus();
    letThrough();
    await expect.poll(() => isAlive(question)).toBe(true);
    await expect(answer).toHaveJSProperty('open', true);
    await expect(question).toBeFocused();
    expect(problems).toEqual([]);
  });

  test.describe('on a list whose late code is on its way', () => {
    /** Opens the list of all properties; what is returned lets the code through. */
    async function openHeld(page: Page, address: string): Promise<() => void> {
      const letThrough = await hold(page, '**/list-late.*.js');
      // Not its load, which waits for what was asked for before it.
      await gotoRendered(page, address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await atRest(page);
      return letThrough;
    }
    const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

    test('filters are applied, and come alive with what was typed in them', async ({ site, visit }) => {
      const { page, problems } = await visit({ language: 'en' });
      const letThrough = await openHeld(page, `${site.url}/properties`);
      const city = page.locator('#outlet select[name="city"]');
      const most = page.locator('#outlet input[name="max"]');
      expect([await isAlive(city), await isAlive(most)]).toEqual([false, false]);
      const field = await most.elementHandle();
      const chosen = await city.locator('option:enabled').nth(1).getAttribute('value');
      await city.selectOption(chosen);
      await most.fill('9000000');
      await expect(page).toHaveURL(/max=9000000&city=/);
      expect(await isAlive(most)).toBe(false);

      letThrough();
      await expect.poll(() => isAlive(most)).toBe(true);
      expect(await field?.evaluate((node) => node.isConnected)).toBe(true);
      expect([await city.inputValue(), await most.inputValue()]).toEqual([chosen, '9000000']);
      // The choices follow: there are fewer types in one city.
      const type = page.locator('#outlet select[name="type"] option:disabled');
      await expect.poll(() => type.count()).toBeGreaterThan(0);
      expect(await isSameDocument(page)).toBe(true);
      expect(problems).toEqual([]);
    });

    test('a press on another page is answered, and the way back leaves the filters where they are', async ({
      site,
      visit,
    }) => {
      const { page, problems } = await visit({ language: 'en' });
      const letThrough = await openHeld(page, `${site.url}/properties`);
      const city = page.locator('#outlet select[name="city"]');
      const pages = page.getByRole('navigation', { name: 'Pages of results' });
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      // Nor here its load.
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).not.toHaveURL(/page=2/);
      // Another panel is asked for; this one stands until that can be drawn.
      await atRest(page);
      await expect(city).toBeVisible();
      letThrough();
      await expect.poll(() => isAlive(city)).toBe(true);
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      expect(await isSameDocument(page)).toBe(true);
      expect(problems).toEqual([]);
    });

    test('it opens without filters where that cannot be had, and begins with them the next time', async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'en' });
      let isThere = false;
      await page
        .context()
        .route('**/list-late.*.js', (route) => (isThere ? route.continue() : route.abort('failed')));
      await gotoRendered(page, site.url);
      await page.locator('#header a[href="/sell"]').first().click();
      const first = page.locator('#outlet article').first();
      await expect(first).toBeVisible();
      await expect(page.getByLabel('Keyword')).toBeVisible();
      await expect(page.locator('#outlet select[name="city"]')).toHaveCount(0);
      isThere = true;
      await page.locator('#header a[href="/rent"]').first().click();
      await expect(page.locator('#outlet select[name="city"]')).toBeVisible();
    });
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
