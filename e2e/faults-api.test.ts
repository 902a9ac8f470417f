// Looks at: shell, api, mf-listings, mf-blog
import { startFaultProxy, type Fault, type FaultProxy } from './kit/fault-proxy.ts';
import type { Answer } from './kit/hostile-answers.ts';
import { fetchRendered } from './kit/rendered.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const words = {
  ar: {
    retry: 'إعادة المحاولة',
    properties: 'تعذّر تحميل العقارات',
    articles: 'تعذّر تحميل المقالات',
    article: 'المقال غير موجود',
    property: 'العقار غير موجود',
    toProperties: 'العودة إلى العقارات',
  },
  en: {
    retry: 'Try again',
    properties: 'The properties could not be loaded',
    articles: 'The articles could not be loaded',
    article: 'Article Not Found',
    property: 'Property Not Found',
    toProperties: 'Back to properties',
  },
} as const;

const faults: readonly Fault[] = [
  'is down',
  'is slow',
  'answers 500',
  'answers 401',
  'answers invalid JSON',
  'answers a wrong shape',
];
const languages = ['ar', 'en'] as const;

/** Later than a page waits for its data, and within what it waits for the record that it is about. */
const LATE_MS = 400;
const noneAfterAWhile: Answer = (response) => {
  setTimeout(() => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"message":"there is none"}');
  }, LATE_MS);
};

/** The site waits five seconds for an answer and may ask twice; a busy machine takes longer to show it. */
const STATE_LIMIT_MS = 30_000;

/** An API that fails (quality, "Faults"; specification, section 8): the submits of forms stand in faults-forms. */
test.describe('an API that', () => {
  let proxy: FaultProxy;
  let site: Site;
  let ids: { property: string; article: string };

  test.beforeAll(async ({ site: shared }) => {
    proxy = await startFaultProxy(shared.origin('api'));
    site = await startSite({ besides: shared, own: ['api'], environment: { API_ORIGIN: proxy.url } });
    const firstId = async (call: string) => {
      const answer = await fetch(`${shared.url}/api/v1/${call}`);
      const { data } = (await answer.json()) as { data: { _id: string }[] };
      return data[0]?._id ?? '';
    };
    ids = { property: await firstId('home/sell?limit=1'), article: await firstId('blog/?limit=1') };
  });
  test.afterEach(() => proxy.mend());
  test.afterAll(async () => {
    await site?.close();
    await proxy?.close();
  });

  test('says after 400 ms that there is no such property or article is waited for: the document says so, with status 404', async () => {
    proxy.break(noneAfterAWhile, /\/none$/);
    for (const language of languages)
      for (const [path, failure] of [
        ['/property/none', 'property'],
        ['/blog/none', 'article'],
      ] as const) {
        const { status, html } = await fetchRendered(`${site.url}${path}?lang=${language}`);
        const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
        expect([path, language, status]).toEqual([path, language, 404]);
        expect(title).toContain(words[language][failure]);
      }
  });

  // The documents are asked for while the fault lasts and not before: none with content is kept anywhere. How a call fails does
  // not depend on the language: each page meets each fault once, from one fault and one page to the next in the other.
  for (const [turn, fault] of faults.entries()) {
    test(`${fault} leaves every page its failed state and Retry`, async ({ visit }) => {
      proxy.break(fault, /^\/api\//);
      const pages = [
        [`/sell?min=${turn + 1}`, 'properties'],
        [`/blog?page=${turn + 2}`, 'articles'],
        [`/blog/${ids.article}`, 'article'],
        [`/property/${ids.property}`, 'property'],
      ] as const;
      const languageOf = (index: number) => languages[(turn + index) % 2] ?? 'ar';
      // Side by side: most of it is waiting for an answer that does not come.
      const visitors = await Promise.all(
        pages.map(async ([path, failure], index) => {
          const language = languageOf(index);
          const visitor = await visit({ language, savesData: true });
          const { page } = visitor;
          await page.goto(site.url + path);
          const main = page.getByRole('main');
          await main.getByText(words[language][failure]).first().waitFor({ timeout: STATE_LIMIT_MS });
          expect(await main.getByRole('button', { name: words[language].retry }).first().isVisible()).toBe(
            true,
          );
          expect(await page.getByRole('banner').isVisible()).toBe(true);
          expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
          return visitor;
        }),
      );
      const page = visitors.at(-1)?.page;
      if (!page) throw new Error('nobody looks at a property');
      const { retry, toProperties } = words[languageOf(pages.length - 1)];
      const main = page.getByRole('main');
      expect(await main.getByRole('link', { name: toProperties }).getAttribute('href')).toBe('/properties');

      proxy.mend();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await main.getByRole('button', { name: retry }).first().click({ timeout: STATE_LIMIT_MS });
      await main.locator('a[href^="https://wa.me/"]').first().waitFor({ timeout: STATE_LIMIT_MS });
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      const problems = visitors.flatMap((visitor) => visitor.problems);
      expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    });
  }
});
