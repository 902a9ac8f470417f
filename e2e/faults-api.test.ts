import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openVisitor, type Visitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './kit/fault-proxy.ts';
import { startApiOrigin, type Origin } from './kit/origins.ts';
import { startSite, type Site } from './kit/site.ts';

const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  ar: {
    retry: 'إعادة المحاولة',
    properties: 'تعذّر تحميل العقارات',
    articles: 'تعذّر تحميل المقالات',
    property: 'العقار غير موجود',
    article: 'المقال غير موجود',
  },
  en: {
    retry: 'Try again',
    properties: 'The properties could not be loaded',
    articles: 'The articles could not be loaded',
    property: 'Property Not Found',
    article: 'Article Not Found',
  },
} as const;

/** The site waits five seconds for an answer and asks some again; a busy machine may take longer to show it. */
const STATE_LIMIT_MS = 25_000;

const faults: readonly Fault[] = [
  'is down',
  'is slow',
  'answers 500',
  'answers 401',
  'answers invalid JSON',
  'answers a wrong shape',
];

describe('an API that fails, behind a fault proxy (quality, "Faults"; specification, section 8)', () => {
  let browser: Browser;
  let api: Origin;
  let proxy: FaultProxy;
  let site: Site;
  let ids: { property: string; article: string };
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    [browser, api] = await Promise.all([launchBrowser(), startApiOrigin()]);
    proxy = await startFaultProxy(api.url, true);
    site = await startSite({ environment: { API_ORIGIN: proxy.url } });
    ids = { property: await firstId('home/sell'), article: await firstId('blog/') };
  });
  afterEach(async () => {
    proxy.mend();
    await Promise.all(visitors.map((visitor) => visitor.close()));
    visitors = [];
  });
  afterAll(async () => {
    await site?.close();
    await browser?.close();
    await proxy?.close();
    await api?.close();
  });

  async function firstId(list: string): Promise<string> {
    const answer = await fetch(`${api.url}/api/v1/${list}?limit=1`);
    const { data } = (await answer.json()) as { data: readonly { _id: string }[] };
    return data[0]?._id ?? '';
  }

  /** What each page says of its failure, and how many times. */
  const statesIn = (language: Language) => {
    const { properties, articles, property, article } = words[language];
    return [
      { path: '/sell', text: properties, count: 1 },
      { path: '/blog', text: articles, count: 1 },
      { path: `/property/${ids.property}`, text: property, count: 1 },
      { path: `/blog/${ids.article}`, text: article, count: 1 },
      { path: '/', text: properties, count: 2 },
    ];
  };

  /** The document server shares answers and documents for a moment: until then it knows of no failure. */
  const untilTheServerHasNothing = (language: Language) =>
    Promise.all(
      statesIn(language).map(({ path }) =>
        eventually(async () => {
          const answer = await fetch(`${site.url}${path}?lang=${language}`);
          expect(answer.status).toBe(200);
          expect(answer.headers.get('cache-control')).toBe('no-cache');
        }, STATE_LIMIT_MS),
      ),
    );

  const alerts = (page: Page, text: string) =>
    page.locator('#outlet').getByRole('alert').filter({ hasText: text });

  async function open(visitor: Visitor, path: string, text: string, count: number): Promise<Page> {
    const page = await visitor.context.newPage();
    await page.goto(site.url + path);
    await eventually(async () => expect(await alerts(page, text).count()).toBe(count), STATE_LIMIT_MS);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    // The brand's own contact data stand where the settings could not be had.
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(8);
    return page;
  }

  it.each(faults)(
    '%s: every page says what the specification names, in both languages, and Retry helps',
    async (fault) => {
      proxy.break(fault, /^\/api\//);
      await Promise.all(languages.map(untilTheServerHasNothing));
      const failed = await Promise.all(
        languages.map(async (language) => {
          const visitor = await openVisitor(browser, { language, pictures: true });
          visitors.push(visitor);
          visitor.context.on('console', (message) => visitor.problems.push(message.text()));
          visitor.context.on('weberror', (raised) => {
            // The kit's own script runs in the empty page too, which has no storage.
            if (raised.page()?.url().startsWith(site.url))
              visitor.problems.push(`uncaught: ${raised.error().message}`);
          });
          return Promise.all(
            statesIn(language).map(async ({ path, text, count }) => ({
              text,
              language,
              page: await open(visitor, path, text, count),
            })),
          );
        }),
      );
      const isWarned = visitors.map(({ problems }) => problems.some((text) => text.includes('(401)')));
      expect(isWarned).toEqual(languages.map(() => fault === 'answers 401'));
      // Nothing of what a server says in its failures reaches a visitor's eyes, and nothing is uncaught.
      for (const { problems } of visitors) expect(problems.join('\n')).not.toMatch(/uncaught/i);

      proxy.mend();
      await Promise.all(
        failed.flat().map(async ({ page, text, language }) => {
          // On home two of them stand, and what one has fetched may mend the other before it is pressed.
          await eventually(async () => {
            const retry = alerts(page, text).first().getByRole('button', { name: words[language].retry });
            await retry.click({ timeout: 1000 }).catch(() => undefined);
            expect(await alerts(page, text).count()).toBe(0);
          }, STATE_LIMIT_MS);
          await eventually(async () =>
            expect(await page.locator('#outlet').locator('article, img').count()).toBeGreaterThan(0),
          );
        }),
      );
    },
  );
});
