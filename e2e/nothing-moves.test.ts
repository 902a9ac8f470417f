// Looks at: shell, mf-listings, mf-blog, mf-forms, mf-portal
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { matchRoute } from '@shared/contract';
import { eventually } from './kit/eventually.ts';
import { addressWith, firstRecords } from './kit/first-records.ts';
import { gotoRendered } from './kit/rendered.ts';
import { recordShifts } from './kit/shifts.ts';
import { expect, test } from './kit/test.ts';

/** As far as a turn of the wheel goes, again and again, each painted: what comes near is drawn before it is seen. */
const TURN_PX = 300;
const TURNS = 12;

/** Between one file and the other: some twenty frames. */
const APART_MS = 300;
const FONT = /\/cairo-(?:arabic|latin)\./;
const lateFonts = (page: Page) => page.locator('html[data-fonts-late]').count();

test.describe('a page whose fonts and pictures are on their way', () => {
  test.describe.configure({ mode: 'parallel' });

  const windows = ['/', '/sell', '/blog'].flatMap((path) =>
    ([1440, 390] as const).flatMap((width) =>
      (['ar', 'en'] as const).flatMap((language) =>
        (['arabic', 'latin'] as const).map((last) => ({ path, width, language, last })),
      ),
    ),
  );
  for (const { path, width, language, last } of windows) {
    test(`${path} does not shift at ${width} px in ${language}, ${last} letters last, nor when it is scrolled`, async ({
      site,
      visit,
    }) => {
      const visitor = await visit({ language, width, height: 900 });
      const { page } = visitor;
      const shifts = await recordShifts(page);
      // The letters come late, and not all at once, of which a slow line is spared: what stands in for them takes
      // their room, also in a text that has its letters but not yet its spaces, or its digits but not yet its words.
      const arrivals = new Map<string, () => void>();
      await page.route(/cairo-(arabic|latin)\./, async (route) => {
        const script = /cairo-(arabic|latin)\./.exec(route.request().url())?.[1] ?? '';
        await new Promise<void>((resolve) => arrivals.set(script, resolve));
        await route.continue();
      });
      const painted = () =>
        page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await gotoRendered(page, site.url + path, { waitUntil: 'domcontentloaded' });
      await painted();
      for (const script of last === 'arabic' ? ['latin', 'arabic'] : ['arabic', 'latin']) {
        await eventually(() => expect(arrivals.has(script)).toBe(true));
        const come = page.waitForResponse(new RegExp(`cairo-${script}\\.`));
        arrivals.get(script)?.();
        await (await come).finished();
        await painted();
      }
      await page.waitForLoadState('networkidle');
      for (let turn = 0; turn < TURNS; turn += 1) {
        await page.mouse.wheel(0, TURN_PX);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
        );
      }
      expect(await shifts()).toEqual([]);
    });
  }

  for (const path of [
    '/',
    '/sell',
    '/property/:first',
    '/blog/:first',
    '/contact',
    '/privacy',
    '/fal-license',
  ] as const)
    test(`${path} on a slow line: fonts leave it to the scripts, come once the page answers, and move nothing`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'ar', width: 390, height: 844 });
      const shifts = await recordShifts(page);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      // One file after the other: with the first alone a paragraph of /privacy takes a line less, and with both as many as before.
      await page.route(/cairo-arabic\./, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, APART_MS));
        await route.continue();
      });
      const seen: string[] = [];
      page.on('request', (request) => FONT.test(request.url()) && seen.push('font asked for'));
      page.on(
        'requestfinished',
        (request) => /\/assets\/react-dom\./.test(request.url()) && seen.push('scripts here'),
      );
      const address = addressWith(await firstRecords(site.origin('api')), path);
      if (matchRoute(address).route.rendering === 'server')
        await gotoRendered(page, site.url + address, { waitUntil: 'commit' });
      else await page.goto(site.url + address, { waitUntil: 'commit' });
      await eventually(() => expect(seen).toEqual(['scripts here', 'font asked for', 'font asked for']));
      await page.waitForLoadState('networkidle');
      expect(await lateFonts(page)).toBe(0);
      expect(await page.evaluate(() => document.fonts.check('16px "Cairo Variable"', 'بيت 12'))).toBe(true);
      expect(await shifts()).toEqual([]);
    });

  for (const width of [390, 768, 1440])
    for (const language of ['ar', 'en'] as const)
      test(`the footer has its room before anybody comes near it, at ${width} px in ${language}`, async ({
        site,
        visit,
      }) => {
        const { page } = await visit({ language, width, height: 900 });
        await gotoRendered(page, `${site.url}/sell`);
        const footer = page.locator('footer');
        const isDrawn = () =>
          footer.evaluate((element) =>
            element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          );
        const height = () => footer.evaluate((element) => element.getBoundingClientRect().height);
        expect(await isDrawn()).toBe(false);
        const room = await height();
        await footer.scrollIntoViewIfNeeded();
        await eventually(async () => expect(await isDrawn()).toBe(true));
        expect(Math.abs((await height()) / room - 1)).toBeLessThan(0.1);
      });

  test('/property: what stands below the picture on a phone is not painted before that has come', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ language: 'ar', width: 390, height: 844 });
    const path = addressWith(await firstRecords(site.origin('api')), '/property/:first');
    const html = await (await page.request.get(site.url + path)).text();
    const end = html.indexOf('</header>', html.indexOf('id="outlet"'));
    expect(end).toBeGreaterThan(0);
    // Its scripts are not to be had there, so that it is as its document alone makes it.
    let goOn = () => {};
    const server = createServer((request, response) => {
      if (request.url !== path) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end));
      goOn = () => response.end(html.slice(end));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const title = page.locator('#outlet h1');
    const isShown = () => title.evaluate((heading) => heading.checkVisibility());
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      waitUntil: 'commit',
    });
    await title.waitFor({ state: 'attached' });
    expect(await isShown()).toBe(false);
    goOn();
    await eventually(async () => expect(await isShown()).toBe(true));
    server.closeAllConnections();
    server.close();
  });

  test('on a quick line fonts are asked for before any script has come; without scripts on any', async ({
    site,
    visit,
  }) => {
    for (const javaScript of [true, false]) {
      const { page } = await visit({ language: 'ar', javaScript });
      let asked = 0;
      page.on('request', (request) => void (FONT.test(request.url()) && (asked += 1)));
      await page.route('**/assets/*.js', () => new Promise(() => {}));
      await gotoRendered(page, `${site.url}/sell`, { waitUntil: 'commit' });
      await eventually(() => expect(asked).toBe(2));
      expect(await lateFonts(page)).toBe(0);
    }
  });

  test('on a slow line fonts come without the scripts, too, when all else is here', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ language: 'ar', savesData: true });
    let asked = 0;
    page.on('request', (request) => void (FONT.test(request.url()) && (asked += 1)));
    await page.route('**/assets/*.js', (route) => route.abort());
    await gotoRendered(page, `${site.url}/sell`, { waitUntil: 'commit' });
    expect(await lateFonts(page)).toBe(1);
    await eventually(() => expect(asked).toBe(2));
    await eventually(async () => expect(await lateFonts(page)).toBe(0));
  });
});
