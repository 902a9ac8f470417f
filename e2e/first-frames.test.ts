// Looks at: shell, mf-listings, mf-blog
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { matchRoute } from '@shared/contract';
import { eventually } from './kit/eventually.ts';
import { addressWith, firstRecords } from './kit/first-records.ts';
import { gotoRendered } from './kit/rendered.ts';
import { recordShifts } from './kit/shifts.ts';
import { expect, test } from './kit/test.ts';

interface Frame {
  direction: string;
  /** Text of header and outlet that is visible in this frame. */
  text: string;
}

interface Recording {
  recordedFrames?: Frame[];
}

type Constructor = abstract new (...given: never[]) => object;

/** What a page has built of `Intl` until now. */
interface Building {
  built?: string[];
  /** Of them what was built until the task had ended in which the first control came alive; undefined before. */
  before?: string[];
}

/** As far as a turn of the wheel goes, again and again, each painted: what comes near is drawn before it is seen. */
const TURN_PX = 300;
const TURNS = 12;

/** Tells the scripts of which more has run than what hands the script's modules over. */
async function watchScripts(page: Page): Promise<() => Promise<ReadonlySet<string>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const ran = new Set<string>();
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    for (const { url, functions } of result) {
      const called = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0));
      if (called.length > 1) ran.add(url);
    }
    return ran;
  };
}

/** A section is given up after half of it (`APPEAR_LIMIT_MS`). */
const LONGER_THAN_A_SECTION_MS = 9000;

/** A page of each kind that the server renders. */
const FIRST_VIEWS = [
  '/',
  '/services',
  '/sell',
  '/property/:first',
  '/blog',
  '/blog/:first',
  '/Appointments',
  '/contact',
  '/privacy',
  '/map',
] as const;

test.describe('the first frames of a visit', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const path of ['/', '/sell', '/blog'] as const) {
    test(`${path} never shows the other direction or language when English is stored and the server sent Arabic`, async ({
      site,
      visit,
    }) => {
      const visitor = await visit({ language: 'en', savesData: true });
      const { page, context } = visitor;
      await context.clearCookies();
      await page.addInitScript(() => {
        const frames: Frame[] = [];
        (window as Recording).recordedFrames = frames;
        const record = () => {
          const parts = [document.querySelector('#header'), document.querySelector('#outlet')];
          const visible = parts.filter(
            (part) => part instanceof HTMLElement && getComputedStyle(part).visibility === 'visible',
          );
          frames.push({
            direction: document.documentElement?.dir ?? '',
            text: visible.map((part) => (part as HTMLElement).innerText.slice(0, 300)).join(' '),
          });
          if (frames.length < 240) requestAnimationFrame(record);
        };
        requestAnimationFrame(record);
      });
      await page.goto(site.url + path);
      await eventually(async () =>
        expect(await page.locator('#outlet h1:visible').textContent()).toMatch(/^[A-Za-z]/),
      );
      const frames = (await page.evaluate(() => (window as Recording).recordedFrames)) ?? [];
      const painted = frames.filter(({ direction, text }) => direction !== '' || text !== '');
      expect(painted.length).toBeGreaterThan(1);
      expect(new Set(painted.map(({ direction }) => direction))).toEqual(new Set(['ltr']));
      // The link to Arabic and Arabic titles of articles are meant to be Arabic; the heading is not.
      expect(
        painted.filter(({ text }) => /بيتك القادم|عقارات للبيع|مكتبة المقالات|الرئيسية/.test(text)),
      ).toEqual([]);
    });
  }

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

  /** Some twenty frames. */
  const APART_MS = 300;
  const FONT = /\/cairo-(?:arabic|latin)\./;
  const lateFonts = (page: Page) => page.locator('html[data-fonts-late]').count();

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
    expect(await lateFonts(page)).toBe(0);
  });

  for (const path of ['/sell', '/property', '/blog', '/contact', '/Appointments'] as const)
    test(`${path} on a phone asks for no script beside those of its document before its first control answers`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'ar', savesData: true, width: 390, height: 844 });
      const { property } = await firstRecords(site.url);
      await page.addInitScript(() => {
        const look = () => {
          const control = document.querySelector('main :is(a[href], button, input)');
          if (control && Object.keys(control).some((key) => key.startsWith('__reactProps$')))
            performance.mark('answers');
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const answer = await gotoRendered(
        page,
        site.url + (path === '/property' ? `${path}/${property}` : path),
      );
      // As it came: a tag goes once its script has run.
      const tags = (await answer.text()).matchAll(
        /<(?:script src|link rel="preload" as="script" href)="([^"]+)"/g,
      );
      const inDocument = [...tags].map(([, address = '']) => new URL(address, site.url).href);
      const seen = await page
        .waitForFunction(() => {
          const [answers] = performance.getEntriesByName('answers');
          if (!answers) return undefined;
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
          const later = scripts.filter(({ startTime }) => startTime > answers.startTime);
          if (later.length === 0) return undefined;
          const before = scripts.filter(({ startTime }) => startTime <= answers.startTime);
          return {
            names: before.map(({ name }) => name),
          };
        })
        .then((handle) => handle.jsonValue());
      expect(seen?.names.length).toBeGreaterThan(1);
      expect(seen?.names.filter((name) => !inDocument.includes(name))).toEqual([]);
    });

  for (const path of FIRST_VIEWS)
    test(`${path}: before react-dom is there, all of its own scripts have run; with it the page comes alive`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'ar', savesData: true });
      const coming: (() => void)[] = [];
      await page.route('**/assets/react-dom.*.js', async (route) => {
        await new Promise<void>((resolve) => coming.push(resolve));
        await route.continue();
      });
      const ran = await watchScripts(page);

      await gotoRendered(page, site.url + addressWith(await firstRecords(site.url), path), {
        waitUntil: 'commit',
      });
      const own = () =>
        page.evaluate(() => {
          const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
          const entry = document.querySelectorAll<HTMLScriptElement>('script[src]');
          return [...hints, ...entry]
            .map((each) => ('href' in each ? each.href : each.src))
            .filter((url) => !url.includes('/react-dom.'));
        });
      const wanted = await own();
      expect(wanted.length).toBeGreaterThan(3);
      await eventually(async () => {
        const have = await ran();
        expect(wanted.filter((url) => !have.has(url))).toEqual([]);
      });
      const isAlive = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#outlet a[href], #outlet button')].some((control) =>
            Object.keys(control).some((key) => key.startsWith('__reactProps$')),
          ),
        );
      expect(await isAlive()).toBe(false);
      for (const come of coming) come();
      await eventually(async () => expect(await isAlive()).toBe(true));
    });

  for (const path of FIRST_VIEWS)
    test(`${path}: before its first control answers nothing of the platform's is built that takes tens of milliseconds`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'ar', savesData: true, width: 390, height: 844 });
      await page.addInitScript(() => {
        const built: string[] = [];
        (window as Building).built = built;
        // Looks after each task: until the next frame a busy machine may have done much that comes after.
        const looks = new MessageChannel();
        looks.port1.onmessage = () => {
          const control = document.querySelector('main :is(a[href], button, input)');
          const isAlive = Object.keys(control ?? {}).some((key) => key.startsWith('__reactProps$'));
          if (isAlive) (window as Building).before = built.slice();
          else looks.port2.postMessage(undefined);
        };
        looks.port2.postMessage(undefined);
        // Rules of plurals are built in one or two.
        for (const name of [
          'Collator',
          'DateTimeFormat',
          'DisplayNames',
          'ListFormat',
          'NumberFormat',
          'RelativeTimeFormat',
          'Segmenter',
        ] as const) {
          const construct = (Class: Constructor, given: unknown[]) => {
            built.push(name);
            return Reflect.construct(Class, given) as object;
          };
          Object.assign(Intl, { [name]: new Proxy(Intl[name] as Constructor, { construct }) });
        }
      });
      await gotoRendered(page, site.url + addressWith(await firstRecords(site.url), path), {
        waitUntil: 'commit',
      });
      const before = await page.waitForFunction(() => (window as Building).before);
      expect(await before.jsonValue()).toEqual([]);
      // The watch works: this is how a page builds one.
      expect(
        await page.evaluate(() => new Intl.NumberFormat('en').format(1) && (window as Building).built),
      ).toContain('NumberFormat');
    });

  for (const [how, isLost] of [
    ['is longer on its way than a section may take', false],
    ['is lost', true],
  ] as const)
    test(`a page whose react-dom ${how} stays as the server drew it until it comes alive`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'ar', savesData: true });
      let asked = 0;
      await page.route('**/assets/react-dom.*.js', async (route) => {
        asked += 1;
        if (isLost && asked <= 2) return route.abort();
        if (asked === 1) await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_SECTION_MS));
        return route.continue();
      });
      await gotoRendered(page, `${site.url}/sell`, { waitUntil: 'commit' });
      // It comes with the document, of which a busy machine has read little by now.
      await page.locator('#outlet article a[href]').first().waitFor();
      const seen = await page.evaluate(async () => {
        const card = () => document.querySelector('#outlet article a[href]');
        const isAlive = () => Object.keys(card() ?? {}).some((key) => key.startsWith('__reactProps$'));
        let gone = 0;
        while (!isAlive() && performance.now() < 60_000) {
          if (!card()?.checkVisibility()) gone += 1;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return { isAlive: isAlive(), gone };
      });
      expect(seen).toEqual({ isAlive: true, gone: 0 });
    });

  test('a link that is pressed before react-dom is there leads to the document of its page', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ language: 'ar', savesData: true });
    const coming: (() => void)[] = [];
    await page.route('**/assets/react-dom.*.js', async (route) => {
      await new Promise<void>((resolve) => coming.push(resolve));
      await route.continue().catch(() => undefined);
    });
    const ran = await watchScripts(page);
    await gotoRendered(page, `${site.url}/sell`, { waitUntil: 'commit' });
    await eventually(async () =>
      expect([...(await ran())].some((url) => /\/assets\/shell\./.test(url))).toBe(true),
    );
    const leads = page.waitForRequest((request) => request.isNavigationRequest());
    const link = page.locator('#outlet article a[href^="/property/"]').first();
    const href = await link.getAttribute('href');
    await link.click({ noWaitAfter: true });
    expect(new URL((await leads).url()).pathname).toBe(href);
    await expect(page.locator('#outlet h1')).toBeVisible();
    for (const come of coming) come();
  });

  for (const path of ['/sell', '/blog'] as const)
    test(`${path} on a phone: pictures below the first screen come after the scripts, or when somebody scrolls`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'ar', savesData: true, width: 390, height: 844 });
      const pictures = () =>
        page.evaluate(() => [
          ...new Set(
            performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('/media/'))
              .map(({ name }) => name),
          ),
        ]);
      // The head script's patience is not looked at: a busy machine may need longer for the first picture.
      await page.addInitScript(() => {
        const original = window.setTimeout;
        window.setTimeout = ((task: () => void, delay?: number) =>
          delay === 3000 ? 0 : original(task, delay)) as typeof window.setTimeout;
      });
      const scripts: (() => void)[] = [];
      await page.route('**/assets/shell.*.js', async (route) => {
        await new Promise<void>((resolve) => scripts.push(resolve));
        await route.continue();
      });
      await page.goto(site.url + path, { waitUntil: 'commit' });
      const first = page.locator('#outlet img[fetchpriority="high"]').first();
      await eventually(async () =>
        expect(
          await first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        ).toBe(true),
      );
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await pictures()).toHaveLength(1);
      await page.mouse.wheel(0, 40);
      await eventually(async () => expect((await pictures()).length).toBeGreaterThan(1));

      for (const run of scripts) run();
      const another = await page.context().newPage();
      await another.goto(site.url + path);
      await expect(another.locator('html')).not.toHaveAttribute('data-early');
    });
});
