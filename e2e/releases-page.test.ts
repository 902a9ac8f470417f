// Looks at: shell
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hold, setCanary } from '@shared/bundler/moves';
import { openStore } from '@shared/bundler/open-store';
import { REMOTE_NAMES, releaseId, type Release, type SiteState, type Verdict } from '@shared/contract';
import { alterRelease, type AlteredRelease } from './kit/altered-release.ts';
import { bringAxe, COLOUR_RULES, darken, findings } from './kit/axe.ts';
import { eventually } from './kit/eventually.ts';
import { atFourfoldZoom, withTextSpacing } from './kit/legible.ts';
import { walkByKeyboard } from './kit/keyboard/walk-by-keyboard.ts';
import { gotoRendered } from './kit/rendered.ts';
import { followRequests } from './kit/requests.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const TOKEN = 'a-token-of-this-test-alone';
const CANARY = '9.1.0-aaaaaaaa';
const HELD = '9.2.0-bbbbbbbb';

test.describe('the page of releases', () => {
  let site: Site;
  let blog: AlteredRelease;
  let live: Release;

  const send = (to: string, body: unknown) =>
    fetch(site.url + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.beforeAll(async ({ site: shared }) => {
    blog = alterRelease('mf-blog');
    const read = (file: string) => JSON.parse(readFileSync(path.join(blog.folder, file), 'utf8')) as Release;
    live = read('release.json');
    const record = read(`${live.folder}release.json`);
    /** The live release under another name. */
    const copy = (id: string, more: Partial<Release> = {}): Release => {
      const made = { ...record, version: id.split('-')[0] ?? '', folder: `releases/${id}/`, ...more };
      cpSync(path.join(blog.folder, live.folder), path.join(blog.folder, made.folder), { recursive: true });
      writeFileSync(path.join(blog.folder, made.folder, 'release.json'), JSON.stringify(made));
      return made;
    };
    const store = await openStore(blog.folder);
    const origin = { author: 'Amal', commit: live.commit, dirty: false };
    const changes = { since: live.commit, subjects: ['Cards have a border'], count: 1 };
    copy(CANARY);
    await hold(store, copy(HELD, { slots: ['mf-listings/none'] }), { origin, changes, reason: 'for May' });
    await setCanary(store, CANARY, 10, { origin });
    site = await startSite({
      besides: shared,
      own: ['mf-blog'],
      environment: { RELEASES_OF_MF_BLOG: blog.folder, RELEASES_TOKEN: TOKEN },
    });
    // Vitals of what is not in use count for nobody.
    await eventually(async () => {
      const { remotes } = (await (await fetch(`${site.url}/releases.json`)).json()) as SiteState;
      expect(remotes.some(({ canary }) => canary !== null)).toBe(true);
    });
    const error = {
      kind: 'error',
      name: 'TypeError',
      message: 'the card has no title',
      frames: [],
      count: 2,
    };
    await send('/errors', [{ ...error, source: `mf-blog@${CANARY}`, route: '/blog' }]);
    await send(
      '/vitals',
      [`mf-blog@${releaseId(live)}`, `mf-blog@${CANARY}`].flatMap((release) =>
        [
          { name: 'LCP', value: 2700 },
          { name: 'INP', value: 90 },
          { name: 'CLS', value: 0.4 },
        ].map((vital) => ({
          ...vital,
          id: `${release.replace('@', '.')}-${vital.name}`,
          release,
          route: '/blog',
        })),
      ),
    );
  });
  test.afterAll(async () => {
    await site?.close();
    blog?.remove();
  });

  test('is nothing without the token, by the keyboard, and says what is wrong with another one', async ({
    visit,
  }) => {
    const { page, context } = await visit({ language: 'en', width: 390, height: 844 });
    await bringAxe(page);
    const answer = await page.goto(`${site.url}/releases`);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([401, 'no-store']);
    expect(await page.content()).not.toContain(CANARY);
    await page.getByLabel('Token').focus();
    await page.keyboard.type('another one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('That is not the token. Check it and try again.');
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('Token').focus();
    await page.keyboard.type(TOKEN);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'mf-blog' }).waitFor();
    expect(page.url()).not.toContain(TOKEN);
    const kept = (await context.cookies()).find(({ name }) => name === 'releases');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Token').waitFor();
  });

  for (const language of ['ar', 'en'] as const)
    test(`has what is live, the canary, what is held, errors and vitals, in ${language}; nothing serious for axe, light and dark; nothing lost with text spaced out or at 400%`, async ({
      visit,
    }) => {
      const width = language === 'ar' ? 390 : 1440;
      const { page, context, problems } = await visit({ language, width });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.setExtraHTTPHeaders({ authorization: `Bearer ${TOKEN}` });
      await bringAxe(page);
      await page.goto(`${site.url}/releases`);
      expect(await page.locator('.release.canary').count()).toBe(1);
      const remote = page.locator('#mf-blog');
      const text = (await remote.textContent()) ?? '';
      for (const expected of [
        releaseId(live),
        CANARY,
        HELD,
        'for May',
        'Amal',
        'Cards have a border',
        'the card has no title',
      ])
        expect(text).toContain(expected);
      await page
        .getByText(
          language === 'ar'
            ? 'يعرض mf-blog القطعة mf-listings/none، وليست في mf-listings'
            : 'mf-blog places the parcel mf-listings/none, and mf-listings',
        )
        .waitFor();
      // Both have been visited.
      expect(await remote.locator('.vitals svg.graph').count()).toBe(6);
      await expect(remote.locator('.vitals tbody tr').first()).toContainText(
        language === 'ar' ? 'يحتاج إلى تحسين' : 'needs work',
      );
      for (const details of await page.locator('details').all())
        await details.evaluate((each) => ((each as HTMLDetailsElement).open = true));
      expect(await findings(page)).toEqual([]);
      expect(await withTextSpacing(page)).toEqual({ width, cutOff: [] });
      expect(await atFourfoldZoom(page)).toEqual({ width: 320, cutOff: [], overCovered: 0 });
      await darken(page);
      expect(await findings(page, COLOUR_RULES)).toEqual([]);

      const promote = remote.getByRole('button', { name: /npm run promote -w mf-blog/ });
      await promote.press('Enter');
      await expect(page.locator('#said')).toHaveText(language === 'ar' ? 'نُسخ الأمر' : 'Command copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm run promote -w mf-blog');
      expect(problems).toEqual([]);
    });

  // The one at the width, the other at the language that the test above has not.
  const OTHERWISE = [
    { language: 'ar', width: 1440, worse: /أسوأ من \S+ في المدة نفسها .*أخطاء: 100\W?%\W? \(40 من 40\)/ },
    { language: 'en', width: 390, worse: /worse than \S+ in the same .*errors in 100% of 40 views/ },
  ] as const;

  test('says that a canary was found worse and by what, in the language of the page; nothing serious for axe, light and dark; nothing lost at 400%; all of it by the keyboard', async ({
    visit,
  }) => {
    const view = (release: string, index: number, error: boolean) =>
      send('/views', {
        id: `seen${release.replace(/\W/g, '')}${index}`,
        releases: [{ release: `mf-blog@${release}`, shown: true, error, failedLoad: false, mismatch: false }],
      });
    const answers = await Promise.all([
      ...Array.from({ length: 40 }, (_, index) => view(CANARY, index, true)),
      ...Array.from({ length: 80 }, (_, index) => view(releaseId(live), index, false)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const headers = { authorization: `Bearer ${TOKEN}` };
    await eventually(async () => {
      const verdicts = (await (await fetch(`${site.url}/verdicts.json`, { headers })).json()) as Verdict[];
      expect(verdicts).toMatchObject([{ canary: CANARY, verdict: 'worse', withdrawn: true }]);
    }, 60_000);

    for (const { language, width, worse } of OTHERWISE) {
      const { page, context, problems } = await visit({ language, width });
      await context.setExtraHTTPHeaders(headers);
      await bringAxe(page);
      await page.goto(`${site.url}/releases`);
      const box = page.locator('#mf-blog .judge');
      await expect(box).toHaveText(worse);
      await expect(box).toContainText(language === 'ar' ? 'سُحب من الزوار' : 'withdrawn from visitors');
      // What hardly anybody has come to has no evidence.
      await expect(box).not.toContainText(/NaN|ليس رقم/);
      // Each disclosure is opened as a reader without a mouse does it.
      for (const summary of await page.locator('#mf-blog summary').all()) await summary.press('Enter');
      expect(await page.locator('#mf-blog details:not([open])').count()).toBe(0);
      for (const region of await page.locator('#mf-blog .scrolls').all()) {
        await region.focus();
        await expect(region).toBeFocused();
      }
      expect(await findings(page)).toEqual([]);
      expect(await atFourfoldZoom(page)).toEqual({ width: 320, cutOff: [], overCovered: 0 });
      await darken(page);
      expect(await findings(page, COLOUR_RULES)).toEqual([]);
      expect(problems).toEqual([]);
    }
  });

  for (const [language, window, colorScheme] of [
    ['ar', { width: 390, height: 844 }, 'light'],
    ['en', { width: 1440, height: 900 }, 'dark'],
  ] as const)
    test(`by Tab alone each control is reached, closed or opened around it, in the order in which it stands, is in the window and shows that it has the focus, in ${language}, ${colorScheme}`, async ({
      visit,
    }) => {
      const { page, context } = await visit({ language, ...window, colorScheme });
      await context.setExtraHTTPHeaders({ authorization: `Bearer ${TOKEN}` });
      followRequests(page);
      await page.goto(`${site.url}/releases`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const closed = await walkByKeyboard(page);
      expect(closed.faults).toEqual([]);
      // Each remote has two disclosures at the least.
      expect(closed.stops).toBeGreaterThan(2 * REMOTE_NAMES.length);
      for (const summary of await page.locator('summary').all()) await summary.press('Enter');
      await expect(page.locator('details:not([open])')).toHaveCount(0);
      const opened = await walkByKeyboard(page);
      expect(opened.faults).toEqual([]);
      expect(opened.stops).toBeGreaterThan(closed.stops);
    });

  test('gives a link by which who has it, and nobody else, sees the site with a release, rendered on the server', async ({
    visit,
  }) => {
    const reader = await visit({ language: 'en', savesData: true });
    await reader.context.setExtraHTTPHeaders({ authorization: `Bearer ${TOKEN}` });
    await reader.page.goto(`${site.url}/releases`);
    const link = reader.page.locator('#mf-blog .release:not(.canary) a[href*="preview="]').first();
    const address = (await link.getAttribute('href')) ?? '';
    const [, shown = ''] = /@(.+)~/.exec(address) ?? [];
    expect(shown).toBe(HELD);
    const { page, problems } = await visit({ language: 'en', savesData: true });
    const document = await gotoRendered(page, site.url + address);
    expect(await document.text()).toContain(`releases/${HELD}/`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(problems).toEqual([]);
    const other = await fetch(`${site.url}/blog?lang=en`);
    expect(await other.text()).not.toContain(HELD);
  });
});
