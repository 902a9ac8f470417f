import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REMOTE_NAMES, type Release, type RemoteName } from '@shared/contract';
import type { AxeResults } from 'axe-core';
import { root } from 'deploy/local';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { launchBrowser, openVisitor, type Visitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';
import { openWithNginx, type RemoteOrigin } from './nginx/remote-origin.ts';

const FAILED = 'The articles could not be loaded';
const EMPTY = 'No articles found';

let browser: Browser;
let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await startSite();
});
afterAll(async () => {
  await site?.close();
  await browser?.close();
});
afterEach(() => visitor?.close());

interface OpenStage {
  page: Page;
  /** The remote's own document. */
  frame: FrameLocator;
}

async function open(
  address: string,
  options: Parameters<typeof openVisitor>[1] = {},
): Promise<OpenStage & Pick<Visitor, 'problems'>> {
  // The scenarios are played by one.
  visitor = await openVisitor(browser, { ...options, serviceWorker: true });
  const { page, problems } = visitor;
  await page.goto(address);
  return { page, problems, frame: page.frameLocator('iframe') };
}

const choose = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByText(label, { exact: true }).click();

const inFrame = <T>({ frame }: OpenStage, read: (root: HTMLElement) => T): Promise<T> =>
  frame.locator('html').evaluate(read);

const traffic = (page: Page) => page.getByRole('region', { name: 'Traffic' });

describe.each<[string, (name: RemoteName) => Promise<RemoteOrigin>]>([
  ['Node', async (name) => ({ url: site.origin(name), close: async () => undefined })],
  ['nginx', (name) => openWithNginx(path.join(root, name, 'dist'), site.origin('api'))],
])("a remote's stage, from the deployed release by %s", (_server, openOrigin) => {
  let origin: RemoteOrigin;
  beforeAll(async () => {
    origin = await openOrigin('mf-blog');
  });
  afterAll(() => origin?.close());

  it.each([
    ['empty', EMPTY],
    ['500', FAILED],
    ['401', FAILED],
    ['offline', FAILED],
    ['malformed', FAILED],
  ])('the API scenario %s reaches the remote by its link', async (scenario, shown) => {
    const { frame } = await open(`${origin.url}/blog?stage-lang=en&stage-scenario=${scenario}`);
    await frame.getByText(shown).waitFor();
  });

  it('slow shows the loading state, then the real answer; too slow is the time limit', async () => {
    const { page, frame } = await open(`${origin.url}/blog?stage-lang=en&stage-scenario=slow`);
    await frame.getByText('Loading articles…').waitFor({ state: 'attached' });
    await frame
      .getByRole('link', { name: /Read Article/ })
      .first()
      .waitFor();
    await page.getByLabel('Answers after').selectOption({ label: '8 s, too late' });
    await frame.getByText(FAILED).waitFor();
    expect(new URL(page.url()).searchParams.get('stage-delay')).toBe('8000');
  });

  it('leaves the real API alone, and the browser without a worker, as long as nobody asks for a scenario', async () => {
    const { page, frame, problems } = await open(`${origin.url}/?stage-lang=en`);
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

describe('what a stage shows has an address', () => {
  it('language, direction, theme and width change in place, and the link brings all of them back', async () => {
    const stage = await open(`${site.origin('mf-blog')}/blog?page=2`);
    const { page, frame } = stage;
    const heading = frame.getByRole('heading', { level: 1 });
    await eventually(async () => expect(await heading.textContent()).toContain('مكتبة المقالات'));
    expect(await inFrame(stage, ({ lang, dir }) => [lang, dir])).toEqual(['ar', 'rtl']);
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
    await visitor.close();

    const again = await open(link);
    await eventually(async () => expect(await shown(again)).toEqual(expected));
  });

  it('a page that needs an id asks for it, and the address follows the remote', async () => {
    const stage = await open(`${site.origin('mf-listings')}/?stage-lang=en`);
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

  it('a remote that has its frame reloaded stays on its stage', async () => {
    const stage = await open(`${site.origin('mf-blog')}/blog?stage-lang=en&stage-scenario=empty`);
    await stage.frame.getByText(EMPTY).waitFor();
    await inFrame(stage, () => void setTimeout(() => window.location.reload()));
    await eventually(async () => expect(await stage.frame.getByText(EMPTY).count()).toBe(1));
    expect(await stage.frame.locator('iframe').count()).toBe(0);
  });

  it("another remote's page is said to be one", async () => {
    const { frame } = await open(`${site.origin('mf-blog')}/contact`);
    await frame.getByText('/contact belongs to mf-forms').waitFor();
  });

  it('says what it cannot show', async () => {
    const { page } = await open(`${site.origin('mf-portal')}/?stage-panel=limits`);
    const limits = page.getByRole('region', { name: 'What a stage cannot show' });
    for (const what of ['Header and footer', 'Composed navigation', 'Server rendering', 'Other remotes'])
      await limits.getByText(what, { exact: true }).waitFor();
  });
});

describe('what a remote says to its host', () => {
  it('is logged, and a toast shows and goes', async () => {
    const address = '/contact?stage-lang=en&stage-scenario=500&stage-panel=traffic';
    const { page, frame } = await open(site.origin('mf-forms') + address);
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

  it('a language switch passes the gate and is told', async () => {
    const { page } = await open(`${site.origin('mf-portal')}/?stage-panel=traffic`);
    await traffic(page).getByText('mount', { exact: true }).waitFor();
    await choose(page, 'Language', 'English');
    await traffic(page).getByText('language en').waitFor();
  });
});

describe('parcels', () => {
  it('one takes the place of the page, with props that are checked, and has a link', async () => {
    const { page, frame } = await open(
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

  it('a link to one that the release does not have says so, and leaves the way to those that it has', async () => {
    const { page, frame } = await open(`${site.origin('mf-listings')}/sell?stage-parcel=gone`);
    await frame.getByText('this release offers no parcel gone').waitFor();
    await page.getByRole('button', { name: 'Parcels' }).click();
    await page.getByRole('button', { name: 'Back to the pages' }).click();
    await frame.getByRole('heading', { level: 1 }).waitFor();
  });

  it('a remote without any says so', async () => {
    const { page } = await open(`${site.origin('mf-blog')}/?stage-panel=parcels`);
    await page.getByText('mf-blog offers no parcels').waitFor();
  });
});

describe('the leak figure', () => {
  it.each(REMOTE_NAMES)('of %s comes by a link', async (name) => {
    const { page, frame } = await open(`${site.origin(name)}/?stage-cycles=10&stage-scenario=empty`);
    await page.getByText('Nothing grew in 10 cycles.').waitFor();
    expect(new URL(page.url()).searchParams.get('stage-panel')).toBe('leaks');
    expect(await page.getByRole('row', { name: /^Style rules/ }).textContent()).toMatch(/0$/);
    await frame.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('the bar', () => {
  const axeSource = readFileSync(
    createRequire(path.join(root, 'e2e/package.json')).resolve('axe-core/axe.min.js'),
    'utf8',
  );

  it.each([
    [1440, 'light', 'traffic'],
    [1440, 'dark', 'leaks'],
    [390, 'light', 'parcels'],
    [390, 'dark', 'limits'],
  ] as const)(
    'axe finds nothing serious at %s px, %s, with its panel %s',
    async (width, colorScheme, panel) => {
      const address = `${site.origin('mf-listings')}/sell?stage-bar=open&stage-panel=${panel}`;
      const { page, frame, problems } = await open(address, { width, colorScheme });
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
    },
  );

  it('makes room on a telephone, and can be opened there', async () => {
    const { page } = await open(`${site.origin('mf-portal')}/`, { width: 390, height: 844 });
    expect(await page.getByLabel('Page').count()).toBe(0);
    await page.getByRole('button', { name: 'Open the bar' }).click();
    await page.getByLabel('Page').waitFor();
    expect(new URL(page.url()).searchParams.get('stage-bar')).toBe('open');
  });
});

describe('what visitors load', () => {
  it.each(REMOTE_NAMES)('the container and pages of %s hold nothing of the stage', (name) => {
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
});
