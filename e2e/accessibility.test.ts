// Looks at: the whole site
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { root } from 'tools';
import type { Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
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
  '/fal-license',
];

/** The only rules that ask for colours: what else axe finds is the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

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

test.describe('accessibility (design, "Accessibility")', () => {
  test.describe.configure({ mode: 'parallel' });
  const firsts: Record<string, string> = {};

  test.beforeAll(async ({ site }) => {
    for (const [owner, call] of [
      ['property', '/home/sell'],
      ['blog', '/blog/'],
    ] as const) {
      const answer = (await (await fetch(`${site.url}/api/v1${call}`)).json()) as { data: { _id: string }[] };
      firsts[owner] = answer.data[0]?._id ?? '';
    }
  });

  for (const language of ['ar', 'en'] as const)
    for (const pattern of routes)
      test(`axe finds nothing serious on ${pattern} in ${language}, light and dark`, async ({
        site,
        visit,
      }) => {
        const address = pattern.replace(':first', firsts[pattern.split('/')[1] ?? ''] ?? '');
        const { page } = await visit({ language, savesData: true });
        // The policy of the site forbids scripts from elsewhere; as an init script axe is no part of the page.
        await page.addInitScript(axeSource);
        await page.goto(site.url + address);
        await page.locator('#outlet h1').waitFor();
        expect(await findings(page)).toEqual([]);
        // Of what is not drawn yet, a browser does not change the colours.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { content-visibility: visible !important; }');
          document.adoptedStyleSheets.push(sheet);
        });
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.evaluate(async () => {
          // A colour on its way from one to the other is neither.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          for (const animation of document.getAnimations()) animation.finish();
        });
        expect(await findings(page, COLOUR_RULES)).toEqual([]);
      });

  test('lets the keyboard alone open the menu, switch the language, filter, open a property and send a message', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'ar', width: 390, height: 844 });
    const { page, problems } = visitor;
    /** Presses Tab until the focus is on what is wanted. */
    const tabTo = async (name: string | RegExp) => {
      for (let press = 0; press < 120; press += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          return (
            element?.getAttribute('aria-label') ??
            element?.labels?.[0]?.textContent ??
            element?.textContent ??
            ''
          );
        });
        if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return;
      }
      throw new Error(`the focus never came to ${String(name)}`);
    };
    const heading = page.locator('#outlet h1');

    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    await tabTo(/English/);
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await page.locator('html').getAttribute('dir')).toBe('ltr'));
    await tabTo('Open menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Navigation menu' }).waitFor();
    await tabTo('For sale');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await heading.textContent()).toBe('Properties for sale'));

    await tabTo(/Keyword|Search/);
    await page.keyboard.type('villa');
    await eventually(() => expect(new URL(page.url()).searchParams.get('q')).toBe('villa'));
    const card = page.locator('#outlet :is(h2, h3) a').first();
    const name = (await card.textContent()) ?? '';
    await tabTo(name);
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await heading.textContent()).toBe(name));

    await page.goto(`${site.url}/contact`);
    await page.waitForLoadState('networkidle');
    await tabTo(/^Full name|^Name/);
    await page.keyboard.type('Visitor');
    await page.keyboard.press('Tab');
    await page.keyboard.type('visitor@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A message that is long enough.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#toasts li').filter({ hasText: 'Message sent successfully' }).waitFor();
    expect(problems).toEqual([]);
  });
});
