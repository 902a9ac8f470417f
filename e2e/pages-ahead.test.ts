// Looks at: shell, mf-listings, mf-blog, mf-forms
import type { Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

/** Pages that the header leads to from home, each of another remote. */
const PATHS = ['/sell', '/blog', '/join'] as const;

/** Headings of pages that stand in the document out of sight. */
const headingsAhead = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-ahead] h1'), (heading) => ({
      text: heading.textContent,
      hasLayout: heading.getClientRects().length > 0,
    })),
  );

/** Home at rest, with all the pages that it draws ahead: five of the header's and one of each kind that home leads to. */
async function restAtHome(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await eventually(async () => {
    const headings = await headingsAhead(page);
    expect(headings.length).toBeGreaterThan(6);
    expect(headings.filter(({ hasLayout }) => !hasLayout)).toEqual([]);
  }, 60_000);
  return (await headingsAhead(page)).map(({ text }) => text);
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
      return copy.textContent.toLowerCase();
    });
    // Home says some of it itself; a search in a page takes no note of capitals.
    const ahead = drawn.filter((heading) => !own.includes(heading.toLowerCase()));
    expect(ahead.length).toBeGreaterThan(2);
    expect(await page.locator('main h1').first().isVisible()).toBe(true);

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
    // What is seen is found; so it is told apart from a search that finds nothing at all.
    const search = (words: string) =>
      page.evaluate((sought) => (window as never as { find(words: string): boolean }).find(sought), words);
    expect(await search((await page.locator('main h1:visible').textContent()) ?? '')).toBe(true);
    for (const heading of ahead) expect.soft(await search(heading)).toBe(false);
    await page.evaluate(() => getSelection()?.removeAllRanges());

    // Back from the footer, where rooms stand between it and what is seen.
    await page.locator('#footer a').first().focus();
    await page.keyboard.press('Shift+Tab');
    const stop = page.locator(':focus');
    await expect(stop).toBeVisible();
    expect(await stop.evaluate((element) => element.matches('#outlet *, #footer *'))).toBe(true);
    expect(problems).toEqual([]);
  });

  test('have a layout, which nothing takes from them as they are shown', async ({ site, visit }) => {
    for (const path of PATHS) {
      const { page, problems, close } = await visit({ language: 'ar' });
      await restAtHome(page, `${site.url}/`);
      await page.evaluate(() => {
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
      });
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

  test('are shown with the next frame after a press, and the move follows', async ({ site, visit }) => {
    for (const [path, width] of [
      ['/sell', 1440],
      ['/join', 390],
    ] as const) {
      const { page, problems, close } = await visit({ language: 'en', width });
      await restAtHome(page, `${site.url}/`);
      await page.evaluate(() => {
        window.scrollTo({ top: 600, behavior: 'instant' });
        const look = () => {
          const headings = [...document.querySelectorAll('main h1')];
          const shown = headings.filter((heading) =>
            heading.checkVisibility({ contentVisibilityAuto: true }),
          );
          return { shown: shown.map(({ textContent }) => textContent), at: location.pathname, top: scrollY };
        };
        document.addEventListener(
          'click',
          () => requestAnimationFrame(() => Object.assign(window, { firstFrame: look() })),
          { once: true, capture: true },
        );
      });
      const before = await page.locator('main h1:visible').textContent();
      // A telephone has its links in a menu.
      await page.evaluate(
        (to) => document.querySelector<HTMLElement>(`#header a[href="${to}"]`)?.click(),
        path,
      );
      await expect(page).toHaveURL(site.url + path);
      const heading = page.locator('main h1:visible');
      await expect(heading).toBeFocused();
      const firstFrame = await page.evaluate(() => (window as never as { firstFrame: object }).firstFrame);
      expect(firstFrame).toEqual({ shown: [await heading.textContent()], at: '/', top: 0 });
      expect(await heading.textContent()).not.toBe(before);

      await page.goBack();
      await expect(heading).toHaveText(before ?? '');
      await eventually(async () =>
        expect(await page.evaluate(() => Math.abs(scrollY - 600))).toBeLessThan(2),
      );
      expect(problems).toEqual([]);
      await close();
    }
  });

  test('are not shown as they were drawn in another language', async ({ site, visit }) => {
    const { page, problems } = await visit({ language: 'en' });
    const drawn = await restAtHome(page, `${site.url}/`);
    await page.evaluate(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const heading of document.querySelectorAll('main h1'))
          if (heading.checkVisibility({ contentVisibilityAuto: true })) seen.push(heading.textContent);
        requestAnimationFrame(look);
      };
      // The first that can be pressed in the other language, as soon as there is one.
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        look();
        document.querySelector<HTMLElement>('#header a[href="/sell"]')?.click();
      }).observe(document.documentElement, { attributeFilter: ['lang'] });
      document.querySelector<HTMLElement>('#header a[hreflang="ar"]')?.click();
    });
    await expect(page.locator('main h1:visible')).toHaveText('عقارات للبيع');
    const seen = await page.evaluate(() => (window as never as { seen: string[] }).seen);
    expect(seen.filter((heading) => drawn.includes(heading))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
