// Looks at: shell, mf-forms, mf-blog
import type { Page } from '@playwright/test';
import {
  BROKEN_PARTINGS,
  BROKEN_WAYS,
  FAULT_KEY,
  publishBrokenRemote,
  type BrokenRemote,
} from './kit/broken-remote.ts';
import type { Visitor, VisitorOptions } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';

const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  ar: { panel: 'تعذّر عرض هذا القسم', retry: 'إعادة المحاولة', blog: 'المدونة', contact: 'اتصل بنا' },
  en: { panel: 'This section could not be shown', retry: 'Try again', blog: 'Blog', contact: 'Contact' },
} as const;

/** The site gives up on a remote after four and a half seconds; a busy machine may take longer to show that it has. */
const PANEL_LIMIT_MS = 15_000;

const panelOf = (page: Page, language: Language) =>
  page.getByRole('alert').filter({ hasText: words[language].panel });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const reportsIn = ({ problems }: Visitor) =>
  problems.filter((text) => /section mf-\w+\S* failed:/.test(text));

/** Opens a page of the remote, to fail there as named. */
async function failAt(
  address: string,
  fault: string,
  visit: (options: VisitorOptions) => Promise<Visitor>,
  language: Language,
): Promise<Visitor> {
  const visitor = await visit({ language });
  await visitor.context.addInitScript(
    ([key, value]) => {
      if (window.sessionStorage.getItem(key) === null) window.sessionStorage.setItem(key, value);
    },
    [FAULT_KEY, fault] as const,
  );
  await visitor.page.goto(address);
  return visitor;
}
const setFault = (page: Page, fault: string) =>
  page.evaluate(([key, value]) => window.sessionStorage.setItem(key, value), [FAULT_KEY, fault] as const);

/** How the page takes a fault does not depend on the language: each is met once, in languages by turns. */
const languageOf = (turn: number): Language => languages[turn % languages.length] ?? 'ar';
const everyLanguage = (task: (language: Language) => Promise<void>) => Promise.all(languages.map(task));

/** The article library of a team that has made two mistakes. */
function throwInPlaces(text: string): string {
  const HEAD = 'function BlogPage() {\n';
  if (!text.includes(HEAD)) throw new Error('the page has changed its shape');
  const places = `import { useEffect } from 'react';
const isTo = (fault: string) =>
  typeof window !== 'undefined' && window.sessionStorage.getItem('${FAULT_KEY}') === fault;
const fail = () => {
  throw new Error('broken on purpose');
};
`;
  const body = `  if (isTo('in render')) fail();
  useEffect(() => {
    if (isTo('in an effect')) fail();
  }, []);
`;
  return places + text.replace(HEAD, HEAD + body);
}

test.describe('a remote that throws (quality, "Faults")', () => {
  /** By its lifecycles. */
  let forms: BrokenRemote;
  /** By its components. */
  let blog: WorkingCopy;
  let site: Site;

  test.beforeAll(async ({ site: shared }) => {
    forms = publishBrokenRemote(
      'mf-forms',
      `module.exports = { default: { render() { throw new Error('broken on purpose'); } } };`,
    );
    blog = checkOut('mf-blog', 'mf-blog-throwing');
    blog.edit('src/pages/blog-page.tsx', throwInPlaces);
    await blog.run(['build'], { BUILD_CACHE: 'off' });
    site = await startSite({
      besides: shared,
      own: ['mf-forms', 'mf-blog'],
      environment: { RELEASES_OF_MF_FORMS: forms.folder, RELEASES_OF_MF_BLOG: blog.releases },
    });
  });
  test.afterAll(async () => {
    await site?.close();
    forms?.remove();
    blog?.remove();
  });

  test('renders on the server, and throws each time: after five times the release is asked no more', async () => {
    const failures = () => site.output.filter((line) => line.includes('rendering /contact failed')).length;
    await eventually(async () => {
      const registry = (await (await fetch(`${site.url}/registry.json`)).json()) as {
        remotes: Record<string, { base: string }>;
      };
      expect(registry.remotes['mf-forms']?.base).toContain('0000b0b0');
    });
    for (let page = 1; page <= 12; page += 1)
      expect((await fetch(`${site.url}/contact?visit=${page}`)).status).toBe(200);
    await eventually(() => expect(failures()).toBe(5));
  });

  for (const [turn, fault] of BROKEN_WAYS.entries()) {
    const language = languageOf(turn);
    test(`${fault}: the section says so in ${language}, once in the log, all else works, Retry helps`, async ({
      visit,
    }) => {
      const visitor = await failAt(`${site.url}/contact`, fault, visit, language);
      const { page } = visitor;
      const panel = panelOf(page, language);
      await panel.waitFor({ timeout: PANEL_LIMIT_MS });
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      expect(reportsIn(visitor)).toHaveLength(1);

      // What has failed stands in nobody's way.
      await follow(page, words[language].blog);
      await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor();
      await follow(page, words[language].contact);
      await panel.waitFor({ timeout: PANEL_LIMIT_MS });
      expect(reportsIn(visitor)).toHaveLength(2);

      await setFault(page, 'none');
      await panel.getByRole('button', { name: words[language].retry }).click();
      await page.getByRole('heading', { name: 'The remote works' }).waitFor({ timeout: PANEL_LIMIT_MS });
      expect(await panel.count()).toBe(0);
      expect(reportsIn(visitor)).toHaveLength(2);
    });
  }

  for (const [turn, fault] of BROKEN_PARTINGS.entries()) {
    const language = languageOf(turn);
    test(`${fault}: the visitor goes on, and can come back`, async ({ visit }) => {
      const { page } = await failAt(`${site.url}/contact`, fault, visit, language);
      const works = page.getByRole('heading', { name: 'The remote works' });
      await works.waitFor({ timeout: PANEL_LIMIT_MS });
      await follow(page, words[language].blog);
      await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor();
      expect(await works.count()).toBe(0);
      await follow(page, words[language].contact);
      await works.waitFor({ timeout: PANEL_LIMIT_MS });
      expect(await works.count()).toBe(1);
      expect(await panelOf(page, language).count()).toBe(0);
    });
  }

  for (const fault of ['in render', 'in an effect'] as const) {
    test(`${fault}, over what the server has rendered: said in both languages, reported once, mended by Retry`, async ({
      visit,
    }) => {
      await everyLanguage(async (language) => {
        const visitor = await failAt(`${site.url}/blog`, fault, visit, language);
        const { page } = visitor;
        const panel = panelOf(page, language);
        await panel.waitFor({ timeout: PANEL_LIMIT_MS });
        expect(reportsIn(visitor)).toHaveLength(1);
        expect(reportsIn(visitor)[0]).toContain('failed: render');
        expect(await page.locator('#outlet h1:visible').count()).toBe(1);
        await setFault(page, 'none');
        await panel.getByRole('button', { name: words[language].retry }).click();
        await expect(panel).toHaveCount(0, { timeout: PANEL_LIMIT_MS });
        await page
          .locator('#outlet [data-section="mf-blog"] h1:visible')
          .waitFor({ timeout: PANEL_LIMIT_MS });
      });
    });
  }
});
