// Looks at: shell
import type { Page } from '@playwright/test';
import { gotoRendered } from './kit/rendered.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

const isLibraries = (url: string) => /\/assets\/libraries\.\w+\.js$/.test(url);

/** Where each answer to the libraries' address came from, since the last document was asked for. */
function watchLibraries(page: Page): string[] {
  const from: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) from.length = 0;
  });
  page.on('response', (response) => {
    if (isLibraries(response.url())) from.push(response.fromServiceWorker() ? 'kept' : 'network');
  });
  return from;
}

const isAlive = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#outlet a[href], #outlet button')].some((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
const comesAlive = (page: Page) => eventually(async () => expect(await isAlive(page)).toBe(true));

test.describe('the libraries come with the first document', () => {
  for (const path of ['/', '/sell', '/contact'])
    test(`${path}: nobody asks for them, and who comes back has them`, async ({ site, visit }) => {
      const { page, context } = await visit({ language: 'ar' });
      const from = watchLibraries(page);
      // One document: to a second that a busy machine needs, the browser comes back.
      await page.goto(site.url + path);
      await comesAlive(page);
      expect(from).toEqual([]);
      await eventually(async () =>
        expect(await context.cookies()).toContainEqual(
          expect.objectContaining({ name: 'libraries', value: 'kept', sameSite: 'Lax' }),
        ),
      );

      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await gotoRendered(page, `${site.url}/blog`);
      await comesAlive(page);
      // Its hash is checked as ever: what was kept is the file, letter by letter.
      const tag = page.locator('script[src*="/assets/libraries."]');
      expect(await tag.getAttribute('integrity')).toMatch(/^sha384-/);
      expect(from).toEqual(['kept']);
    });

  test('who has lost them asks for them', async ({ site, visit }) => {
    const { page, context } = await visit({ language: 'ar' });
    const from = watchLibraries(page);
    await context.addCookies([{ name: 'libraries', value: 'kept', url: site.url }]);
    await gotoRendered(page, `${site.url}/contact`);
    await comesAlive(page);
    expect(from).toEqual(['network']);
  });

  test('where nothing is kept each document brings them', async ({ site, visit }) => {
    const { page, context } = await visit({ language: 'ar' });
    const from = watchLibraries(page);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'caches', {
        value: { open: () => Promise.reject(new Error('no room')) },
      }),
    );
    for (const path of ['/contact', '/blog']) {
      await gotoRendered(page, site.url + path);
      await comesAlive(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    }
    expect(from).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('libraries');
  });
});
