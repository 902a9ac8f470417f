// Looks at: shell, mf-listings, mf-blog
import type { RegistrySnapshot } from '@shared/contract';
import type { Page } from '@playwright/test';
import { eventually } from './kit/eventually.ts';
import { firstRecords } from './kit/first-records.ts';
import { shown } from './kit/shown.ts';
import { expect, test } from './kit/test.ts';

const heading = (page: Page) => page.locator('#outlet h1:visible');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** As a hand does that presses something afterwards: the page has heard of it. */
const restAt = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, { once: true });
        window.scrollTo(0, y);
      }).then(() => undefined),
    top,
  );

test.describe('moving through the site (architecture, "Navigation")', () => {
  test('gives each page its title, its heading the focus, and tells assistive technology', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await page.goto(site.url);
    const banner = page.getByRole('banner');
    for (const [link, title] of [
      ['For sale', 'Properties for sale'],
      ['Blog', 'Article Library'],
      ['For rent', 'Properties for rent'],
    ] as const) {
      await banner.getByRole('link', { name: link, exact: true }).click();
      await eventually(async () => expect(await page.title()).toBe(`${title} | Sadaf Real Estate`));
      await eventually(async () => expect(await page.locator('#announcer').textContent()).toBe(title));
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
      expect(await banner.getByRole('link', { name: link, exact: true }).getAttribute('aria-current')).toBe(
        'page',
      );
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
    }
  });

  /** Answers to calls for one article are held until they are let through. */
  async function holdArticles(page: Page): Promise<() => void> {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.context().route(/\/api\/v1\/blog\/[^?]/, async (route) => {
      await held;
      await route.continue();
    });
    return letThrough;
  }

  for (const [language, loading, back] of [
    ['ar', 'جارٍ تحميل المقال…', 'العودة إلى المقالات'],
    ['en', 'Loading the article…', 'Back to Articles'],
  ] as const) {
    test(`tells of an article that nothing is known of, at first that it loads, then its title, and leads to its heading, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language, savesData: true });
      const { blog } = await firstRecords(site.url);
      await page.goto(`${site.url}/contact`);
      const letThrough = await holdArticles(page);
      // As another remote's page may lead to it.
      await page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address, textContent: 'further' });
        document.body.append(link);
        link.click();
        link.remove();
      }, `/blog/${blog}`);
      const announced = page.locator('#announcer');
      await eventually(async () => expect(await announced.textContent()).toBe(loading));
      letThrough();
      await heading(page).waitFor();
      const title = await heading(page).textContent();
      await eventually(async () => expect(await announced.textContent()).toBe(title));
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    });

    test(`begins an article with what its card knows, goes on with its text, and leads back to the library from wherever its contents led, in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language, savesData: true });
      await page.goto(`${site.url}/blog`);
      const letThrough = await holdArticles(page);
      const link = page.locator('#outlet [data-section="mf-blog"] a[href^="/blog/"]').first();
      const title = await link.locator('bdi').textContent();
      await link.click();
      await expect(heading(page)).toHaveText(title ?? '');
      await expect(page.locator('#announcer')).toHaveText(title ?? '');
      await expect(page.locator('#outlet').getByText(loading)).toBeAttached();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      letThrough();
      await expect(page.locator('#opens-in-new-tab')).toBeAttached();
      await expect(page.locator('#outlet').getByText(loading)).not.toBeAttached();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      // Its parts are no steps of the history, however many are gone to.
      for (const part of ['first', 'last'] as const) {
        const section = page.locator('#outlet a[href^="#heading-"]')[part]();
        const hash = (await section.getAttribute('href')) ?? '';
        await section.evaluate((element: HTMLElement) => element.click());
        await eventually(() => expect(decodeURI(new URL(page.url()).hash)).toBe(hash));
      }
      await page.getByRole('link', { name: back }).click();
      await eventually(() => expect(new URL(page.url()).pathname).toBe('/blog'));
      await expect(link).toBeVisible();
    });
  }

  for (const [language, list, links] of [
    ['ar', '/sell', '#outlet article :is(h2, h3) a[href^="/property/"]'],
    ['en', '/blog', '#outlet article a[href^="/blog/"]'],
  ] as const)
    test(`takes title and picture of a card over into its page, from ${list} in ${language}`, async ({
      site,
      visit,
    }) => {
      const { page, problems } = await visit({ language, wantsMotion: true });
      // What had a name as a transition began, and whether a button of the other page could be pressed while it moved.
      await page.addInitScript(() => {
        const seen: { named: string[]; pressable?: boolean }[] = [];
        Object.assign(window, { seen });
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const named = document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]');
          const entry: (typeof seen)[number] = { named: Array.from(named, ({ tagName }) => tagName) };
          seen.push(entry);
          const transition = start(update);
          const look = () => {
            const button = document.querySelector('#outlet button[aria-pressed]');
            const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            // None stands there where the page's content was still on its way.
            if (button) entry.pressable = button.contains(hit);
          };
          // A browser that is too busy for it leaves the animation out.
          transition.ready.then(look, () => {});
          return transition;
        };
      });
      const press = async () => {
        await heading(page).waitFor();
        const link = page.locator(links).first();
        await link.hover();
        await link.click();
        await page.waitForURL((url) => url.pathname !== list);
      };
      const seen = () =>
        page.evaluate(() => (window as { seen?: { named: string[]; pressable?: boolean }[] }).seen ?? []);
      await page.goto(site.url + list);
      await press();
      await page.goBack();
      // Now at the latest all that such a page is made of is here.
      await page.waitForURL((url) => url.pathname === list);
      await press();
      await eventually(async () => {
        const transitions = await seen();
        expect(transitions[0]?.named.toSorted()).toEqual([list === '/sell' ? 'H2' : 'H3', 'IMG']);
        expect(transitions.map(({ pressable }) => pressable)).not.toContain(false);
        expect(await page.locator('[style*="view-transition-name"]').count()).toBe(0);
      });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(problems).toEqual([]);
    });

  test('starts a page at its top and comes back to where one was left, between remotes and within one', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'en', width: 390, height: 844 });
    const { page } = visitor;
    await page.goto(`${site.url}/sell`);
    for (const [card, back] of [
      ['#outlet :is(h2, h3) a[href^="/property/"]', 'Properties for sale'],
      ['footer a[href="/blog"]', 'Properties for sale'],
    ] as const) {
      await eventually(async () => expect(await heading(page).textContent()).toBe(back));
      await page.evaluate(() => window.scrollTo(0, 1500));
      await eventually(async () => expect(await scrolled(page)).toBe(1500));
      await page
        .locator(card)
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await eventually(async () => expect(await heading(page).textContent()).not.toBe(back));
      await eventually(async () => expect(await scrolled(page)).toBe(0));
      await page.goBack();
      await eventually(async () => expect(await heading(page).textContent()).toBe(back));
      await eventually(async () => expect(await scrolled(page)).toBe(1500));
    }
  });

  test('comes back to where a page was left that is drawn anew from its heading on, not to its footer', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en' });
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto(`${site.url}/`);
    await restAt(page, 600);
    const whole = await length();
    await page.locator('#header nav a[href="/sell"]').first().click();
    await expect(heading(page)).toHaveText('Properties for sale');
    await page.goBack();
    await eventually(async () => expect(await length()).toBeGreaterThan(whole - 200));
    expect(await scrolled(page)).toBe(600);
    expect(problems).toEqual([]);
  });

  test('has what the next page needs before the press: nothing of its remote is fetched after it', async ({
    site,
    visit,
  }) => {
    // Pictures stay: standing in for them would turn the browser's cache off.
    const visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).hover();
    const { remotes } = (await (await fetch(`${site.url}/registry.json`)).json()) as RegistrySnapshot;
    const blog = remotes['mf-blog'];
    const needed =
      blog?.routes.find(({ path }) => path === '/blog')?.files.en.map((file) => blog.base + file) ?? [];
    expect(needed.length).toBeGreaterThan(3);
    await eventually(async () => {
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      expect(needed.filter((file) => !fetched.includes(file))).toEqual([]);
    });
    const pressedAt = await page.evaluate(() => performance.now());
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await eventually(async () => expect(await heading(page).textContent()).toBe('Article Library'));
    const fetched = await page.evaluate((since) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const overNetwork = files.filter(
        ({ startTime, transferSize }) => startTime > since && transferSize > 0,
      );
      return overNetwork.map(({ name }) => new URL(name).pathname);
    }, pressedAt);
    expect(needed.filter((file) => fetched.includes(file))).toEqual([]);
  });

  for (const savesData of [false, true])
    test(`opens a property from its list without asking the API for what it has${savesData ? ', nothing fetched ahead' : ''}`, async ({
      site,
      visit,
    }) => {
      const { page } = await visit({ language: 'en', savesData });
      await page.goto(`${site.url}/sell`);
      await page.waitForLoadState('networkidle');
      const card = page.locator('#outlet article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await card.getByRole('heading').getByRole('link').click();
      await eventually(async () => expect(await heading(page).textContent()).toBe(name));
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.startsWith('/api/v1/home/homes'))).toEqual([]);
    });

  test('asks for what is like a property and near it once the property is painted', async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ language: 'en' });
    await page.addInitScript(() => {
      const asked: { path: string; after: boolean }[] = [];
      let isDrawn = false;
      const look = () => {
        isDrawn = document.querySelector('#outlet h1 ~ *, #outlet section > h2') !== null;
        if (!isDrawn) requestAnimationFrame(look);
      };
      document.addEventListener('click', () => requestAnimationFrame(look), { capture: true });
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (...given: [string, string | URL]) {
        asked.push({ path: new URL(given[1], document.baseURI).pathname, after: isDrawn });
        return open.apply(this, given as unknown as Parameters<typeof open>);
      };
      Object.assign(window, { asked });
    });
    await page.goto(`${site.url}/sell`);
    await page.waitForLoadState('networkidle');
    const link = page.locator('#outlet article').first().getByRole('heading').getByRole('link');
    await link.hover();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Nearby' })).toBeAttached();
    const asked = await page.evaluate(
      () => (window as unknown as { asked: { path: string; after: boolean }[] }).asked,
    );
    const extras = asked.filter(({ path }) => /\/listings\/(?:near|search)$/.test(path));
    expect(new Set(extras.map(({ path }) => path.split('/').at(-1)))).toEqual(new Set(['near', 'search']));
    expect(extras.filter(({ after }) => !after)).toEqual([]);
  });

  test('shows a page of the header at once: all of it was drawn while the browser was idle', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en' });
    await page.goto(site.url);
    const join = page.getByRole('banner').getByRole('link', { name: 'Become a broker', exact: true });
    const { remotes } = (await (await fetch(`${site.url}/registry.json`)).json()) as RegistrySnapshot;
    const forms = remotes['mf-forms'];
    const filesOf = (wanted: string) =>
      forms?.routes.find(({ path }) => path === wanted)?.files.en.map((file) => forms.base + file) ?? [];
    // The footer's pages, and what these say, follow whenever there is time. What they have in common with this page is fetched once
    // more then, to be kept; a page is drawn from scripts.
    const footers = ['/privacy', '/accessibility'].flatMap(filesOf);
    const isOfFooter = (file: string, type: string) =>
      (footers.includes(file) && (type === 'fetch' || !filesOf('/join').includes(file))) ||
      /\/statements\.\w+\.js$/.test(file);
    let asked: string[] = [];
    let lastAskedAt = Date.now();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/remotes/mf-forms/') || isOfFooter(pathname, request.resourceType())) return;
      asked.push(pathname);
      lastAskedAt = Date.now();
    });
    // The header’s pages are drawn in their order, each some time after its files were fetched.
    await page.locator('#outlet [data-ahead] [name="experience"]').first().waitFor({ state: 'attached' });
    await eventually(() => {
      expect(asked.length).toBeGreaterThan(3);
      expect(Date.now() - lastAskedAt).toBeGreaterThan(1500);
    });
    asked = [];
    await join.click();
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'),
    );
    await page.getByRole('form', { name: 'Registration form' }).waitFor();
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('fetches the first page of both lists when the browser is idle, whatever the page (specification, section 7)', async ({
    site,
    visit,
  }) => {
    const visitor = await visit({ language: 'en' });
    const asked = new Set<string>();
    visitor.page.on('request', (request) => asked.add(new URL(request.url()).search));
    await visitor.page.goto(`${site.url}/contact`);
    await eventually(() => {
      expect(asked).toContain('?list=sell&limit=24');
      expect(asked).toContain('?list=rent&limit=24');
    });
  });

  test('a list comes by its pages: filtered, left, come back to and reloaded, nothing asks for all of it', async ({
    site,
    visit,
  }) => {
    const { page, problems } = await visit({ language: 'en' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/api\/v1\/(home\/(sell|rent)|listings)/.test(pathname)) asked.push(pathname + search);
    });
    const names = () => shown(page, 'article :is(h2, h3)').allTextContents();
    const type = page.locator('select[name="type"]:visible');
    await page.goto(`${site.url}/sell`);
    const all = await names();
    await restAt(page, 200);
    await type.selectOption('villa');
    await page.waitForURL('**/sell?type=villa');
    await eventually(async () => expect((await names()).length).toBeLessThan(all.length));
    const villas = await names();
    await restAt(page, 300);
    // Not by a pointer, which would scroll to it.
    await page
      .locator('#outlet :is(h2, h3) a[href^="/property/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/property/*');
    await eventually(async () => expect(await scrolled(page)).toBe(0));
    await page.goBack();
    await expect(type).toHaveValue('villa');
    await eventually(async () => expect(await names()).toEqual(villas));
    await eventually(async () => expect(await scrolled(page)).toBe(300));
    await page.goBack();
    await page.waitForURL('**/sell');
    await eventually(async () => expect(await names()).toEqual(all));
    await eventually(async () => expect(await scrolled(page)).toBe(200));
    await page.goForward();
    await eventually(async () => expect(await names()).toEqual(villas));
    await page.reload();
    await expect(type).toHaveValue('villa');
    await eventually(async () => expect(await names()).toEqual(villas));
    await page.goBack();
    await page.waitForURL('**/sell');
    await eventually(async () => expect(await names()).toEqual(all));
    await page.goForward();
    await eventually(async () => expect(await names()).toEqual(villas));
    await page.locator('footer').scrollIntoViewIfNeeded();
    await eventually(() => expect(asked).toContain('/api/v1/listings/search?list=sell&type=villa&limit=24'));
    expect(asked.filter((call) => !call.startsWith('/api/v1/listings/search?'))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
