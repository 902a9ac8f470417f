// Looks at: the whole site
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { matchRoute, ROUTES } from '@shared/contract';
import { root } from 'tools';
import type { Page } from '@playwright/test';
import { addressWith, firstRecords, type FirstRecords } from './kit/first-records.ts';
import { gotoRendered } from './kit/rendered.ts';
import { recordStyles, stylesOfFirstView } from './kit/styles-taken-over.ts';
import { expect, test } from './kit/test.ts';

const axeSource = readFileSync(
  createRequire(path.join(root, 'e2e/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const routes = [
  '/',
  '/services',
  '/no/such/page',
  '/sell',
  '/rent',
  '/properties',
  '/exclusive',
  '/property/:first',
  '/property/none',
  '/blog',
  '/blog/:first',
  '/blog/none',
  '/Appointments',
  '/contact',
  '/join',
  '/privacy',
  '/accessibility',
  '/fal-license',
];

/** The only rules that ask for colours: what else axe finds is the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Pages of browsers that are used by test after test. */
const haveAxe = new WeakSet<Page>();

/** Serious and critical findings, each with the elements that it is about. */
async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
        ...(runOnly && { runOnly }),
        // Nodes that pass are not described: most of the time would go into that.
        resultTypes: ['violations'],
        // Only rules that are off by default read the style sheets themselves.
        preload: false,
      }),
    rules && [...rules],
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
    );
}

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
    const tried = new Set(routes.map((pattern) => matchRoute(pattern.replace(':first', '1')).route.id));
    const known = ROUTES.filter((route) => !('redirectsTo' in route)).map(({ id }) => id);
    expect([...tried].toSorted()).toEqual(known.toSorted());
  });

  for (const language of ['ar', 'en'] as const)
    for (const pattern of routes)
      test(`${pattern} in ${language}: the document’s styles taken over; nothing serious for axe, light and dark; nothing refused; no link reaches back; one cookie`, async ({
        site,
        visit,
      }) => {
        const address = addressWith(firsts, pattern);
        const { page, context, problems } = await visit({ language, savesData: true, usedBrowser: true });
        if (!haveAxe.has(page)) {
          // The policy of the site forbids scripts from elsewhere; as an init script axe is no part of the page.
          await page.addInitScript(axeSource);
          await recordStyles(page);
          haveAxe.add(page);
        }
        if (isRendered(address)) {
          await gotoRendered(page, site.url + address);
          // None is compiled before the first control is alive.
          const { taken, compiled } = await stylesOfFirstView(page);
          expect(compiled).toEqual([]);
          expect(taken).toBeGreaterThan(20);
        } else await page.goto(site.url + address);
        await page.locator('#outlet h1').waitFor();
        expect(await findings(page)).toEqual([]);
        expect(await strangersInLists(page)).toEqual([]);
        await page.waitForLoadState('networkidle');
        const { links, open } = await reachingBack(page);
        expect(links).toBeGreaterThan(0);
        expect(open).toEqual([]);
        // Of what is not drawn yet, a browser does not change the colours.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { content-visibility: visible !important; }');
          document.adoptedStyleSheets.push(sheet);
        });
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.evaluate(async () => {
          // A colour on its way from one to the other is neither, and what inherits it sets out when that has arrived.
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          await frame();
          do {
            for (const animation of document.getAnimations()) animation.finish();
            await frame();
          } while (document.getAnimations().length > 0);
        });
        expect(await findings(page, COLOUR_RULES)).toEqual([]);
        expect(problems.filter((text) => /content security policy|refused/i.test(text))).toEqual([]);
        const cookies = await context.cookies();
        expect(cookies.map(({ name, value }) => [name, value])).toEqual([['language', language]]);
        expect(cookies.map((cookie) => [cookie.sameSite, cookie.path])).toEqual([['Lax', '/']]);
      });
});
