// Looks at: every remote
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REMOTE_NAMES, type Release, type RemoteName } from '@shared/contract';
import type { AxeResults } from 'axe-core';
import { root } from 'tools';
import type { FrameLocator, Page } from '@playwright/test';
import type { Visitor, VisitorOptions } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import type { Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { openWithNginx, type RemoteOrigin } from './nginx/remote-origin.ts';

test.describe.configure({ mode: 'parallel' });

const FAILED = 'The articles could not be loaded';
const EMPTY = 'No articles found';

type Visit = (options?: VisitorOptions) => Promise<Visitor>;

interface OpenStage {
  page: Page;
  /** The remote's own document. */
  frame: FrameLocator;
}

async function open(
  visit: Visit,
  address: string,
  options: VisitorOptions = {},
): Promise<OpenStage & Pick<Visitor, 'problems'>> {
  const { page, problems } = await visit({ usedBrowser: true, ...options });
  await page.goto(address);
  return { page, problems, frame: page.frameLocator('iframe') };
}

const choose = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByText(label, { exact: true }).click();

const inFrame = <T>({ frame }: OpenStage, read: (root: HTMLElement) => T): Promise<T> =>
  frame.locator('html').evaluate(read);

const traffic = (page: Page) => page.getByRole('region', { name: 'Traffic' });

const servers: readonly [string, (site: Site, name: RemoteName) => Promise<RemoteOrigin>][] = [
  ['Node', async (site, name) => ({ url: site.origin(name), close: async () => undefined })],
  ['nginx', (site, name) => openWithNginx(path.join(root, name, 'dist'), site.origin('api'))],
];

for (const [server, openOrigin] of servers) {
  test.describe(`a remote's stage, from the deployed release by ${server}`, () => {
    let origin: RemoteOrigin;
    test.beforeAll(async ({ site }) => {
      origin = await openOrigin(site, 'mf-blog');
    });
    test.afterAll(() => origin?.close());

    for (const [scenario, shown] of [
      ['empty', EMPTY],
      ['500', FAILED],
      ['401', FAILED],
      ['offline', FAILED],
      ['malformed', FAILED],
    ] as const) {
      test(`the API scenario ${scenario} reaches the remote by its link`, async ({ visit }) => {
        const { frame } = await open(visit, `${origin.url}/blog?stage-lang=en&stage-scenario=${scenario}`);
        await frame.getByText(shown).waitFor();
      });
    }

    test('slow shows the loading state, then the real answer; too slow is the time limit', async ({
      visit,
    }) => {
      const { page, frame } = await open(visit, `${origin.url}/blog?stage-lang=en&stage-scenario=slow`);
      await frame.getByText('Loading articles…').waitFor({ state: 'attached' });
      await frame
        .getByRole('link', { name: /Read Article/ })
        .first()
        .waitFor();
      await page.getByLabel('Answers after').selectOption({ label: '8 s, too late' });
      await frame.getByText(FAILED).waitFor();
      expect(new URL(page.url()).searchParams.get('stage-delay')).toBe('8000');
    });

    test('leaves the real API alone, and the browser without a worker, as long as nobody asks for a scenario', async ({
      visit,
    }) => {
      const { page, frame, problems } = await open(visit, `${origin.url}/?stage-lang=en`, {
        usedBrowser: false,
      });
      await frame
        .getByRole('link', { name: /Read Article/ })
        .first()
        .waitFor();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        0,
      );

      await page.getByLabel('API', { exact: true }).selectOption('Empty');
      await frame.getByText(EMPTY).waitFor();
      await page.getByLabel('API', { exact: true }).selectOption('Live');
      await frame
        .getByRole('link', { name: /Read Article/ })
        .first()
        .waitFor();
      expect(problems).toEqual([]);
    });
  });
}

test.describe('what a stage shows has an address', () => {
  test('language, direction, theme and width change in place, and the link brings all of them back', async ({
    site,
    visit,
  }) => {
    const stage = await open(visit, `${site.origin('mf-blog')}/blog?page=2`);
    const { page, frame } = stage;
    const heading = frame.getByRole('heading', { level: 1 });
    await eventually(async () => expect(await heading.textContent()).toContain('مكتبة المقالات'));
    expect(await inFrame(stage, ({ lang, dir }) => [lang, dir])).toEqual(['ar', 'rtl']);
    // The stage is a document of its own, with a name and one main part: the frame.
    expect(await page.locator('h1').allTextContents()).toEqual(['mf-blog']);
    expect(await page.locator('main iframe').count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(1);
    await inFrame(stage, (element) => element.setAttribute('data-same', ''));

    await choose(page, 'Language', 'English');
    await eventually(async () => expect(await heading.textContent()).toContain('Article Library'));
    await choose(page, 'Direction', 'RTL');
    await choose(page, 'Theme', 'Dark');
    await choose(page, 'Width', '390');
    const expected = ['en', 'rtl', 'dark', 390, '?page=2'];
    const shown = (opened: OpenStage) =>
      inFrame(opened, ({ lang, dir, dataset }) => [
        lang,
        dir,
        dataset['theme'],
        window.innerWidth,
        window.location.search,
      ]);
    await eventually(async () => expect(await shown(stage)).toEqual(expected));
    expect(await inFrame(stage, (element) => element.hasAttribute('data-same'))).toBe(true);
    const link = page.url();
    expect(link).toContain('/blog?page=2&stage-lang=en&stage-dir=rtl&stage-theme=dark&stage-width=390');

    const again = await open(visit, link);
    await eventually(async () => expect(await shown(again)).toEqual(expected));
  });

  test('a page that needs an id asks for it, and the address follows the remote', async ({ site, visit }) => {
    const stage = await open(visit, `${site.origin('mf-listings')}/?stage-lang=en`);
    const { page, frame } = stage;
    await page.getByLabel('Page').selectOption('/property/:id');
    await page.getByLabel('id', { exact: true }).fill('no such/one');
    await page.getByRole('button', { name: 'Go' }).click();
    await frame.getByText('Property Not Found').first().waitFor();
    expect(page.url()).toBe(`${site.origin('mf-listings')}/property/no%20such%2Fone?stage-lang=en`);

    await page.getByLabel('Page').selectOption('/rent');
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/rent'));
    await page.goBack();
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/property/no%20such%2Fone'));
  });

  test('a remote that has its frame reloaded stays on its stage', async ({ site, visit }) => {
    const stage = await open(visit, `${site.origin('mf-blog')}/blog?stage-lang=en&stage-scenario=empty`);
    await stage.frame.getByText(EMPTY).waitFor();
    await inFrame(stage, () => void setTimeout(() => window.location.reload()));
    await eventually(async () => expect(await stage.frame.getByText(EMPTY).count()).toBe(1));
    expect(await stage.frame.locator('iframe').count()).toBe(0);
  });

  test("another remote's page is said to be one", async ({ site, visit }) => {
    const { frame } = await open(visit, `${site.origin('mf-blog')}/contact`);
    await frame.getByText('/contact belongs to mf-forms').waitFor();
  });

  test('says what it cannot show', async ({ site, visit }) => {
    const { page } = await open(visit, `${site.origin('mf-portal')}/?stage-panel=limits`);
    const limits = page.getByRole('region', { name: 'What a stage cannot show' });
    for (const what of ['Header and footer', 'Composed navigation', 'Server rendering', 'Other remotes'])
      await limits.getByText(what, { exact: true }).waitFor();
  });
});

test.describe('what a remote says to its host', () => {
  test('is logged, and a toast shows and goes', async ({ site, visit }) => {
    const address = '/contact?stage-lang=en&stage-scenario=500&stage-panel=traffic';
    const { page, frame } = await open(visit, site.origin('mf-forms') + address);
    const log = traffic(page);
    await log.getByText('GET /settings/get').first().waitFor();
    await frame.locator('input[name="name"]').fill('Visitor');
    await frame.locator('input[name="email"]').fill('visitor@example.com');
    await frame.locator('select[name="subject"]').selectOption('general');
    await frame.locator('textarea[name="message"]').fill('A message that is long enough.');
    await frame.locator('button[type="submit"]').click();

    const toast = frame.locator('[data-stage-toasts] li');
    await toast.filter({ hasText: 'Submission error' }).waitFor();
    await log.getByText('toast add').click();
    expect(await log.locator('pre:visible').textContent()).toContain('"variant": "destructive"');
    await log.getByText('POST /contact/send').waitFor();
    await choose(page, 'Channel', 'Bus');
    expect(await log.getByText('POST /contact/send').count()).toBe(0);
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
  });

  test('a language switch passes the gate and is told', async ({ site, visit }) => {
    const { page } = await open(visit, `${site.origin('mf-portal')}/?stage-panel=traffic`);
    await traffic(page).getByText('mount', { exact: true }).waitFor();
    await choose(page, 'Language', 'English');
    await traffic(page).getByText('language en').waitFor();
  });
});

test.describe('parcels', () => {
  test('one takes the place of the page, with props that are checked, and has a link', async ({
    site,
    visit,
  }) => {
    const { page, frame } = await open(
      visit,
      `${site.origin('mf-listings')}/sell?stage-lang=en&stage-panel=parcels`,
    );
    const panel = page.getByRole('region', { name: 'Parcels' });
    await panel.getByLabel('Parcel').selectOption('latest-rent');
    await panel.getByLabel('Props, as JSON').fill('[4]');
    await panel.getByRole('button', { name: 'Show the parcel' }).click();
    await panel.getByText('props are a JSON object').waitFor();
    await panel.getByLabel('Props, as JSON').fill('{ "limit": 4 }');
    await panel.getByRole('button', { name: 'Show the parcel' }).click();
    await frame.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await frame.getByRole('heading', { level: 1 }).count()).toBe(0);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('stage-parcel')).toBe('latest-rent');
    expect(searchParams.get('stage-props')).toBe('{ "limit": 4 }');

    await panel.getByRole('button', { name: 'Back to the pages' }).click();
    await frame.getByRole('heading', { level: 1 }).waitFor();
  });

  test('a link to one that the release does not have says so, and leaves the way to those that it has', async ({
    site,
    visit,
  }) => {
    const { page, frame } = await open(visit, `${site.origin('mf-listings')}/sell?stage-parcel=gone`);
    await frame.getByText('this release offers no parcel gone').waitFor();
    await page.getByRole('button', { name: 'Parcels' }).click();
    await page.getByRole('button', { name: 'Back to the pages' }).click();
    await frame.getByRole('heading', { level: 1 }).waitFor();
  });

  test('a remote without any says so', async ({ site, visit }) => {
    const { page } = await open(visit, `${site.origin('mf-blog')}/?stage-panel=parcels`);
    await page.getByText('mf-blog offers no parcels').waitFor();
  });
});

test.describe('the leak figure', () => {
  for (const name of REMOTE_NAMES) {
    test(`of ${name} comes by a link`, async ({ site, visit }) => {
      const { page, frame } = await open(visit, `${site.origin(name)}/?stage-cycles=10&stage-scenario=empty`);
      await page.getByText('Nothing grew in 10 cycles.').waitFor();
      expect(new URL(page.url()).searchParams.get('stage-panel')).toBe('leaks');
      expect(await page.getByRole('row', { name: /^Style rules/ }).textContent()).toMatch(/0$/);
      await frame.getByRole('heading', { level: 1 }).waitFor();
    });
  }

  for (const name of ['mf-blog', 'mf-listings'] as const)
    test(`of ${name} is nothing in a browser that was never there, with what the API says`, async ({
      site,
      visit,
    }) => {
      const address = `${site.origin(name)}/?stage-cycles=10`;
      const { page } = await open(visit, address, { usedBrowser: false });
      await page.getByText('Nothing grew in 10 cycles.').waitFor();
      expect(await page.getByRole('row', { name: /^Style rules/ }).textContent()).toMatch(/0$/);
    });
});

test.describe('the bar', () => {
  const axeSource = readFileSync(
    createRequire(path.join(root, 'e2e/package.json')).resolve('axe-core/axe.min.js'),
    'utf8',
  );

  for (const [width, colorScheme, panel] of [
    [1440, 'light', 'traffic'],
    [1440, 'dark', 'leaks'],
    [390, 'light', 'parcels'],
    [390, 'dark', 'limits'],
  ] as const) {
    test(`axe finds nothing serious at ${width} px, ${colorScheme}, with its panel ${panel}`, async ({
      site,
      visit,
    }) => {
      const address = `${site.origin('mf-listings')}/sell?stage-bar=open&stage-panel=${panel}`;
      const { page, frame, problems } = await open(visit, address, { width, colorScheme });
      await frame.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(what: object): Promise<AxeResults> } }).axe.run({
          exclude: [['iframe']],
        }),
      );
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(problems).toEqual([]);
    });
  }

  test('makes room on a telephone, and can be opened there', async ({ site, visit }) => {
    const { page } = await open(visit, `${site.origin('mf-portal')}/`, { width: 390, height: 844 });
    expect(await page.getByLabel('Page').count()).toBe(0);
    await page.getByRole('button', { name: 'Open the bar' }).click();
    await page.getByLabel('Page').waitFor();
    expect(new URL(page.url()).searchParams.get('stage-bar')).toBe('open');
  });
});

test.describe('what visitors load', () => {
  for (const name of REMOTE_NAMES) {
    test(`the container and pages of ${name} hold nothing of the stage`, () => {
      const dist = path.join(root, name, 'dist');
      const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release;
      const files = new Set([
        release.container.file,
        ...[...release.routes, ...release.parcels].flatMap((each) => [...each.files.ar, ...each.files.en]),
      ]);
      const texts = [...files].map((file) => readFileSync(path.join(dist, release.folder, file), 'utf8'));
      expect(
        texts.filter((text) => /MOCK_ACTIVATE|mockServiceWorker|stage-bar|Mount and unmount/.test(text)),
      ).toEqual([]);
      // They are in the release, or this would hold for nothing.
      const all = Object.keys(release.integrity)
        .filter((file) => file.startsWith('browser/'))
        .map((file) => readFileSync(path.join(dist, release.folder, file), 'utf8'));
      expect(all.some((text) => text.includes('MOCK_ACTIVATE'))).toBe(true);
      expect(all.some((text) => text.includes('Mount and unmount'))).toBe(true);
    });
  }
});
