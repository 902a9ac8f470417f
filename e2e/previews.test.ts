// Looks at: shell, mf-blog
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { eventually } from './kit/eventually.ts';
import { gotoRendered } from './kit/rendered.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';

const LIVE = 'Article Library';
const PREVIEW = 'Article Library, with new cards';

test.describe('a team shows its branch in the site before it is live', () => {
  let site: Site;
  let team: WorkingCopy;
  let link: string;

  const remote = (...words: string[]) => team.run(words, { SITE_URL: site.url, BRANCH: 'new-cards' });
  /** What is printed names the link on a line of its own. */
  const linkIn = (printed: string) => /^ {2}(http\S+)$/m.exec(printed)?.[1] ?? '';
  const folderOf = (address: string) =>
    path.join(team.releases, 'releases', /@(.+)~/.exec(address)?.[1] ?? 'none');

  test.beforeAll(async ({ site: shared }) => {
    team = checkOut('mf-blog', 'mf-blog-preview');
    // Overrides are off.
    site = await startSite({
      besides: shared,
      own: ['mf-blog'],
      environment: { RELEASES_OF_MF_BLOG: team.releases },
    });
  });
  test.afterAll(async () => {
    await site?.close();
    team?.remove();
  });

  test('one command prints a link', async () => {
    team.edit('src/locales/en.json', (text) => text.replaceAll(`"${LIVE}"`, JSON.stringify(PREVIEW)));
    const printed = await remote('preview');
    link = linkIn(printed);
    expect(printed).toContain('preview of new-cards in ');
    expect(link).toContain(`${site.url}/blog?preview=mf-blog@`);
  });

  test('the link opens it, rendered on the server and hydrated, for its visitor alone', async ({ visit }) => {
    const { page, problems } = await visit({ language: 'en', withoutAddress: true });
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const nodes = new Set(document.querySelectorAll('#outlet *'));
        (window as { serverNodes?: Set<Element> }).serverNodes = nodes;
      });
    });
    const answer = await gotoRendered(page, link);
    expect(await answer.text()).toContain(`${PREVIEW}</h1>`);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(new URL(page.url()).search).toBe('');
    const banner = page.locator('#qa-banner');
    await banner.getByText('A preview, which visitors do not see:').waitFor();
    await page.waitForFunction(() => {
      const section = document.querySelector('[data-section] > div');
      return section !== null && Object.keys(section).some((key) => key.startsWith('__reactContainer'));
    });
    const counts = await page.evaluate(() => {
      const nodes = (window as { serverNodes?: Set<Element> }).serverNodes ?? new Set<Element>();
      const shown = [...document.querySelectorAll('#outlet *')];
      return { nodes: nodes.size, anew: shown.filter((node) => !nodes.has(node)).length };
    });
    expect(counts.nodes).toBeGreaterThan(40);
    expect(counts.anew).toBe(0);

    const other = await visit({ language: 'en', withoutAddress: true });
    const live = await gotoRendered(other.page, `${site.url}/blog`);
    expect(await live.text()).toContain(`${LIVE}</h1>`);
    expect(live.headers()['cache-control']).toContain('public');
    expect(await other.page.locator('#qa-banner').count()).toBe(0);

    // It stays on the way through the site, until it is stopped.
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().click();
    await page.locator('#outlet [data-section="mf-forms"] h1:visible').waitFor();
    await page.goBack();
    await eventually(async () =>
      expect(await page.locator('#outlet h1:visible').textContent()).toBe(PREVIEW),
    );
    await banner.getByRole('button', { name: 'Stop' }).click();
    await eventually(async () => expect(await page.locator('#outlet h1:visible').textContent()).toBe(LIVE));
    expect(await banner.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('is ended by the command: its release is gone, and the link says so, in the reader’s language', async ({
    visit,
  }) => {
    const { page } = await visit({ language: 'ar', withoutAddress: true });
    await page.goto(link);
    const banner = page.locator('#qa-banner');
    await banner.getByText('هذه معاينة لا يراها الزوار:').waitFor();
    expect(existsSync(folderOf(link))).toBe(true);
    expect(await remote('preview', '--end')).toContain('the preview of new-cards has ended');
    expect(readdirSync(path.join(team.releases, 'releases'))).not.toContain(path.basename(folderOf(link)));

    // Who has it open is told with the next page.
    await eventually(async () => {
      await page.reload();
      await banner.getByText('انتهت هذه المعاينة').waitFor({ timeout: 2000 });
    });
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(410);
    expect(await page.getByRole('heading').textContent()).toBe('انتهت هذه المعاينة');
    await page.getByRole('link', { name: 'فتح الصفحة كما يراها الزوار' }).click();
    await page.locator('#outlet [data-section="mf-blog"] h1:visible').waitFor();
    expect(await banner.count()).toBe(0);
  });
});

test('a site on a developer’s machine takes what is live on another one round a remote of its own', async ({
  site: deployed,
  visit,
}) => {
  const live = REMOTE_NAMES.filter((name) => name !== 'mf-blog');
  const site = await startSite({
    besides: deployed,
    own: ['mf-blog'],
    build: 'dist-development',
    environment: {
      DEVELOPMENT: '1',
      ...Object.fromEntries(
        live.map((name) => [variablesOf(name).origin, `${deployed.url}/remotes/${name}`]),
      ),
    },
  });
  try {
    const { page, problems } = await visit({ language: 'en', savesData: true });
    for (const address of ['/sell', '/blog']) {
      await gotoRendered(page, site.url + address);
      await page.waitForFunction(() => {
        const section = document.querySelector('[data-section] > div');
        return section !== null && Object.keys(section).some((key) => key.startsWith('__reactContainer'));
      });
    }
    await page.getByRole('banner').getByRole('link', { name: 'For rent', exact: true }).first().click();
    await page.locator('#outlet [data-section="mf-listings"] h1:visible').waitFor();
    expect(problems).toEqual([]);
  } finally {
    await site.close();
  }
});
