// Looks at: shell
import type { Page } from '@playwright/test';
import { gotoRendered } from './kit/rendered.ts';
import { eventually } from './kit/eventually.ts';
import { untilAlive } from './kit/is-alive.ts';
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

const comesAlive = (page: Page) => untilAlive(page.locator('#outlet :is(a[href], button, input)').first());

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

  test('who has no service worker has them from the browser’s own cache, asked for once', async ({
    site,
    visit,
  }) => {
    const { page, context } = await visit({ language: 'ar' });
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    const session = await context.newCDPSession(page);
    const from: string[] = [];
    session.on('Network.responseReceived', ({ response }) => {
      if (isLibraries(response.url)) from.push(response.fromDiskCache ? 'cache' : 'network');
    });
    await session.send('Network.enable');
    await page.goto(`${site.url}/contact`);
    await eventually(async () =>
      expect((await context.cookies()).map(({ name }) => name)).toContain('libraries'),
    );
    expect(from).toEqual(['network']);
    from.length = 0;
    await gotoRendered(page, `${site.url}/blog`);
    await comesAlive(page);
    expect(await page.locator('script[src*="/assets/libraries."]').count()).toBe(1);
    expect(from).toEqual(['cache']);
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
