// Looks at: shell, mf-listings
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { MISMATCH_EVENT, releaseId, type Release } from '@shared/contract';
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
const OF_VISITOR = /Layla|Haddad|layla@|example\.com|0501234567/;
/** An address that has something of a visitor too. */
const VISITED = '/sell?q=Layla+Haddad';

type Place = 'page' | 'parcel';

/** Throws in the shell when it is told of markup that did not fit, and not of whose. */
const SHELL_FILE = 'shell/src/errors/collect-errors.ts';
const SHELL_LINE =
  readFileSync(path.join(root, SHELL_FILE), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes('.detail')) + 1;

/** What a seed has to be told by; what is left out may be anything. */
interface Seed {
  kind: string;
  /** Default: the seeds' own. */
  file?: string;
  line?: number;
  /** Part of its message. */
  words?: string;
  /** The package that threw. */
  library?: string;
}

/** Pressed in a page, with the kind that each becomes. */
const PRESSED: Readonly<Record<string, string>> = {
  ...{ handler: 'error', deep: 'error', promise: 'rejection', async: 'rejection', timer: 'error' },
  ...{ frame: 'error', microtask: 'error', listener: 'error', observer: 'error', idle: 'error' },
  ...{ json: 'error', engine: 'error', caused: 'error', text: 'error', frozen: 'error', builtIn: 'error' },
  ...{ library: 'error', policy: 'policy', eval: 'policy' },
};
/** The one of which the browser knows no line of the release. */
const PLACELESS = 'slow';

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
    place('src/parcels/latest-sale-parcel.tsx', '<LatestListings addType="sell" count={count} />', 'parcel');
    place(
      'src/parcels/latest-rent-parcel.tsx',
      '<LatestListings addType="rent" count={count} />',
      'server parcel',
    );
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

  /** Where the document server keeps them. */
  const known = (): ErrorGroup[] =>
    existsSync(site.errorsFile) ? (JSON.parse(readFileSync(site.errorsFile, 'utf8')) as ErrorGroup[]) : [];

  /** Opens a page whose seeds are alive. */
  async function open(page: Page, address: string, place: Place): Promise<void> {
    await page.goto('about:blank');
    await page.goto(site.url + address);
    const seeds = page.locator(`[data-seeds="${place}"]`);
    await seeds.scrollIntoViewIfNeeded();
    await eventually(async () =>
      expect(
        await seeds
          .locator('button')
          .first()
          .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))),
      ).toBe(true),
    );
  }
  const press = (page: Page, seed: string, place: Place = 'page') =>
    page.locator(`[data-seeds="${place}"] button[data-seed="${seed}"]`).dispatchEvent('click');

  /** The group that each seed has become. */
  const owners = new Map<string, ErrorGroup>();

  const isOf = ({ last, counts }: ErrorGroup, { kind, file = FILE, line, words, library }: Seed): boolean =>
    last.owner === 'mf-listings' &&
    last.kind === kind &&
    (line === undefined || (last.place?.file === file && last.place.line === line)) &&
    (words === undefined || last.message.includes(words)) &&
    (library === undefined || last.library === library) &&
    counts.some((count) => count.release === releaseId(release));

  /** Resolves when each seed has become an error of this release, at its line. */
  async function areKnown(seeds: Readonly<Record<string, Seed>>): Promise<void> {
    await eventually(() => {
      const groups = known();
      for (const [name, seed] of Object.entries(seeds)) {
        const group = groups.find((each) => isOf(each, seed));
        if (!group)
          throw new Error(
            `${name} is nobody's: ${JSON.stringify(seed)} in ${JSON.stringify(groups, null, 1)}`,
          );
        owners.set(name, group);
      }
    }, KNOWN_WITHIN_MS);
  }

  test('of handlers, promises, timers, listeners, observers, shared libraries, and what the policy refuses', async ({
    visit,
  }) => {
    const { page } = await visit({ language: 'en' });
    await open(page, VISITED, 'page');
    // What the seeds' messages hold, as a team's might.
    await page.getByRole('searchbox').first().fill('Layla Haddad');
    for (const seed of Object.keys(PRESSED)) await press(page, seed);
    await areKnown(
      Object.fromEntries(
        Object.entries(PRESSED).map(([name, kind]) => [
          name,
          { kind, line: lineOf(name), ...(name === 'library' && { library: 'react' }) },
        ]),
      ),
    );
  });

  test('of chunks that are missing or throw, and of presses that are answered late', async ({ visit }) => {
    const { page } = await visit({ language: 'en' });
    await open(page, VISITED, 'page');
    // Presses are watched from the first idle moments on.
    await page.waitForTimeout(2000);
    for (const seed of ['chunk', 'module']) await press(page, seed);
    await page.locator('[data-seeds] button[data-seed="slow"]').first().click();
    await areKnown({
      chunk: { kind: 'load', file: 'mf-listings/src/seeded-late.ts', line: 0 },
      'who asked for the chunk': { kind: 'rejection', line: lineOf('chunk') },
      module: { kind: 'rejection', file: 'mf-listings/src/seeded-throws.ts', line: 2 },
      // React answers presses of all roots: the browser names its script, and the page the root.
      [PLACELESS]: { kind: 'slow' },
    });
  });

  for (const [place, address, route] of [
    ['page', VISITED, '/sell'],
    ['parcel', '/', '/'],
  ] as const) {
    test(`of React trees, in a ${place}, and what the shell throws there is the shell's`, async ({
      visit,
    }) => {
      const { page } = await visit({ language: 'en' });
      for (const seed of ['effect', 'layout', 'render', 'updater', 'child']) {
        await open(page, address, place);
        await press(page, seed, place);
        const name = `${seed} in a ${place}`;
        await areKnown({
          [name]:
            seed === 'child'
              ? { kind: 'section', line: lineOf(name) }
              : { kind: 'section', line: lineOf(seed), words: name },
        });
      }
      // Beside what the remote has thrown, on the same page.
      await page.evaluate((type) => window.dispatchEvent(new CustomEvent(type)), MISMATCH_EVENT);
      await eventually(() => {
        const own = known().filter(({ last }) => last.owner === 'shell' && last.place?.file === SHELL_FILE);
        expect(own).toMatchObject([
          { last: { kind: 'error', route, place: { line: SHELL_LINE } }, counts: [{ release: '' }] },
        ]);
      }, KNOWN_WITHIN_MS);
    });

    test(`of markup that does not fit, in a ${place}`, async ({ visit }) => {
      const { page } = await visit({ language: 'en' });
      await open(page, `${address}#${place}-mismatch`, place);
      const name = `mismatch in a ${place}`;
      await areKnown({ [name]: { kind: 'mismatch', line: lineOf(name) } });
    });
  }

  test('of server bundles, in pages and in parcels', async () => {
    await fetch(`${site.url}/rent?q=Layla+Haddad`);
    await fetch(site.url);
    await areKnown({
      'server page': { kind: 'rendering', line: lineOf('server'), words: 'server page' },
      'server parcel': { kind: 'rendering', line: lineOf('server'), words: 'server parcel' },
    });
  });

  test('all of them are told apart, all but one with a line, and none has anything of a visitor', async () => {
    expect(owners.size).toBeGreaterThanOrEqual(30);
    expect(new Set([...owners.values()].map(({ id }) => id)).size).toBe(owners.size);
    const placeless = [...owners].filter(([, { last }]) => last.place === undefined).map(([name]) => name);
    expect(placeless.filter((name) => name !== PLACELESS)).toEqual([]);
    // Beside the seeds there may be what they have led to.
    expect(readFileSync(site.errorsFile, 'utf8')).not.toMatch(OF_VISITOR);

    // As a team asks: `npm run errors`.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'shell/server/errors/command.ts', 'mf-listings', '--json', '--most', '1000'],
      { cwd: root, env: { ...process.env, ERRORS_FILE: site.errorsFile } },
    );
    const listed = (JSON.parse(stdout) as ErrorGroup[]).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([...owners.values()].map(({ id }) => id)));
  });

  test('no visitor gets a map', async () => {
    const address = `${site.url}/remotes/mf-listings/${release.folder}${release.container.file}`;
    expect((await fetch(address)).status).toBe(200);
    for (const map of ['.map', '.map.br', '.MAP', '%2Emap', '.map?x'])
      expect([map, (await fetch(address + map)).status]).toEqual([map, 404]);
  });
});
