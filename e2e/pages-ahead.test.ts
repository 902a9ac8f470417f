// Looks at: shell, mf-listings, mf-blog, mf-forms
import type { Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

/** Pages that the header leads to from home, each of another remote. */
const PATHS = ['/sell', '/blog', '/join'] as const;

/** Headings of pages that stand in the document out of sight, by the remote that drew them. */
const headingsAhead = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-ahead] h1'), (heading) => heading.textContent),
  );

/** Home at rest, with the pages that it has drawn ahead. */
async function restAtHome(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await eventually(async () => expect((await headingsAhead(page)).length).toBeGreaterThan(5), 30_000);
  // Laid out when the browser is idle: each is given a turn.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let turns = 100;
        const next = () => ((turns -= 1) < 0 ? resolve() : requestIdleCallback(next));
        next();
      }),
  );
  return headingsAhead(page);
}

test.describe('pages that are drawn ahead', () => {
  test('are neither read, found, selected nor reached, and what is seen comes before them', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en' });
    const drawn = await restAtHome(page, `${site.url}/`);
    const own = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[data-ahead]').forEach((place) => place.remove());
      return copy.textContent;
    });
    const ahead = drawn.filter((heading) => !own.includes(heading));
    expect(ahead.length).toBeGreaterThan(3);

    const copied = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body);
      const text = getSelection()?.toString() ?? '';
      getSelection()?.removeAllRanges();
      return text;
    });
    const tree = await page.locator('body').ariaSnapshot();
    const text = await page.locator('main').innerText();
    for (const heading of ahead) {
      expect.soft(copied).not.toContain(heading);
      expect.soft(tree).not.toContain(heading);
      expect.soft(text).not.toContain(heading);
    }
    const stops = page.locator('#footer a').first();
    await stops.focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-ahead]'))).toBeNull();
    expect(problems).toEqual([]);
  });

  test('have a layout, which nothing takes from them as they are shown', async ({ site, visit }) => {
    for (const path of PATHS) {
      const { page, problems, close } = await visit({ language: 'ar' });
      await restAtHome(page, `${site.url}/`);
      const before = await page.evaluate(() => {
        const record = { taken: [] as string[] };
        Object.assign(window, { record });
        const headings = [...document.querySelectorAll('[data-ahead] h1')];
        headings.forEach((heading) => heading.setAttribute('data-drawn', ''));
        // Whoever is put elsewhere, or displayed in another way, is laid out anew.
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes) {
            const parts = type === 'attributes' ? [target] : [...addedNodes];
            const shown = document.querySelector('[data-section] [data-drawn]:not([data-ahead] *)');
            for (const part of parts)
              if (shown && part.contains(shown)) {
                const { display = '' } = type === 'attributes' ? (part as HTMLElement).style : {};
                if (type === 'childList' || display === 'none') record.taken.push(part.nodeName);
              }
          }
        }).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['style', 'hidden'],
        });
        return headings.map((heading) => heading.getClientRects().length);
      });
      expect(before.length).toBeGreaterThan(5);
      expect(new Set(before)).toEqual(new Set([1]));
      await page.locator(`#header nav a[href="${path}"]`).first().click();
      await expect(page.locator('main h1:visible')).toHaveAttribute('data-drawn');
      // Once the browser is idle, what is seen comes first.
      await eventually(async () => expect(await page.locator('main h1').first().isVisible()).toBe(true));
      expect(
        await page.evaluate(() => (window as never as { record: { taken: string[] } }).record.taken),
      ).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    }
  });
});
