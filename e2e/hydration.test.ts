// Looks at: the whole site
import { REMOTE_NAMES } from '@shared/contract';
import { gotoRendered } from './kit/rendered.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

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
    ['contact', '/contact'],
    ['join', '/join'],
  ];
  const firsts: Record<string, string> = {};

  test.beforeAll(async ({ site: shared }) => {
    site = await startSite({ besides: shared, own: REMOTE_NAMES, build: 'dist-development' });
    for (const [owner, call] of [
      ['property', '/home/sell'],
      ['blog', '/blog/'],
    ] as const) {
      const answer = (await (await fetch(`${site.url}/api/v1${call}`)).json()) as {
        data: { _id: string }[];
      };
      firsts[owner] = answer.data[0]?._id ?? '';
    }
  });
  test.afterAll(() => site?.close());

  for (const language of ['ar', 'en'] as const) {
    test.describe(`in ${language}`, () => {
      for (const [name, pattern] of routes) {
        test(`${name} keeps every node and warns of nothing`, async ({ visit }) => {
          const path = pattern.replace(':first', firsts[pattern.split('/')[1] ?? ''] ?? '');
          const visitor = await visit({ language, savesData: true });
          const { page, problems } = visitor;
          // A first view needs no call: what comes later, such as similar listings, is not hydration's matter.
          await visitor.context.route('**/api/v1/**', () => {});
          // Remembers every node of the server before any script of the site has run.
          await page.addInitScript(() => {
            document.addEventListener('readystatechange', () => {
              if (document.readyState !== 'interactive') return;
              const nodes = document.querySelectorAll('#header *, #outlet *, #footer *');
              const remembered = new Map([...nodes].map((node) => [node, node.outerHTML.slice(0, 160)]));
              (window as { serverNodes?: Map<Element, string> }).serverNodes = remembered;
            });
          });
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
