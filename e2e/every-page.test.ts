// Looks at: the whole site
import { matchRoute, ROUTES } from '@shared/contract';
import type { Page } from '@playwright/test';
import { bringAxe, COLOUR_RULES, darken, findings } from './kit/axe.ts';
import { EVERY_ROUTE } from './kit/every-route.ts';
import { addressWith, firstRecords, type FirstRecords } from './kit/first-records.ts';
import {
  atFourfoldZoom,
  lostInLargeText,
  moving,
  shapelessInForcedColours,
  transitionsOfGrowingText,
  withTextSpacing,
} from './kit/legible.ts';
import { gotoRendered } from './kit/rendered.ts';
import { recordStyles, stylesOfFirstView } from './kit/styles-taken-over.ts';
import { expect, test } from './kit/test.ts';

/** Pages of browsers that are used by test after test. */
const haveAxe = new WeakSet<Page>();

/** Links to other sites that let these reach back to the page they were opened from. */
const reachingBack = (page: Page): Promise<{ links: number; open: string[] }> =>
  page.evaluate(() => {
    const outward = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ protocol, origin }) => /^https?:$/.test(protocol) && origin !== window.location.origin,
    );
    const open = outward.filter(({ rel }) => !rel.split(/\s+/).includes('noopener'));
    return { links: outward.length, open: open.map(({ href }) => href) };
  });

/** What stands in lists of terms and is neither term nor description: HTML has no place for it, and axe lets it pass. */
const strangersInLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dl > :not(dt, dd, div), dl > div > :not(dt, dd)')].map(
      ({ outerHTML }) => outerHTML,
    ),
  );

/** Whether the document comes with the page's content. */
const isRendered = (address: string) => matchRoute(address).route.rendering === 'server';

/** What holds of each page, in one visit of it. */
test.describe('every page (design, "Accessibility"; quality, "Security")', () => {
  test.describe.configure({ mode: 'parallel' });
  let firsts: FirstRecords;

  test.beforeAll(async ({ site }) => {
    firsts = await firstRecords(site.url);
  });

  test('has every route of the site, as the accessibility statement says', () => {
    const tried = new Set(EVERY_ROUTE.map((pattern) => matchRoute(pattern.replace(':first', '1')).route.id));
    const known = ROUTES.filter((route) => !('redirectsTo' in route)).map(({ id }) => id);
    expect([...tried].toSorted()).toEqual(known.toSorted());
  });

  for (const language of ['ar', 'en'] as const)
    for (const pattern of EVERY_ROUTE)
      test(`${pattern} in ${language}: the document’s styles taken over; nothing serious for axe, light and dark; nothing lost with text spaced out, at 400%, with large text or in forced colours; nothing refused; no link reaches back; no cookie but its own two`, async ({
        site,
        visit,
      }) => {
        const address = addressWith(firsts, pattern);
        const { page, context, problems } = await visit({ language, savesData: true, usedBrowser: true });
        if (!haveAxe.has(page)) {
          await bringAxe(page);
          await recordStyles(page);
          haveAxe.add(page);
        }
        // What the site itself says is in the two files that documents preload; a field of the browser's own, too.
        const rest: string[] = [];
        page.on('request', (request) => {
          if (/\/cairo-\w+-rest\./.test(request.url())) rest.push(request.url());
        });
        if (isRendered(address)) {
          await gotoRendered(page, site.url + address);
          // None is compiled, or inserted anew, before the first control is alive.
          const { taken, inserted } = await stylesOfFirstView(page);
          expect(inserted).toEqual([]);
          expect(taken).toBeGreaterThan(20);
        } else await page.goto(site.url + address);
        await page.locator('#outlet h1:visible').waitFor();
        expect(await findings(page)).toEqual([]);
        expect(await strangersInLists(page)).toEqual([]);
        expect(await moving(page)).toEqual([]);
        expect(rest).toEqual([]);
        expect(await transitionsOfGrowingText(page)).toBe(0);
        expect(await withTextSpacing(page)).toEqual({ width: 1440, cutOff: [] });
        expect(await atFourfoldZoom(page)).toEqual({ width: 320, cutOff: [], overCovered: 0 });
        expect(await lostInLargeText(page)).toEqual([]);
        expect(await shapelessInForcedColours(page)).toEqual([]);
        await page.waitForLoadState('networkidle');
        const { links, open } = await reachingBack(page);
        expect(links).toBeGreaterThan(0);
        expect(open).toEqual([]);
        await darken(page);
        expect(await findings(page, COLOUR_RULES)).toEqual([]);
        expect(problems.filter((text) => /content security policy|refused/i.test(text))).toEqual([]);
        const cookies = await context.cookies();
        const own = cookies.map(({ name, value, sameSite, path }) => [name, value, sameSite, path].join(' '));
        expect(own).toContain(`language ${language} Lax /`);
        // It comes when the page is at rest, which this visit may not wait for.
        expect(own.filter((text) => text !== 'libraries kept Lax /')).toHaveLength(1);
      });
});
