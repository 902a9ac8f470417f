// Looks at: the whole site
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { openDay } from './kit/open-day.ts';
import { countPresses } from './kit/presses.ts';
import { gotoRendered } from './kit/rendered.ts';
import { nextSender } from './kit/sender.ts';
import { expect, test } from './kit/test.ts';

const PHONE = { width: 390, height: 844, savesData: true, usedBrowser: true } as const;

/** What each task may take, as the document says it: `| <task> | <before> | <now> | …`. */
const said = readFileSync(path.join(import.meta.dirname, '../docs/qa.md'), 'utf8');
function allowed(task: string): number {
  const [, now] = new RegExp(`^\\| ${task} +\\| +\\d+ \\| +(\\d+) \\|`, 'm').exec(said) ?? [];
  return Number(now);
}

const heading = (page: Page) => page.locator('#outlet h1:visible').first();

/** Presses the first property that home shows and waits for its page; gives its name. */
async function openFirstProperty(page: Page, press: (control: Locator) => Promise<void>): Promise<string> {
  const card = page.locator('[data-parcel="mf-listings/latest-sale"] article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await press(card.locator('a').first());
  await page.waitForURL(/\/property\//);
  await expect(heading(page)).toHaveText(name);
  return name;
}

test.describe('five tasks of a visitor, from home on a phone, in as few presses as the document says', () => {
  test('find a villa under 500,000 with a garden', async ({ site, visit }) => {
    const { page } = await visit({ ...PHONE, language: 'en' });
    const { press, write, count } = countPresses();
    await gotoRendered(page, site.url);
    const search = page.getByRole('search');
    await write(
      search.getByRole('textbox').or(search.getByRole('combobox')).first(),
      'villa with garden under 500,000',
    );
    await press(search.getByRole('button', { name: 'Search' }));
    await page.waitForURL(/\/sell\?/);
    const cards = page.locator('#outlet article a[href^="/property/"]');
    await cards.first().waitFor();
    const ids = await cards.evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')?.replace('/property/', ''))),
    ]);
    expect(ids.length).toBeGreaterThan(0);
    const { data } = (await (
      await fetch(
        `${site.url}/api/v1/listings/search?${new URLSearchParams({ ids: ids.join(',') }).toString()}`,
      )
    ).json()) as { data: { propertyType: string; price: { amount: number }; amenities: string[] }[] };
    expect(data).toHaveLength(ids.length);
    for (const found of data) {
      expect(found).toMatchObject({
        propertyType: 'villa',
        amenities: expect.arrayContaining(['garden']),
      });
      expect(found.price.amount).toBeLessThan(500_000);
    }
    expect(count()).toBe(allowed('Find a villa under 500,000 with a garden'));
  });

  test('compare two properties', async ({ site, visit }) => {
    const { page } = await visit({ ...PHONE, language: 'ar' });
    const { press, count } = countPresses();
    await gotoRendered(page, site.url);
    const name = await openFirstProperty(page, press);
    const beside = page.getByRole('link', { name: /^قارنه بهذا العقار: / }).first();
    // The rest of a property comes when somebody scrolls to it.
    await eventually(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await beside.waitFor({ timeout: 500 });
    });
    const other = (await beside.getAttribute('aria-label'))?.split(': ')[1] ?? '';
    await press(beside);
    const columns = page.locator('#outlet thead tr > *');
    await expect(columns).toHaveText([/./, name, other]);
    expect(count()).toBe(allowed('Compare two'));
  });

  for (const language of ['ar', 'en'] as const)
    test(`what is compared stays in sight, wherever the page and the columns are scrolled to, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ ...PHONE, language });
      const { data } = (await (await fetch(`${site.url}/api/v1/home/sell`)).json()) as {
        data: { _id: string }[];
      };
      for (const [width, height, count] of [
        [390, 844, 2],
        [390, 844, 3],
        [768, 1024, 4],
        [1440, 600, 2],
      ] as const) {
        const what = `${count} at ${width} x ${height}`;
        await page.setViewportSize({ width, height });
        const ids = data.slice(0, count).map(({ _id }) => _id);
        await gotoRendered(page, `${site.url}/properties?compare=${ids.join(',')}`);
        const last = page.locator('#outlet tbody tr').last();
        /** Which columns show picture and name, whole and above their own values; and how much of the height they take. */
        const seen = () =>
          page.locator('#outlet table').evaluate((table) => {
            const values = [...(table.querySelector('tbody tr')?.children ?? [])];
            const cells = [...(table.querySelector('thead tr')?.children ?? [])];
            const columns = cells.slice(1).map((cell, index) => {
              const { left, right, top, bottom } = cell.getBoundingClientRect();
              const below = values[index + 1]?.getBoundingClientRect();
              const isAbove = Math.abs((below?.left ?? 0) - left) < 1;
              return (
                isAbove &&
                [left + 4, right - 4].every((x) =>
                  [top + 2, bottom - 2].every((y) => cell.contains(document.elementFromPoint(x, y))),
                )
              );
            });
            return { columns, share: (cells[0]?.getBoundingClientRect().bottom ?? 0) / window.innerHeight };
          });
        await last.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await expect(last, what).toBeInViewport();
        const body = page.locator('#outlet tbody');
        const hidden = await body.evaluate((part) => part.scrollWidth - part.clientWidth);
        // A phone has room for two.
        expect(hidden > 0, what).toBe(count === 3);
        const fromStart = await seen();
        expect(fromStart.share, what).toBeLessThan(0.6);
        expect(fromStart.columns, what).toEqual(ids.map((_, index) => count !== 3 || index < 1));
        if (hidden === 0) continue;
        await body.evaluate((part) => part.scrollTo({ left: document.dir === 'rtl' ? -999 : 999 }));
        await eventually(async () => expect((await seen()).columns, what).toEqual([false, false, true]));
        // What the keyboard comes to in the head takes the values along, from beneath the names of the rows.
        await page.locator('#outlet thead a').first().focus();
        await eventually(async () => expect((await seen()).columns, what).toEqual([true, false, false]));
      }
    });

  test('book a viewing and move it', async ({ site, visit }) => {
    const { page } = await visit({ ...PHONE, language: 'en' });
    const { press, write, count } = countPresses();
    await gotoRendered(page, site.url);
    const name = await openFirstProperty(page, press);
    await press(page.locator('#outlet a[href^="/Appointments"]:visible').first());
    await expect(page.locator('#outlet form')).toContainText(name);
    // The days come when somebody scrolls to them.
    await page.locator('#outlet form [name="date"]').scrollIntoViewIfNeeded();
    await press(page.locator('#outlet label').filter({ has: page.locator(`[value="${openDay(50)}"]`) }));
    const times = page.getByRole('group', { name: 'Free times on this day' }).getByRole('button');
    await press(times.first());
    await write(page.locator('#outlet form [name="name"]'), 'سارة Ali');
    await write(page.locator('#outlet form [name="phone"]'), nextSender().phone);
    const send = page.getByRole('button', { name: 'Confirm booking' });
    await eventually(async () => expect(await send.isEnabled()).toBe(true));
    await press(send);
    const ticket = page.locator('[data-ticket]');
    await press(ticket.getByRole('button', { name: 'Move' }));
    const later = ticket.getByRole('group', { name: 'Free times on this day' }).getByRole('button').last();
    const words = (await later.getAttribute('aria-label')) ?? '';
    await press(later);
    await press(ticket.getByRole('button', { name: 'Move here' }));
    await expect(ticket.getByRole('definition').filter({ hasText: words })).toBeVisible();
    expect(count()).toBe(allowed('Book a viewing and move it'));
  });

  test('send a property to a friend, and print it', async ({ site, visit }) => {
    const { page } = await visit({ ...PHONE, language: 'ar' });
    await page.addInitScript(() => {
      const device = { sent: [] as unknown[], printed: 0 };
      Object.assign(window, { device });
      Object.assign(navigator, {
        share: (data: unknown) => Promise.resolve(void device.sent.push(data)),
      });
      window.print = () => void (device.printed += 1);
    });
    const device = () =>
      page.evaluate(
        () => (window as unknown as { device: { sent: { url: string }[]; printed: number } }).device,
      );
    const opening = countPresses();
    await gotoRendered(page, site.url);
    await openFirstProperty(page, opening.press);
    const { press, count } = countPresses();
    await press(page.getByRole('link', { name: 'مشاركة' }).or(page.getByRole('button', { name: 'مشاركة' })));
    const address = new URL(page.url()).pathname;
    await eventually(async () => expect((await device()).sent).toHaveLength(1));
    expect(new URL((await device()).sent[0]?.url ?? '').pathname).toBe(address);
    expect(opening.count() + count()).toBe(allowed('Send it to a friend'));
    await press(page.getByRole('button', { name: 'طباعة' }));
    await eventually(async () => expect((await device()).printed).toBe(1));
    // Printing alone takes what sending takes: the page is opened once.
    expect(opening.count() + count() - 1).toBe(allowed('Print it'));
  });
});
