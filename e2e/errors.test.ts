// Looks at: shell, mf-listings
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { releaseId, type Release } from '@shared/contract';
import { root } from 'tools';
import type { ErrorGroup } from '../shell/server/errors/error-group.ts';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';

/** As the issue has it: from the error to its owner, file and line. */
const KNOWN_WITHIN_MS = 10_000;

const SEEDS = readFileSync(path.join(import.meta.dirname, 'kit/seeds/seeds.tsx.txt'), 'utf8');
const FILE = 'mf-listings/src/seeds.tsx';
const lineOf = (seed: string) => SEEDS.split('\n').findIndex((line) => line.endsWith(`// seed: ${seed}`)) + 1;

/** What the seeds say of a visitor, in part or whole. */
const OF_VISITOR = /Layla|Haddad|example\.com|0501234567/;

test.describe('every error has an owner: its release, and the original file and line', () => {
  let site: Site;
  let team: WorkingCopy;
  let release: Release;

  test.beforeAll(async ({ site: shared }) => {
    team = checkOut('mf-listings', 'mf-listings-seeded');
    writeFileSync(path.join(team.folder, 'src/seeds.tsx'), SEEDS);
    writeFileSync(
      path.join(team.folder, 'src/seeded-late.ts'),
      `export const late = 'the seeded late part';\n`,
    );
    writeFileSync(
      path.join(team.folder, 'src/seeded-throws.ts'),
      `\nthrow new Error('module');\nexport {};\n`,
    );
    const place = (file: string, view: string, where: string) =>
      team.edit(file, (text) => {
        const changed = text.replace(view, `(<>${view}<Seeds place="${where}" /></>)`);
        if (changed === text) throw new Error(`${file} has no ${view}`);
        return `import { Seeds } from '../seeds.tsx';\n${changed}`;
      });
    place('src/pages/sale-page.tsx', '<ListView scope={saleScope} />', 'page');
    place('src/pages/rent-page.tsx', '<ListView scope={rentScope} />', 'server page');
    place('src/parcels/latest-sale-parcel.tsx', '<LatestListings addType="sell" />', 'parcel');
    place('src/parcels/latest-rent-parcel.tsx', '<LatestListings addType="rent" />', 'server parcel');
    await team.run(['build']);
    release = JSON.parse(readFileSync(path.join(team.releases, 'release.json'), 'utf8')) as Release;
    const browser = path.join(team.releases, release.folder, 'browser');
    for (const file of readdirSync(browser))
      if (
        file.endsWith('.js') &&
        readFileSync(path.join(browser, file), 'utf8').includes('the seeded late part')
      )
        for (const copy of readdirSync(browser).filter(
          (each) => each.startsWith(file) && !each.endsWith('.map'),
        ))
          rmSync(path.join(browser, copy));
    site = await startSite({
      besides: shared,
      own: ['mf-listings'],
      environment: { RELEASES_OF_MF_LISTINGS: team.releases },
    });
  });
  test.afterAll(async () => {
    await site?.close();
    team?.remove();
  });

  /** As a team asks: `npm run errors`. */
  async function known(): Promise<ErrorGroup[]> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'shell/server/errors/command.ts', 'mf-listings', '--json', '--most', '1000'],
      { cwd: root, env: { ...process.env, ERRORS_FILE: site.errorsFile } },
    );
    return JSON.parse(stdout) as ErrorGroup[];
  }

  /** Opens a page whose seeds are alive. */
  async function open(page: Page, address: string): Promise<void> {
    await page.goto('about:blank');
    await page.goto(site.url + address);
    await page.locator('[data-seeds]').first().scrollIntoViewIfNeeded();
    await eventually(async () =>
      expect(
        await page
          .locator('[data-seeds] button')
          .first()
          .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))),
      ).toBe(true),
    );
  }
  const press = (page: Page, seed: string) =>
    page.locator(`[data-seeds] button[data-seed="${seed}"]`).first().dispatchEvent('click');

  const owned = (place: { file: string; line: number } | undefined, kind: string) =>
    expect.objectContaining({
      last: expect.objectContaining({
        ...{ owner: 'mf-listings', kind },
        ...(place && { place: expect.objectContaining(place) }),
      }),
      counts: expect.arrayContaining([expect.objectContaining({ release: releaseId(release) })]),
    });
  async function isKnown(found: Readonly<Record<string, ReturnType<typeof owned>>>): Promise<void> {
    await eventually(async () => {
      const groups = await known();
      for (const [seed, group] of Object.entries(found))
        expect([seed, ...groups], `${seed} is owned`).toEqual(expect.arrayContaining([seed, group]));
    }, KNOWN_WITHIN_MS);
  }

  const HANDLERS: Readonly<Record<string, string>> = {
    ...{ handler: 'error', deep: 'error', promise: 'rejection', async: 'rejection', timer: 'error' },
    ...{ frame: 'error', microtask: 'error', listener: 'error', observer: 'error', idle: 'error' },
    ...{ json: 'error', engine: 'error', caused: 'error', text: 'error', frozen: 'error', library: 'error' },
    ...{ policy: 'policy' },
  };

  test('of handlers, promises, timers, listeners, observers, and what the policy refuses', async ({
    visit,
  }) => {
    const { page } = await visit({ language: 'en' });
    await open(page, '/sell');
    // What the seeds' messages hold, as a team's might.
    await page.getByRole('searchbox').first().fill('Layla Haddad');
    for (const seed of Object.keys(HANDLERS)) await press(page, seed);
    await isKnown(
      Object.fromEntries(
        Object.entries(HANDLERS).map(([seed, kind]) => [
          seed,
          owned({ file: FILE, line: lineOf(seed) }, kind),
        ]),
      ),
    );
    expect(readFileSync(site.errorsFile, 'utf8')).not.toMatch(OF_VISITOR);
  });

  test('of chunks that are missing or throw, and of presses that are answered late', async ({ visit }) => {
    const { page } = await visit({ language: 'en' });
    await open(page, '/sell');
    // Presses are watched from the first idle moments on.
    await page.waitForTimeout(2000);
    for (const seed of ['chunk', 'module']) await press(page, seed);
    await page.locator('[data-seeds] button[data-seed="slow"]').first().click();
    await isKnown({
      chunk: owned({ file: 'mf-listings/src/seeded-late.ts', line: 0 }, 'load'),
      'who asked for the chunk': owned({ file: FILE, line: lineOf('chunk') }, 'rejection'),
      module: owned({ file: 'mf-listings/src/seeded-throws.ts', line: 2 }, 'rejection'),
      // React answers presses of all roots: the browser names its script, and the page the root.
      slow: owned(undefined, 'slow'),
    });
  });

  test('of React trees, in pages and in parcels', async ({ visit }) => {
    const { page } = await visit({ language: 'en' });
    for (const address of ['/sell', '/'])
      for (const seed of ['effect', 'layout', 'render', 'updater', 'child']) {
        await open(page, address);
        await press(page, seed);
        await isKnown({ [`${address} ${seed}`]: owned({ file: FILE, line: lineOf(seed) }, 'section') });
      }
  });

  test('of markup that does not fit, in pages and in parcels', async ({ visit }) => {
    const { page } = await visit({ language: 'en' });
    await open(page, '/sell#page-mismatch');
    await isKnown({ page: owned({ file: FILE, line: lineOf('mismatch') }, 'mismatch') });
    await open(page, '/#parcel-mismatch');
    await isKnown({ parcel: owned({ file: FILE, line: lineOf('mismatch') }, 'mismatch') });
  });

  test('of server bundles, in pages and in parcels', async ({ visit }) => {
    const { page } = await visit({ language: 'en' });
    await page.goto(`${site.url}/rent`);
    await page.goto(site.url);
    await eventually(async () => {
      const messages = (await known())
        .filter(({ last }) => last.kind === 'rendering' && last.place?.line === lineOf('server'))
        .map(({ last }) => [last.message, last.place?.file]);
      expect(messages.toSorted((one, other) => (one[0] ?? '').localeCompare(other[0] ?? ''))).toEqual([
        ['server page', FILE],
        ['server parcel', FILE],
      ]);
    }, KNOWN_WITHIN_MS);
  });

  test('no visitor gets a map', async () => {
    const address = `${site.url}/remotes/mf-listings/${release.folder}${release.container.file}`;
    expect((await fetch(address)).status).toBe(200);
    for (const map of ['.map', '.map.br', '.MAP', '%2Emap', '.map?x'])
      expect([map, (await fetch(address + map)).status]).toEqual([map, 404]);
  });
});
