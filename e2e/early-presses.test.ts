// Looks at: shell, mf-listings, mf-blog, mf-booking, mf-forms
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from 'tools';
import type { ShellAssets } from '../shell/server/document/assets.ts';
import { eventually } from './kit/eventually.ts';
import { addressWith, firstRecords, type FirstRecords } from './kit/first-records.ts';
import { isAlive } from './kit/is-alive.ts';
import { gotoRendered, leadToRendered } from './kit/rendered.ts';
import { shown, shownForm } from './kit/shown.ts';
import { expect, test } from './kit/test.ts';

/** Holds back answers to these addresses; what is returned lets them through. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.context().route(addresses, async (route) => {
    await held;
    // A page that was left asks for nothing any more.
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}

/** A tenth of a second after the first paint, when a quick visitor presses something. */
const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list, observer) => {
          if (!list.getEntriesByName('first-contentful-paint').length) return;
          observer.disconnect();
          setTimeout(resolve, 100);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Opens a page none of whose scripts arrive until they are let through, and waits for its first paint. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const letThrough = await hold(page, '**/assets/*.js');
  await gotoRendered(page, address, { waitUntil: 'commit' });
  await firstPaint(page);
  return letThrough;
}

/** What the head script keeps; `waiting` once the section is alive. */
interface Early {
  earlyPresses?: { waiting?: unknown };
}

const isPressed = (button: Locator) => button.getAttribute('aria-pressed');
/** Of a card: its buttons, and what of its pictures is chosen. */
const partsOf = (card: Locator) => ({
  compare: card.locator('button[aria-pressed]').first(),
  heart: card.locator('button[aria-pressed]').last(),
  next: card.getByRole('button', { name: 'Next picture' }),
  dots: card.locator('button[aria-current], button[aria-label^="Show picture"]'),
});

test.describe('what works before any script has arrived', () => {
  test.describe.configure({ mode: 'parallel' });
  let firsts: FirstRecords;
  test.beforeAll(async ({ site }) => {
    firsts = await firstRecords(site.origin('api'));
  });
  const addressOf = (path: string) => addressWith(firsts, path);

  for (const path of ['/', '/sell', '/property/:first', '/blog', '/blog/:first', '/contact', '/Appointments'])
    test(`${path}: menu of a telephone, and language`, async ({ site, visit }) => {
      const { page } = await visit({ language: 'en', width: 390, height: 844 });
      await openWithoutScripts(page, site.url + addressOf(path));
      await page.locator('#header button').first().click();
      const menu = page.locator('#mobile-menu');
      await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.locator('#header a[hreflang="ar"]').click();
      await page.waitForFunction(() => document.documentElement.lang === 'ar');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    });

  test('the menu where the platform knows no commands of buttons', async ({ site, visit }) => {
    const { page } = await visit({ language: 'en', width: 390, height: 844 });
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // The platform's own answer, which an older browser does not have.
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    await openWithoutScripts(page, `${site.url}/sell`);
    await page.locator('#header button').first().click();
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeVisible();
    await menu.getByRole('button').first().click();
    await expect(menu).toBeHidden();
  });

  test('home: a question, and the way to the list', async ({ site, visit }) => {
    const { page } = await visit({ language: 'en' });
    await openWithoutScripts(page, site.url);
    const question = page.locator('#outlet details').nth(1);
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await leadToRendered(page, () => page.locator('#outlet a[href="/sell"]').first().click());
    await expect(page.locator('#outlet h1:visible')).toHaveText('Properties for sale');
  });

  test('a list: its search, and an address that says no more than was asked', async ({ site, visit }) => {
    const { page } = await visit({ language: 'en' });
    await openWithoutScripts(page, `${site.url}/sell`);
    const all = await shown(page, 'article').count();
    await page.locator('input[name="q"]:visible').fill('villa');
    await leadToRendered(page, () => page.locator('input[name="q"]:visible').press('Enter'));
    await page.waitForURL('**/sell?q=villa', { waitUntil: 'commit' });
    await expect(page.locator('#outlet output').first()).toHaveText(/^\d+ propert/);
    expect(await shown(page, 'article').count()).toBeLessThan(all);
    await expect(page.locator('input[name="q"]:visible')).toHaveValue('villa');
  });

  test('a list: its filters, by the names that addresses understand', async ({ site, visit }) => {
    const { page } = await visit({ language: 'en' });
    await openWithoutScripts(page, `${site.url}/sell`);
    await page.locator('select[name="type"]:visible').selectOption('villa');
    await page.locator('input[name="min"]:visible').fill('1000');
    await page.locator('select[name="sort"]:visible').selectOption('price-desc');
    await leadToRendered(page, () => shownForm(page).locator('button[type="submit"]').first().click());
    await page.waitForURL((url) => url.search !== '', { waitUntil: 'commit' });
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      type: 'villa',
      min: '1000',
      sort: 'price-desc',
    });
    await expect(page.locator('select[name="type"]:visible')).toHaveValue('villa');
    await expect(page.locator('#outlet article').first()).toContainText('Villa');
    const kinds = await shown(page, 'article').allTextContents();
    expect(kinds.filter((text) => !text.includes('Villa'))).toEqual([]);
  });

  test('a list on a telephone: its further filters', async ({ site, visit }) => {
    const { page } = await visit({ language: 'en', width: 390, height: 844 });
    await openWithoutScripts(page, `${site.url}/sell`);
    await page.locator('#outlet form summary').first().click();
    await page.locator('select[name="rooms"]:visible').selectOption('3');
    await leadToRendered(page, () => shownForm(page).locator('details button[type="submit"]').click());
    await page.waitForURL('**/sell?rooms=3', { waitUntil: 'commit' });
    await expect(page.locator('select[name="rooms"]:visible')).toHaveValue('3');
  });

  test('a list: the first card leads on', async ({ site, visit }) => {
    const { page } = await visit({ language: 'en' });
    await openWithoutScripts(page, `${site.url}/sell`);
    const link = page.locator('#outlet article :is(h2, h3) a').first();
    const name = await link.innerText();
    await leadToRendered(page, () => link.click());
    await expect(page.locator('#outlet h1:visible')).toHaveText(name);
  });

  test('a property: its pictures follow the finger, and go on from there', async ({ site, visit }) => {
    const { page, problems } = await visit({ language: 'ar', width: 390, height: 844 });
    const letThrough = await openWithoutScripts(page, site.url + addressOf('/property/:first'));
    const stage = page.locator('#outlet section img').first();
    await stage.hover();
    // To the left in Arabic.
    await page.mouse.wheel(-300, 0);
    const second = page.locator('#outlet section img').nth(1);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    letThrough();
    await expect(page.locator('#outlet section output').first()).toContainText('2 /');
    await expect(second).toBeInViewport({ ratio: 0.9 });
    expect(problems).toEqual([]);
  });

  test('an article: its contents; the library: an article and another page', async ({ site, visit }) => {
    const { page } = await visit({ language: 'en', width: 390, height: 844 });
    await openWithoutScripts(page, `${site.url}/blog`);
    await leadToRendered(page, () => page.locator('#outlet nav a[href="/blog?page=2"]').first().click());
    await page.waitForURL('**/blog?page=2', { waitUntil: 'commit' });
    await leadToRendered(page, () => page.locator('#outlet article a').first().click());
    await page.waitForURL(/\/blog\/[^/?]+$/, { waitUntil: 'commit' });
    await expect(page.locator('#outlet article h1')).toBeVisible();
  });
});

test.describe('what needs its scripts and is pressed a tenth of a second after the first paint is not lost', () => {
  test('on cards of a list: hearts, comparison, arrows and dots', async ({ site, visit }) => {
    const { page, problems } = await visit({ language: 'en' });
    const letThrough = await openWithoutScripts(page, `${site.url}/sell`);
    const card = (index: number) => partsOf(page.locator('#outlet article').nth(index));
    await card(0).heart.click();
    await card(1).compare.click();
    await page.locator('#outlet article').nth(2).hover();
    await card(2).next.click();
    await page.locator('#outlet article').nth(3).hover();
    await card(3).dots.nth(1).click();
    await card(4).heart.click();
    await card(4).heart.click();
    expect(await isPressed(card(0).heart)).toBe('false');

    letThrough();
    await expect(card(0).heart).toHaveAttribute('aria-pressed', 'true');
    await expect(card(1).compare).toHaveAttribute('aria-pressed', 'true');
    for (const index of [2, 3]) await expect(card(index).dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(card(4).heart).toHaveAttribute('aria-pressed', 'false');
    expect(problems).toEqual([]);
  });

  test('on cards of a parcel, which is alive after the page that it stands in', async ({ site, visit }) => {
    const { page, problems } = await visit({ language: 'en' });
    const letShell = await hold(page, '**/assets/*.js');
    const letThrough = await hold(page, '**/remotes/mf-listings/**/browser/*.js');
    await gotoRendered(page, site.url, { waitUntil: 'commit' });
    await firstPaint(page);
    const cards = page.locator('[data-parcel] article');
    await partsOf(cards.first()).heart.click();
    letShell();
    // The page itself is alive, its parcels are not.
    await page.waitForFunction(() => Array.isArray((window as Early).earlyPresses?.waiting));
    await partsOf(cards.nth(1)).heart.click();
    expect(await isPressed(partsOf(cards.first()).heart)).toBe('false');

    letThrough();
    for (const index of [0, 1])
      await expect(partsOf(cards.nth(index)).heart).toHaveAttribute('aria-pressed', 'true');
    expect(problems).toEqual([]);
  });

  test('on a property: heart, comparison, arrow of the gallery; the map comes as one comes near', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en', savesData: true });
    // What another company serves is no matter of this test.
    await page.route(/openstreetmap|google/, (route) => route.fulfill({ body: '' }));
    const answer = (await (await fetch(`${site.origin('api')}/api/v1/home/sell?limit=1`)).json()) as {
      data: { _id: string }[];
    };
    const letThrough = await openWithoutScripts(page, `${site.url}/property/${answer.data[0]?._id}`);
    const marks = page.locator('#outlet header button[aria-pressed], #outlet button[aria-pressed]');
    await marks.nth(0).click();
    await marks.nth(1).click();
    await page.getByRole('button', { name: 'Next picture' }).first().click();

    letThrough();
    await expect(marks.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#outlet section output').first()).toContainText('2 /');
    await page.getByText('Open in Google Maps').scrollIntoViewIfNeeded();
    await expect(page.locator('#outlet iframe')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('on an article: its bookmark', async ({ site, visit }) => {
    const { page, problems } = await visit({ language: 'en' });
    const answer = (await (await fetch(`${site.origin('api')}/api/v1/blog/?limit=1`)).json()) as {
      data: { _id: string }[];
    };
    const letThrough = await openWithoutScripts(page, `${site.url}/blog/${answer.data[0]?._id}`);
    const bookmark = page.locator('#outlet button[aria-pressed]').first();
    await bookmark.click();
    letThrough();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    expect(problems).toEqual([]);
  });

  test('and what is typed or chosen stays: a list is searched for it once it can be', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en' });
    const letThrough = await openWithoutScripts(page, `${site.url}/sell`);
    await page.locator('input[name="q"]:visible').fill('villa');
    await page.locator('select[name="type"]:visible').selectOption('villa');
    letThrough();
    await page.waitForURL(
      (url) => url.searchParams.get('q') === 'villa' && url.searchParams.get('type') === 'villa',
    );
    await expect(page.locator('input[name="q"]:visible')).toHaveValue('villa');
    await expect(page.locator('select[name="type"]:visible')).toHaveValue('villa');
    expect(problems).toEqual([]);
  });

  for (const path of ['/join', '/Appointments'])
    test(`in the first field of the form of ${path}`, async ({ site, visit }) => {
      const { page, problems } = await visit({ language: 'en' });
      const letThrough = await openWithoutScripts(page, site.url + path);
      const field = page
        .locator('#outlet form input[name="name"], #outlet form input[name="fullName"]')
        .first();
      await field.fill('Early visitor');
      letThrough();
      await page.waitForFunction(() => Array.isArray((window as Early).earlyPresses?.waiting));
      await expect(field).toHaveValue('Early visitor');
      expect(problems).toEqual([]);
    });
});

test.describe('what a visitor does before the scripts have arrived (quality, "Presses before hydration")', () => {
  test('is not lost: what was typed stays, and the press of a button is done when it can be', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'en' });
    const { page, problems } = visitor;
    const letThrough = await hold(page, '**/assets/*.js');
    await gotoRendered(page, `${site.url}/contact`, { waitUntil: 'commit' });
    const form = shownForm(page);
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

  test('is not lost while React is at it: a choice in the midst of what takes the fields over', async ({
    site,
    visit,
  }) => {
    let isInTheMidst = false;
    // On a busy machine React may have been at it for so long that it goes on to the end.
    for (let tries = 0; tries < 5 && !isInTheMidst; tries += 1) {
      const { page, problems } = await visit({ language: 'en' });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      await page.goto(`${site.url}/sell`, { waitUntil: 'commit' });
      const type = page.locator('select[name="type"]:visible');
      await type.waitFor();
      isInTheMidst = await type.evaluate(async (select: HTMLSelectElement) => {
        const isBegun = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
        while (!isBegun(select)) await new Promise((resolve) => setTimeout(resolve));
        const last = [...(select.form?.querySelectorAll('input') ?? [])].at(-1);
        const isMore = last !== undefined && !isBegun(last);
        select.value = 'villa';
        for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
        return isMore;
      });
      await page.waitForURL('**/sell?type=villa');
      await expect(type).toHaveValue('villa');
      expect(problems).toEqual([]);
    }
    expect(isInTheMidst).toBe(true);
  });

  test('switches the language where the header is not alive when the page is', async ({ site, visit }) => {
    const { page } = await visit({ language: 'ar' });
    const { frame } = JSON.parse(readFileSync(join(root, 'shell/dist/assets.json'), 'utf8')) as ShellAssets;
    const files = new Set(frame.ar);
    await page.context().route('**/assets/*.js', async (route) => {
      // Never: the header stays as the server drew it.
      if (!files.has(new URL(route.request().url()).pathname)) await route.continue();
    });
    await page.goto(`${site.url}/sell`, { waitUntil: 'commit' });
    await expect.poll(() => isAlive(page.locator('#outlet form input').first())).toBe(true);
    expect(await isAlive(page.locator('#header a').first())).toBe(false);
    await page.locator('#header a[hreflang="en"]').click();
    await expect(page.locator('#outlet h1:visible')).toHaveText('Properties for sale');
    expect(new URL(page.url()).search).toBe('');
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
    await eventually(async () => expect(await shownForm(page).count()).toBe(1));
    expect(new Set(await current.allInnerTexts())).toEqual(new Set(['Become a broker']));
    expect(problems).toEqual([]);
  });
});
