// Looks at: shell, mf-blog, mf-listings, mf-forms
/**
 * The fault table of the quality bars, row by row, and the test that holds it. "fp" marks those that run behind a fault
 * proxy on a production build.
 *
 *   A remote's origin is down, answers 500, HTML, truncated JS, never answers   here (fp); killed: remote-down
 *   … a wrong hash                                                               here (fp); on disk: integrity
 *   A remote throws while rendering, or in its lifecycle                         faults-lifecycles
 *   Its server bundle throws, loops, exhausts memory, exits, has a wrong hash    server-faults
 *   … after repeated failures the release is no longer asked                     faults-lifecycles
 *   A remote is redeployed while a visitor has the old page open                 release-alone
 *   The API is down, slow past 5 s, answers 500, 401, invalid JSON, wrong shape  faults-api (fp); bad records: any-api
 *   … forms keep every typed value                                               faults-forms (fp); bookings: booking
 *   local storage is blocked, full or holds rubbish                              faults-storage
 *   Double click on submit                                                       faults-forms (fp)
 *   Offline during the visit                                                     offline
 */
import type { Page } from '@playwright/test';
import type { Visitor, VisitorOptions } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './kit/fault-proxy.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  ar: { panel: 'تعذّر عرض هذا القسم', retry: 'إعادة المحاولة', blog: 'المدونة', contact: 'اتصل بنا' },
  en: { panel: 'This section could not be shown', retry: 'Try again', blog: 'Blog', contact: 'Contact' },
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
  ): Promise<Page> {
    const visitor = await visit({ language });
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

  for (const fault of faults) {
    test(`${fault}: the section says so in both languages, all else works, Retry brings it back without a reload`, async ({
      visit,
    }) => {
      blog.break(fault);
      const broken = await inBothLanguages(async (language) => {
        const page = await open(visit, language, '/blog');
        const panel = panelOf(page, language);
        await panel.waitFor({ timeout: PANEL_LIMIT_MS });
        expect(await page.getByRole('contentinfo').isVisible()).toBe(true);

        await follow(page, words[language].contact);
        await page.locator('#outlet [data-section="mf-forms"] h1').waitFor();
        expect(await panel.count()).toBe(0);
        await follow(page, words[language].blog);
        await panel.waitFor({ timeout: PANEL_LIMIT_MS });
        return { page, panel, language };
      });

      blog.mend();
      await Promise.all(
        broken.map(async ({ page, panel, language }) => {
          await panel.getByRole('button', { name: words[language].retry }).click();
          await page.locator('#outlet [data-section="mf-blog"] h1').waitFor({ timeout: PANEL_LIMIT_MS });
          expect(await panel.count()).toBe(0);
          const articles = page.locator('#outlet article a[href^="/blog/"], #outlet li a[href^="/blog/"]');
          await eventually(async () => expect(await articles.count()).toBeGreaterThan(3));
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        }),
      );
    });
  }

  test('answers 500: of a page of another, its pieces fail alone, each with its own Retry', async ({
    visit,
  }) => {
    listings.break('answers 500');
    const broken = await inBothLanguages(async (language) => {
      const page = await open(visit, language, '/');
      const panels = panelOf(page, language);
      await eventually(async () => expect(await panels.count()).toBe(2), PANEL_LIMIT_MS);
      expect(await page.locator('#outlet h1').isVisible()).toBe(true);
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
    await page.locator('#outlet [data-section="mf-blog"] h1').waitFor();
    await page.waitForLoadState('networkidle');
    blog.break('is down');
    await follow(page, words.en.contact);
    await page.locator('#outlet [data-section="mf-forms"] h1').waitFor();
    await follow(page, words.en.blog);
    await page.locator('#outlet [data-section="mf-blog"] h1').waitFor();
    expect(await panelOf(page, 'en').count()).toBe(0);
  });
});
