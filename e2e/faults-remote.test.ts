// Looks at: shell, mf-blog, mf-listings, mf-forms
/**
 * The fault table of the quality bars, row by row, and the test that holds it. "fp" marks those that run behind a fault
 * proxy on a production build.
 *
 *   A remote's origin is down, answers 500, HTML, truncated JS, never answers   here (fp); killed: remote-down
 *   … a wrong hash                                                               here (fp); on disk: integrity
 *   … Retry, a reload and a new tab work once it is back                         here (fp)
 *   A remote throws while rendering, or in its lifecycle                         faults-lifecycles
 *   Its server bundle throws, loops, exhausts memory, exits, has a wrong hash    server-faults
 *   … after repeated failures the release is no longer asked                     faults-lifecycles
 *   A remote is redeployed while a visitor has the old page open                 release-alone; cleaned up: here (fp)
 *   The API is down, slow past 5 s, answers 500, 401, invalid JSON, wrong shape  faults-api (fp); bad records: any-api
 *   … forms keep every typed value                                               faults-forms (fp); bookings: booking
 *   local storage is blocked, full or holds rubbish                              faults-storage
 *   Double click on submit                                                       faults-forms (fp)
 *   Offline during the visit                                                     offline
 */
import type { Release } from '@shared/contract';
import type { Page } from '@playwright/test';
import type { Visitor, VisitorOptions } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './kit/fault-proxy.ts';
import { readPast } from './kit/read-past.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  ar: {
    panel: 'تعذّر عرض هذا القسم',
    retry: 'إعادة المحاولة',
    reload: 'إعادة تحميل الصفحة',
    blog: 'المدونة',
    contact: 'اتصل بنا',
  },
  en: {
    panel: 'This section could not be shown',
    retry: 'Try again',
    reload: 'Reload the page',
    blog: 'Blog',
    contact: 'Contact',
  },
} as const;

/** The site gives up on a remote after four and a half seconds; a busy machine may take longer to show that it has. */
const PANEL_LIMIT_MS = 15_000;

const faults: readonly Fault[] = [
  'is down',
  'answers 500',
  'answers HTML',
  'truncates its files',
  'breaks off',
  'changes a byte',
  'never answers',
];

test.describe('a remote whose origin fails, behind a fault proxy (quality, "Faults")', () => {
  let blog: FaultProxy;
  let listings: FaultProxy;
  let site: Site;

  test.beforeAll(async ({ site: shared }) => {
    [blog, listings] = await Promise.all([
      startFaultProxy(shared.origin('mf-blog')),
      startFaultProxy(shared.origin('mf-listings')),
    ]);
    site = await startSite({
      besides: shared,
      own: ['mf-blog', 'mf-listings'],
      environment: { MF_BLOG_ORIGIN: blog.url, MF_LISTINGS_ORIGIN: listings.url },
    });
  });
  test.afterEach(() => {
    blog.mend();
    listings.mend();
  });
  test.afterAll(async () => {
    await site?.close();
    await Promise.all([blog, listings].map((proxy) => proxy?.close()));
  });

  /** Nothing is routed: routing switches the browser's cache off, which is a part of what can go wrong. */
  async function open(
    visit: (options: VisitorOptions) => Promise<Visitor>,
    language: Language,
    path: string,
    options: VisitorOptions = {},
  ): Promise<Page> {
    const visitor = await visit({ language, ...options });
    const answer = await visitor.page.goto(site.url + path);
    expect(answer?.status()).toBe(200);
    await visitor.page.evaluate(() => Object.assign(window, { sameDocument: true }));
    return visitor.page;
  }

  const panelOf = (page: Page, language: Language) =>
    page.getByRole('alert').filter({ hasText: words[language].panel });
  const follow = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  const inBothLanguages = <Value>(task: (language: Language) => Promise<Value>): Promise<Value[]> =>
    Promise.all(languages.map(task));

  const articles = (page: Page) => page.locator('#outlet [data-section="mf-blog"] a[href^="/blog/"]');
  const showsTheLibrary = (page: Page) =>
    eventually(async () => expect(await articles(page).count()).toBeGreaterThan(3), PANEL_LIMIT_MS);

  // How a section takes a fault does not depend on the language: each is met once, in languages by turns.
  for (const [turn, fault] of faults.entries()) {
    const language = languages[turn % languages.length] ?? 'ar';
    test(`${fault}: the section says so in ${language}, all else works, Retry brings it back without a reload`, async ({
      visit,
    }) => {
      blog.break(fault);
      const page = await open(visit, language, '/blog');
      const panel = panelOf(page, language);
      await panel.waitFor({ timeout: PANEL_LIMIT_MS });
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);

      await follow(page, words[language].contact);
      await page.locator('#outlet [data-section="mf-forms"] h1:visible').waitFor();
      expect(await panel.count()).toBe(0);
      await follow(page, words[language].blog);
      await panel.waitFor({ timeout: PANEL_LIMIT_MS });

      blog.mend();
      await panel.getByRole('button', { name: words[language].retry }).click();
      await expect(panel).toHaveCount(0, { timeout: PANEL_LIMIT_MS });
      await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor({ timeout: PANEL_LIMIT_MS });
      await showsTheLibrary(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  test('answers 500: of a page of another, its pieces fail alone, each with its own Retry', async ({
    visit,
  }) => {
    listings.break('answers 500');
    const broken = await inBothLanguages(async (language) => {
      const page = await open(visit, language, '/');
      const panels = panelOf(page, language);
      await eventually(async () => {
        await readPast(page.locator('[data-parcel]:not([hidden])'));
        expect(await panels.count()).toBe(2);
      }, PANEL_LIMIT_MS);
      expect(await page.locator('#outlet h1:visible').isVisible()).toBe(true);
      const question = page.locator('#outlet details, #outlet button[aria-expanded]').first();
      expect(await question.count()).toBe(1);
      return { page, panels, language };
    });

    listings.mend();
    await Promise.all(
      broken.map(async ({ page, panels, language }) => {
        const retry = panels.first().getByRole('button', { name: words[language].retry });
        await retry.click();
        await eventually(async () => expect(await panels.count()).toBe(1));
        await retry.click();
        await eventually(async () => expect(await panels.count()).toBe(0));
        await eventually(async () =>
          expect(await page.locator('[data-parcel] a[href^="/property/"]').count()).toBeGreaterThan(7),
        );
      }),
    );
  });

  test('fails only while it is waited for: what has arrived once needs the origin no more', async ({
    visit,
  }) => {
    const page = await open(visit, 'en', '/blog');
    await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor();
    await page.waitForLoadState('networkidle');
    blog.break('is down');
    await follow(page, words.en.contact);
    await page.locator('#outlet [data-section="mf-forms"] h1:visible').waitFor();
    await follow(page, words.en.blog);
    await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor();
    expect(await panelOf(page, 'en').count()).toBe(0);
  });

  // Either comes with the word that it may be kept for a year.
  for (const fault of ['answers HTML', 'changes a byte'] as const)
    test(`${fault}, and all that a browser keeps has seen it: once it is well, so are Retry, a reload and a new tab`, async ({
      visit,
    }) => {
      const ways = ['Retry', 'a reload', 'a new tab'] as const;
      const visits = await Promise.all(
        ways.map(async (way, number) => {
          const language = languages[number % 2] ?? 'ar';
          // Nothing of the library is fetched ahead, while it is well.
          const page = await open(visit, language, '/contact', { savesData: true });
          await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
          return { way, language, page };
        }),
      );
      blog.break(fault);
      await Promise.all(
        visits.map(async ({ language, page }) => {
          await page.goto(`${site.url}/blog`);
          const panel = panelOf(page, language);
          await panel.waitFor({ timeout: PANEL_LIMIT_MS });
          // What Retry fetches is no better.
          const first = await panel.elementHandle();
          await panel.getByRole('button', { name: words[language].retry }).click();
          await first?.waitForElementState('hidden');
          await panel.waitFor({ timeout: PANEL_LIMIT_MS });
        }),
      );
      blog.mend();
      await Promise.all(
        visits.map(async ({ way, language, page }) => {
          if (way === 'Retry')
            await panelOf(page, language).getByRole('button', { name: words[language].retry }).click();
          else if (way === 'a reload') await page.reload();
          const seen = way === 'a new tab' ? await page.context().newPage() : page;
          if (seen !== page) await seen.goto(`${site.url}/blog`);
          await showsTheLibrary(seen);
          expect(await panelOf(seen, language).count()).toBe(0);
        }),
      );
    });

  /** Files of the page of an article that the library's page does not have. */
  async function filesOfArticleAlone(): Promise<string[]> {
    const answer = await fetch(`${blog.url}/release.json`);
    const { routes } = (await answer.json()) as Release;
    const filesOf = (path: string) => routes.find((route) => route.path === path)?.files.en ?? [];
    const ofLibrary = new Set(filesOf('/blog'));
    return filesOf('/blog/:id').filter((file) => !ofLibrary.has(file));
  }

  const namesOf = (files: readonly string[]) => new RegExp(files.join('|').replaceAll('.', '\\.'));

  test('never answers for the next page of a section that is well: it says so in time, and Retry brings the page', async ({
    visit,
  }) => {
    blog.break('never answers', namesOf(await filesOfArticleAlone()));
    const page = await open(visit, 'ar', '/blog');
    await showsTheLibrary(page);
    await articles(page).first().click();
    const panel = panelOf(page, 'ar');
    // Five seconds, and some for a busy machine.
    await panel.waitFor({ timeout: 8000 });
    blog.mend();
    await eventually(async () => {
      const retry = panel.getByRole('button', { name: words.ar.retry });
      if (await retry.isVisible()) await retry.click();
      expect(await page.locator('#outlet article h1').count()).toBe(1);
    });
  });

  test('has cleaned up the release of an open page: few requests, and a panel that offers a reload, by which nothing typed is lost', async ({
    visit,
  }) => {
    const gone = await filesOfArticleAlone();
    expect(gone).not.toEqual([]);
    const requests = () => blog.requests.filter(({ path }) => gone.some((file) => path.endsWith(file)));
    blog.break('has cleaned up', namesOf(gone));
    const left = [];
    for (const language of languages) {
      const { page, problems } = await visit({ language });
      await page.goto(`${site.url}/contact`);
      await page.locator('[name="name"]').fill('نورة');
      await page.goto(`${site.url}/blog`);
      await showsTheLibrary(page);
      // The library asks ahead for the page of an article.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const before = { requests: requests().length, problems: problems.length };
      await articles(page).first().click();
      const panel = panelOf(page, language);
      await panel.waitFor({ timeout: 5000 });
      // Asked for by pointing at the link and by following it, and once what is wrong; the browser writes two lines each.
      const most = 3 * gone.length;
      expect(requests().length - before.requests).toBeLessThanOrEqual(most);
      expect(problems.length - before.problems).toBeLessThanOrEqual(2 * most);
      expect(await panel.getByRole('button', { name: words[language].retry }).count()).toBe(0);
      left.push({ page, panel, language });
    }
    blog.mend();
    for (const { page, panel, language } of left) {
      await panel.getByRole('button', { name: words[language].reload }).click();
      await page.locator('#outlet article h1').waitFor();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
      await follow(page, words[language].contact);
      await eventually(async () => expect(await page.locator('[name="name"]').inputValue()).toBe('نورة'));
    }
  });
});
