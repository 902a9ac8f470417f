// Looks at: shared, shell, mf-blog, tools
import type { Browser, Page } from '@playwright/test';
import { openVisitor, type Visitor } from './kit/browser.ts';
import { checkOutWorkspace, type Checkout, type DevelopedSite } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

/** Two seconds are promised where nothing else keeps the machine busy; here much does. */
const SEEN_WITHIN_MS = 60_000;
const HEADER = 'mf-blog/src/components/library/library-header.tsx';

const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');
const said = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/** Something that a page holds and that an edit must not take, a button that counts its presses, and words to be edited. */
function addCounter(developer: Checkout): void {
  developer.edit(HEADER, 'import type { ReactNode }', 'import { useState, type ReactNode }');
  developer.edit(
    HEADER,
    '<Subtitle>',
    '<span data-saved>Of a load</span>\n            <button type="button" data-presses onClick={() => press(presses + 1)}>{presses}</button>\n            <Subtitle>',
  );
  developer.edit(HEADER, '  return (', '  const [presses, press] = useState(0);\n  return (');
}

const PRESSES = 3;

async function openCounted(visitor: Visitor, address: string): Promise<Page> {
  const { page } = visitor;
  await page.goto(address);
  const counter = page.locator('[data-presses]');
  // What is pressed before the page is alive is not counted.
  await eventually(async () => {
    await counter.click();
    expect(Number(await counter.textContent())).toBeGreaterThanOrEqual(PRESSES);
  }, SEEN_WITHIN_MS);
  return page;
}

test.describe('npm run dev', () => {
  let developer: Checkout;
  let developed: DevelopedSite;
  let visitors: Visitor[];

  test.beforeAll(() => {
    developer = checkOutWorkspace();
    addCounter(developer);
    visitors = [];
  });
  test.afterAll(() => developer?.remove());

  const open = async (browser: Browser, address: string) => {
    const visitor = await openVisitor(browser, { withoutAddress: true });
    visitors.push(visitor);
    return openCounted(visitor, address);
  };
  const close = async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
    await developed?.stop();
  };

  test.describe('of one part: what is saved is on screen, composed and on the stage, and what stood there stays', () => {
    let pages: readonly Page[];
    let presses: readonly (string | null)[];

    const counted = () => Promise.all(pages.map((page) => page.locator('[data-presses]').textContent()));
    /** On all pages, without a reload. */
    async function shows(look: (page: Page) => Promise<unknown>): Promise<void> {
      await Promise.all(pages.map(look));
      expect(await counted()).toEqual(presses);
    }
    const text = (words: string) => (page: Page) =>
      page.getByText(words).first().waitFor({ timeout: SEEN_WITHIN_MS });
    const isMended = (page: Page) => overlay(page).waitFor({ state: 'detached', timeout: SEEN_WITHIN_MS });
    const saysOver = (line: string) => (page: Page) =>
      eventually(async () => expect(await said(page).innerText()).toContain(line), SEEN_WITHIN_MS);

    test.beforeAll(async ({ site, browser }) => {
      developed = await developer.develop(site, ['mf-blog']);
      pages = [
        await open(browser, `${developed.url}/blog?lang=en`),
        await open(browser, `${developed.stageUrl}/blog?stage-lang=en&stage-bar=none`),
      ];
      presses = await counted();
    });
    test.afterAll(close);

    for (const [what, file, from, to, words] of [
      ['a component', HEADER, '{title}</Heading>', '{title} of an edit</Heading>', 'Library of an edit'],
      [
        'a locale file',
        'mf-blog/src/locales/en.json',
        '"articles": "Total articles"',
        '"articles": "Articles by count"',
        'Articles by count',
      ],
      [
        'a file of shared/ui',
        'shared/ui/src/navigation/pagination.tsx',
        '{labels.next}',
        '{labels.next} one',
        'Next one',
      ],
      [
        "a page's query",
        'mf-blog/src/data/articles.ts',
        'return { items, total: answer.total',
        'return { items: items.map((item) => ({ ...item, title: `Asked: ${item.title}` })), total: answer.total',
        'Asked: ',
      ],
    ] as const)
      test(what, async () => {
        developer.edit(file, from, to);
        await shows(text(words));
        // What is built of files as they were is not built anew by the tests below.
        if (file.startsWith('shared/')) developer.edit(file, to, from);
      });

    test('styles', async () => {
      developer.edit(HEADER, 'font-size: ${tokens.size.lg};', 'font-size: 33px;');
      await shows((page) =>
        eventually(
          async () =>
            expect(
              await page
                .locator('[data-presses] + p')
                .evaluate((subtitle) => window.getComputedStyle(subtitle).fontSize),
            ).toBe('33px'),
          SEEN_WITHIN_MS,
        ),
      );
    });

    const CORRECT = 'export function LibraryHeader';
    for (const [what, right, wrong, mended] of [
      ['of the build', CORRECT, 'export functio LibraryHeader', CORRECT],
      [
        'of types',
        'useState(0);',
        "useState(0);\n  const wrong: string = 'a text'.length;\n  void wrong;",
        "useState(0);\n  const right = 'a text'.length;\n  void right;",
      ],
    ] as const)
      test(`an error ${what} lies over the page and is in the terminal once, with its line, until it is mended`, async () => {
        const line = wrong.split('\n').find((each) => /functio |wrong:/.test(each)) ?? '';
        developer.edit(HEADER, right, wrong);
        await shows(saysOver(line.trim()));
        developer.edit(HEADER, wrong, mended);
        await shows(isMended);
        expect(developed.terminal().split(line.trim()), developed.terminal()).toHaveLength(2);
        // What was wrong meanwhile is nothing that a visitor has met.
        expect(developed.terminal()).not.toMatch(/^\[shell\] error /m);
        developer.edit(HEADER, 'Of a load', `After ${what}`);
        await shows(text(`After ${what}`));
        developer.edit(HEADER, `After ${what}`, 'Of a load');
        await shows(text('Of a load'));
      });

    test('a page that is loaded during a build comes from what is being built', async () => {
      const [composed, stage] = pages as [Page, Page];
      for (const [page, address] of [
        [composed, `${developed.url}/blog?lang=en`],
        [stage, `${developed.stageUrl}/blog?stage-lang=en&stage-bar=none`],
      ] as const) {
        const words = `as saved for ${address}`;
        developer.edit(HEADER, 'Of a load', words);
        await page.goto(address);
        // What stands there first, from the server or drawn here.
        expect(await page.locator('[data-saved]').textContent()).toBe(words);
        developer.edit(HEADER, words, 'Of a load');
        await page.getByText('Of a load').waitFor({ timeout: SEEN_WITHIN_MS });
      }
    });
  });

  test.describe('of several parts, the shell among them', () => {
    let page: Page;

    test.beforeAll(async ({ site, browser }) => {
      developed = await developer.develop(site, ['mf-blog', 'shell']);
      page = await open(browser, `${developed.url}/blog?lang=en`);
    });
    test.afterAll(close);

    for (const [what, file, from, to, words] of [
      ['a component of a remote', HEADER, '<Subtitle>', '<Subtitle>Of a remote: ', 'Of a remote: '],
      ['a component of the shell', 'shell/src/chrome/header.tsx', "{t('skip')}", "{t('skip')} anew", 'anew'],
      [
        'a file that both are built from',
        'shared/ui/src/type/type.tsx',
        '<HeadingElement',
        '<HeadingElement data-shared="both"',
        '',
      ],
    ] as const)
      test(what, async () => {
        const presses = await page.locator('[data-presses]').textContent();
        developer.edit(file, from, to);
        const seen = words ? page.getByText(words) : page.locator('#outlet [data-shared="both"]');
        await seen.first().waitFor({ state: 'attached', timeout: SEEN_WITHIN_MS });
        expect(await page.locator('[data-presses]').textContent()).toBe(presses);
        expect(await page.getByText('This section could not be shown').count()).toBe(0);
      });

    test('a document that is loaded after an edit of the document server is of the edited one', async () => {
      const [from, to] = ['<!doctype html>', '<!doctype html><!-- edited -->'];
      developer.edit('shell/server/document/document.ts', from, to);
      expect(await (await page.goto(`${developed.url}/blog?lang=en`))?.text()).toContain(to);
    });
  });
});
