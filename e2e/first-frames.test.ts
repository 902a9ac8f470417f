// Looks at: shell, mf-listings, mf-blog
import type { Locator, Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { addressWith, firstRecords } from './kit/first-records.ts';
import { gotoRendered } from './kit/rendered.ts';
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
      await gotoRendered(page, site.url + path);
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
      // The document has brought the data: what asks for some comes afterwards, and of itself.
      expect(inDocument.filter((name) => name.includes('/assets/query.'))).toEqual([]);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/query.')),
      );
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
      // Behind all that the document names; it has not loaded before react-dom has come.
      await page.locator('#document-state').waitFor({ state: 'attached' });
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

  test('the drawings of a list tell nobody that they have loaded, while it comes alive', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ language: 'ar' });
    await page.addInitScript(() => {
      const told = Object.assign(window, { told: [] as string[] }).told;
      // Above the root that React listens at.
      addEventListener('DOMContentLoaded', () =>
        document.body.addEventListener('load', ({ target }) => told.push((target as Element).nodeName), true),
      );
    });
    await gotoRendered(page, `${site.url}/sell`);
    await eventually(async () =>
      expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain('IMG'),
    );
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    expect(await page.locator('#outlet svg').count()).toBeGreaterThan(100);
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).not.toContain('svg');
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

  const picturesOf = (page: Page) =>
    page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/(?:media|hero)\//.test(name))
          .map(({ name }) => name),
      ),
    ]);
  const firstOf = (page: Page) => page.locator('#outlet img[fetchpriority="high"]').first();
  const hasCome = (image: Locator) =>
    image.evaluate(
      (element: HTMLImageElement) =>
        element.complete && element.naturalWidth > 0 && element.checkVisibility(),
    );

  for (const path of ['/sell', '/blog'] as const)
    for (const savesData of [false, true])
      test(`${path} on a phone ${savesData ? 'that saves data: pictures' : 'on a quick line: all but the first picture'} come after the scripts, or when somebody scrolls`, async ({
        site,
        visit,
      }) => {
        const { page } = await visit({ language: 'ar', savesData, width: 390, height: 844 });
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
        await gotoRendered(page, site.url + path, { waitUntil: 'commit' });
        await expect(page.locator('#toasts')).toBeAttached();
        if (!savesData) await eventually(async () => expect(await hasCome(firstOf(page))).toBe(true));
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await picturesOf(page)).toHaveLength(savesData ? 0 : 1);
        await page.mouse.wheel(0, 40);
        await eventually(async () => expect((await picturesOf(page)).length).toBeGreaterThan(1));
        await eventually(async () => expect(await hasCome(firstOf(page))).toBe(true));

        for (const run of scripts) run();
        const another = await page.context().newPage();
        await another.goto(site.url + path);
        await expect(another.locator('html')).not.toHaveAttribute('data-early');
      });

  for (const path of ['/', '/sell', '/property/:first', '/blog', '/blog/:first'])
    test(`${path} on a slow line: the first picture comes once the scripts have, before any other, and is seen`, async ({
      site,
      visit,
    }) => {
      const address = addressWith(await firstRecords(site.url), path);
      const { page } = await visit({ language: 'ar', savesData: true, width: 390, height: 844 });
      await gotoRendered(page, site.url + address);
      await eventually(async () => expect(await hasCome(firstOf(page))).toBe(true));
      await expect(page.locator('html')).not.toHaveAttribute('data-pictures-late');
      const { first, others, scripts } = await page.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const image = document.querySelector<HTMLImageElement>('#outlet img[fetchpriority="high"]');
        const [own, ...rest] = entries
          .filter(({ name }) => /\/(?:media|hero)\//.test(name))
          .toSorted((a, b) => a.startTime - b.startTime);
        return {
          first: { start: own?.startTime ?? 0, isFirst: own?.name === image?.currentSrc },
          others: rest.filter(({ name }) => name !== image?.currentSrc).map(({ startTime }) => startTime),
          scripts: entries
            .filter(({ name }) => /\/assets\/(?:shell|react-dom)\./.test(name))
            .map(({ responseEnd }) => responseEnd),
        };
      });
      expect(first.isFirst).toBe(true);
      expect(scripts).toHaveLength(2);
      expect(first.start).toBeGreaterThanOrEqual(Math.max(...scripts));
      for (const start of others) expect(start).toBeGreaterThan(first.start);
    });
});
