// Looks at: the whole site
import { REMOTE_NAMES } from '@shared/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { addressWith, firstRecords, type FirstRecords } from './kit/first-records.ts';
import { gotoRendered } from './kit/rendered.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

/** Pages of browsers that are used by test after test. */
const prepared = new WeakSet<Page>();

async function prepare(page: Page, context: BrowserContext): Promise<void> {
  prepared.add(page);
  // A first view needs no call: what comes later, such as similar listings, is not hydration's matter.
  await context.route('**/api/v1/**', () => {});
  // Remembers every node of the server before any script of the site has run.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const nodes = document.querySelectorAll('#header *, #outlet *, #footer *');
      const remembered = new Map([...nodes].map((node) => [node, node.outerHTML.slice(0, 160)]));
      (window as { serverNodes?: Map<Element, string> }).serverNodes = remembered;
    });
  });
}

/** React's development build says what a production build swallows: any difference, any node created anew. */
test.describe('hydration on the development build (architecture, rule 7)', () => {
  let site: Site;
  const routes: [name: string, path: string][] = [
    ['home', '/'],
    ['services', '/services'],
    ['not found', '/no/such/page'],
    ['for sale', '/sell'],
    ['for sale, filtered', '/sell?type=villa&min=100000&sort=price-asc'],
    ['for rent', '/rent'],
    ['all properties', '/properties'],
    ['exclusive', '/exclusive'],
    ['a property', '/property/:first'],
    ['a missing property', '/property/none'],
    ['blog', '/blog'],
    ['blog, second page', '/blog?page=2'],
    ['an article', '/blog/:first'],
    ['a missing article', '/blog/none'],
    ['appointments', '/Appointments'],
    ['map', '/map'],
    ['contact', '/contact'],
    ['join', '/join'],
    ['privacy', '/privacy'],
    ['accessibility', '/accessibility'],
  ];
  let firsts: FirstRecords;

  test.beforeAll(async ({ site: shared }) => {
    site = await startSite({ besides: shared, own: REMOTE_NAMES, build: 'dist-development' });
    firsts = await firstRecords(site.url);
  });
  test.afterAll(() => site?.close());

  for (const language of ['ar', 'en'] as const) {
    test.describe(`in ${language}`, () => {
      for (const [name, pattern] of routes) {
        test(`${name} keeps every node and warns of nothing`, async ({ visit }) => {
          const path = addressWith(firsts, pattern);
          const { page, context, problems } = await visit({ language, savesData: true, usedBrowser: true });
          if (!prepared.has(page)) await prepare(page, context);
          await gotoRendered(page, site.url + path);
          await page.waitForFunction(() => {
            const section = document.querySelector('[data-section] > div');
            return section !== null && Object.keys(section).some((key) => key.startsWith('__reactContainer'));
          });
          // Until the browser has nothing left to do, twice: what was waited for may have given it more.
          for (let turn = 0; turn < 2; turn += 1)
            await page.evaluate(
              () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 150))),
            );
          const { created, gone, count } = await page.evaluate(() => {
            const remembered =
              (window as { serverNodes?: Map<Element, string> }).serverNodes ?? new Map<Element, string>();
            const shown = [...document.querySelectorAll('#header *, #outlet *, #footer *')];
            return {
              created: shown
                .filter((node) => !remembered.has(node))
                .map((node) => node.outerHTML.slice(0, 160)),
              gone: [...remembered].filter(([node]) => !node.isConnected).map(([, html]) => html),
              count: remembered.size,
            };
          });
          expect(count).toBeGreaterThan(40);
          expect({ gone, created }).toEqual({ gone: [], created: [] });
          // The document of a page that does not exist is a 404, which the browser logs.
          expect(problems.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
        });
      }
    });
  }
});
