// Looks at: shell, mf-blog, mf-forms, mf-listings, mf-portal
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { tryShell } from '@shared/bundler/behaviour';
import { variablesOf, type ReleasePointer, type RemoteName, type SiteState } from '@shared/contract';
import { root } from 'tools';
import { alterRelease, type AlteredRelease } from './kit/altered-release.ts';
import { alterShell } from './kit/altered-shell.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const CHANGED = ['mf-blog', 'mf-listings', 'mf-portal'] as const;
type Changes = Parameters<AlteredRelease['holdWith']>[0];

/** In the place of a text that is asked for. */
const THROWS = '(()=>{throw new Error("broken on purpose")})()';
/** One more at each drawing, which nobody takes away. */
const LISTENS = 'addEventListener("resize",()=>{})';
const IS_FIRST_LANGUAGE =
  '(globalThis.firstLanguage??=document.documentElement.lang)===document.documentElement.lang';

interface Given {
  id: string;
  status: number;
  said: string;
  before: ReleasePointer;
  after: ReleasePointer;
}

test.describe('what visitors are to get is tried in the site before', () => {
  let site: Site;
  let releases: Record<(typeof CHANGED)[number], AlteredRelease>;

  const pointerOf = (name: (typeof CHANGED)[number]) =>
    JSON.parse(readFileSync(path.join(releases[name].folder, 'release.json'), 'utf8')) as ReleasePointer;

  /** Holds a release that differs in the browser alone, and gives it to a tenth of the visitors. */
  async function give(name: (typeof CHANGED)[number], changes: Changes): Promise<Given> {
    const before = pointerOf(name);
    const id = releases[name].holdWith(changes);
    const run = promisify(execFile)(
      process.execPath,
      [
        path.join(root, 'shared/bundler/bin/remote.mjs'),
        ...['canary', id, '10', '--to', releases[name].folder],
      ],
      { cwd: path.join(root, name), env: { ...process.env, NODE_ENV: '', SITE_URL: site.url } },
    );
    const [said, status] = await run.then(
      ({ stdout }) => [stdout, 0] as const,
      ({ stderr, code }: { stderr: string; code: number }) => [stderr, code] as const,
    );
    return { id, said, status, before, after: pointerOf(name) };
  }

  async function tryShellWith(name: RemoteName, from: string, to: string) {
    const state = (await (await fetch(`${site.url}/releases.json`)).json()) as SiteState;
    const remotes = state.remotes.map((remote) =>
      remote.name === name ? remote : { ...remote, live: null },
    );
    const shell = alterShell(from, to);
    return tryShell({ folder: shell.folder, siteUrl: site.url, site: { ...state, remotes } }).finally(
      shell.remove,
    );
  }

  test.beforeAll(async ({ site: shared }) => {
    releases = {
      'mf-blog': alterRelease('mf-blog'),
      'mf-listings': alterRelease('mf-listings'),
      'mf-portal': alterRelease('mf-portal'),
    };
    site = await startSite({
      besides: shared,
      own: CHANGED,
      environment: Object.fromEntries(
        CHANGED.map((name) => [variablesOf(name).releases, releases[name].folder]),
      ),
    });
  });
  test.afterAll(async () => {
    await site?.close();
    for (const each of Object.values(releases ?? {})) each.remove();
  });

  /** @returns what is said of a release that must not go on */
  async function refused(name: (typeof CHANGED)[number], changes: Changes): Promise<string> {
    const { id, said, status, before, after } = await give(name, changes);
    expect(said).toContain(`${id} does not go to visitors`);
    expect(status).toBe(1);
    // Not even as a preview.
    expect(after).toEqual(before);
    return said;
  }

  test('markup that does not fit is told with component and line, a language that does not follow, what is left behind', async () => {
    const said = await refused('mf-blog', [
      ['"Article Library"', '"Library of Articles"'],
      ['("library.subtitle")', `((${LISTENS},"library.subtitle"))`],
      ['("library.title")', `(${IS_FIRST_LANGUAGE}?"library.title":"library.subtitle")`],
    ]);
    expect(said).toMatch(
      /^\/blog in English: the server's markup of mf-blog did not fit: .*418 \(in <Heading> of <LibraryHeader>, mf-blog\/src\/components\/library\/library-header\.tsx:\d+\)$/m,
    );
    expect(said).toMatch(
      /^\/blog, switched from English to Arabic: its heading is “.+”, and “مكتبة المقالات” where/m,
    );
    expect(said).toMatch(
      /^\/blog, .*: each time that it is mounted and unmounted there, mf-blog leaves listeners/m,
    );
  });

  test('a page that throws as it is mounted', async () => {
    const said = await refused('mf-portal', [['description:e("description")', `description:${THROWS}`]]);
    expect(said).toMatch(
      /^\/fal-license in Arabic: mf-portal could not be shown: render Error: broken on purpose \(in <PortalPage>, mf-portal\/src\/pages\/portal-page\.tsx:\d+\)$/m,
    );
  });

  test('a parcel that fails in somebody else’s page, and a toast that does not come', async () => {
    const said = await refused('mf-listings', [
      ['(`${e}.lead`)', `(${THROWS})`],
      ['("fullTitle")', `(${THROWS})`],
    ]);
    expect(said).toMatch(/^\/sell: no toast shows after .*Compare.* was pressed$/m);
    expect(said).toMatch(
      /^\/ in Arabic: mf-listings\/latest-sale could not be shown: render Error: broken on purpose \(in <LatestListings>, mf-listings\/src\/latest\/latest-listings\.tsx:\d+\)$/m,
    );
  });

  test('a shell in which a live release cannot say what it has to', async () => {
    expect(await tryShellWith('mf-forms', '("toasts")', '("no-toasts")')).toMatchObject([
      {
        release: { name: 'mf-forms' },
        tried: {
          kind: 'refused',
          sentences: expect.arrayContaining([
            '/contact: no toast shows after form [type=submit] was pressed',
          ]),
        },
      },
    ]);
  });
});
