// Looks at: shared, tools, shell, mf-forms, mf-listings
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SiteState } from '@shared/contract';
import { freePorts, root } from 'tools';
import { eventually } from './kit/eventually.ts';
import { installOffline } from './kit/linked-packages.ts';
import { fetchRendered, gotoRendered } from './kit/rendered.ts';
import { readPast } from './kit/read-past.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';

const run = promisify(execFile);

/** What both sides have: whoever offers the parcel, and whoever places it. */
const GUEST_PARCELS = `
import type { PropsSchema } from '@shared/contract';
export const GUEST_PARCELS = {
  'mf-careers/openings': { team: 'string' },
} as const satisfies Readonly<Record<string, PropsSchema>>;
declare module '@shared/contract' {
  interface GuestParcels extends Readonly<typeof GUEST_PARCELS> {}
}
`;
const PARCEL = `
import type { ParcelPropsOf } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { defineParcel } from '@shared/remote-kit';
type Props = ParcelPropsOf<'mf-careers/openings'>;
const Openings = ({ team }: Props) => <p>{useTranslation().t('title')}: {team}</p>;
export default defineParcel<Props>({ View: Openings });
`;
const slot = (parcel: string) =>
  `<ParcelSlot parcel={${parcel}} placeholder={null} Failed={() => <p role="alert">away</p>} />`;

test.describe('a remote in a repository of its own', () => {
  let folder: string;
  let origin: ChildProcess;
  let site: Site;
  /** A remote of the table, of which a team here makes a release that places a parcel of the guest. */
  let forms: WorkingCopy;

  test.beforeAll(async ({ site: shared }) => {
    folder = mkdtempSync(path.join(tmpdir(), 'own repository-'));
    forms = checkOut('mf-forms', 'mf-forms-placing');
    const [port] = await freePorts(1);
    const [, started] = await Promise.all([
      run(
        process.execPath,
        [
          ...['--import', 'tsx', 'tools/commands/new-remote.ts', 'mf-careers', '/careers'],
          ...['--no-install', '--standalone', folder],
        ],
        { cwd: root },
      ),
      startSite({
        besides: shared,
        own: ['mf-forms'],
        environment: {
          RELEASES_OF_MF_FORMS: forms.releases,
          GUEST_REMOTES: `mf-careers=http://127.0.0.1:${port};/careers;in:mf-forms`,
          REGISTRY_POLL_MS: '200',
        },
      }),
    ]);
    site = started;
    installOffline(folder);
    mkdirSync(path.join(folder, 'dist/releases'), { recursive: true });
    origin = spawn(process.execPath, ['node_modules/@shared/bundler/bin/remote.mjs', 'serve'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), API_ORIGIN: shared.origin('api') },
      stdio: 'ignore',
    });
  });
  test.afterAll(async () => {
    origin?.kill();
    await site?.close();
    forms?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const npm = async (...words: string[]) => {
    const environment = {
      ...process.env,
      NODE_ENV: '',
      FORCE_COLOR: '0',
      BUILD_CACHE: 'off',
      SITE_URL: site.url,
    };
    const { stdout, stderr } = await run('npm', ['run', '--silent', ...words], {
      cwd: folder,
      env: environment,
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`npm run ${words.join(' ')}: ${error.stdout}${error.stderr}`);
    });
    return stdout + stderr;
  };
  const add = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const edit = (file: string, change: (text: string) => string) => {
    const target = path.join(folder, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
  };
  const state = async () =>
    ((await (await fetch(`${site.url}/releases.json`)).json()) as SiteState).remotes.find(
      ({ name }) => name === 'mf-careers',
    );

  test('passes its tests with the packages that it was given, and is released into a running site, the second time after a browser has tried it there', async () => {
    test.setTimeout(240_000);
    const before = await fetchRendered(`${site.url}/careers?lang=en`);
    expect(before.status).toBe(404);
    expect(before.html).not.toContain('href="/careers"');
    edit('src/routes.json', (text) => text.replaceAll('"ar": "Careers"', '"ar": "الوظائف"'));
    edit('src/locales/ar.json', (text) => text.replace('"Careers"', '"الوظائف"'));
    add('src/guest-parcels.ts', GUEST_PARCELS);
    add('src/parcels/openings-parcel.tsx', PARCEL);
    edit('src/remote.ts', (text) =>
      text.replace(
        '  pages: {',
        "  parcels: { openings: () => import('./parcels/openings-parcel.tsx') },\n  pages: {",
      ),
    );
    edit('src/pages/careers-page.tsx', (text) =>
      text
        .replace('{ definePage', '{ definePage, ParcelSlot')
        .replace(
          '      </Container>',
          `      </Container>${slot("{ remote: 'mf-listings', name: 'latest-sale', props: { count: 1 } }")}`,
        ),
    );
    edit('package.json', (text) =>
      text.replace('"remote": {', '"remote": { "slots": ["mf-listings/latest-sale"],'),
    );
    expect(await npm('test')).toMatch(/Tests: +4 passed, 4 total/);
    // Its types and every rendering are checked on the way.
    const said = await npm('release');
    // The page and the parcel.
    expect(said).toContain('4 first views rendered');
    expect(said).toContain(`${site.url} has taken it up after`);

    edit('src/locales/en.json', (text) => text.replace('A new page', 'The second page'));
    const again = await npm('release');
    expect(again).toMatch(/tried in http:\S+: 2 first views, 1 walks in/);
    expect(again).toContain(`${site.url} has taken it up after`);
    await eventually(async () =>
      expect((await fetchRendered(`${site.url}/careers?lang=en`)).html).toContain('The second page'),
    );
    const history = (await npm('releases')).trimEnd().split('\n');
    expect(history.map((line) => line.split(/ {2,}/)[1])).toEqual([
      'what',
      'live',
      'tried in the site',
      'live',
    ]);
  });

  test('whose pages, links and words the site has then, without having been built anew', async ({
    visit,
  }) => {
    const { status, html } = await fetchRendered(`${site.url}/careers?lang=en`);
    expect(status).toBe(200);
    expect(html).toContain('<div data-section="mf-careers">');
    expect(html).toMatch(/<h1[^>]*>Careers<\/h1>/);
    // A parcel of the site's own, in a page of the guest's.
    expect(html).toMatch(/data-parcel="mf-listings\/latest-sale"[^>]*><div><section/);
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect(map.includes('/careers?lang=en</loc>')).toBe(true);

    const { page, problems } = await visit({ language: 'ar' });
    const heading = page.locator('#outlet h1:visible');
    await gotoRendered(page, `${site.url}/careers`);
    await expect(heading).toHaveText('الوظائف');
    const link = page.locator('#header nav').getByRole('link', { name: 'الوظائف' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    // To a page of the site, and from it by the header, in this document.
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await page.locator('#header nav').getByRole('link', { name: 'المدونة' }).click();
    await expect(page.locator('#outlet [data-section="mf-blog"] h1:visible')).toBeVisible();
    await link.click();
    await expect(heading).toHaveText('الوظائف');
    await expect(page).toHaveTitle(/^الوظائف \| /);
    await page.locator('#header a[hreflang="en"]').click();
    await expect(heading).toHaveText('Careers');
    await expect(page.locator('#header nav').getByRole('link', { name: 'Careers' })).toBeVisible();
    expect(await page.evaluate(() => 'isTheSame' in window && document.documentElement.lang)).toBe('en');
    expect(problems).toEqual([]);
  });

  test('whose parcel a page of the site places, rendered, in both languages and with its props', async ({
    visit,
  }) => {
    test.setTimeout(120_000);
    writeFileSync(path.join(forms.folder, 'src/guest-parcels.ts'), GUEST_PARCELS);
    forms.edit('package.json', (text) =>
      text.replace('"remote": {', '"remote": { "slots": ["mf-careers/openings"],'),
    );
    forms.edit('src/pages/contact-page.tsx', (text) =>
      text
        .replace('{ definePage', '{ definePage, ParcelSlot')
        .replace(
          '</AfterHeading>',
          `</AfterHeading>${slot("{ remote: 'mf-careers', name: 'openings', props: { team: 'Riyadh' } }")}`,
        ),
    );
    await forms.run(['build'], { BUILD_CACHE: 'off', SITE_URL: site.url });
    const place = 'data-parcel="mf-careers/openings"';
    await eventually(async () =>
      expect((await fetchRendered(`${site.url}/contact?lang=en`)).html).toContain(place),
    );
    const { html } = await fetchRendered(`${site.url}/contact?lang=en`);
    expect(html.slice(html.indexOf(place))).toMatch(
      /^[^>]*><div><p>Careers(?:<!-- -->)?: (?:<!-- -->)?Riyadh<\/p>/,
    );

    const { page, problems } = await visit({ language: 'ar' });
    await gotoRendered(page, `${site.url}/contact`);
    const parcel = page.locator('[data-parcel="mf-careers/openings"]');
    await expect(parcel).toHaveText('الوظائف: Riyadh');
    await readPast(parcel);
    await page.locator('#header a[hreflang="en"]').click();
    await expect(parcel).toHaveText('Careers: Riyadh');
    expect(problems).toEqual([]);
  });

  test('cannot take what it was not given, and keeps nobody from the site when it is gone', async ({
    visit,
  }) => {
    const live = path.join(folder, 'dist/release.json');
    const text = readFileSync(live, 'utf8');
    const greedy = text
      .replace('"path": "/careers"', '"path": "/sell"')
      .replace(/("builtAt": ")[^"]*/, `$1${new Date().toISOString()}`);
    writeFileSync(live, greedy);
    await eventually(async () =>
      expect((await state())?.problem).toContain('has the route /sell, and is allowed /careers alone.'),
    );
    expect((await fetchRendered(`${site.url}/sell`)).html).toContain('data-section="mf-listings"');
    expect((await fetchRendered(`${site.url}/careers`)).status).toBe(200);
    origin.kill();
    // Its parcel goes on where it is rendered; in a browser that has none of its code it is away, and the page is there.
    const { page } = await visit({ language: 'en' });
    await gotoRendered(page, `${site.url}/contact`);
    await readPast(page.locator('[data-parcel="mf-careers/openings"]'));
    await expect(page.getByRole('alert').getByText('away')).toBeVisible();
    await expect(page.locator('#outlet h1:visible')).toBeVisible();
    await eventually(async () => expect((await state())?.problem).not.toContain('/sell'));
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});
