// Looks at: shell, mf-blog, mf-listings, mf-portal
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release, RemoteName } from '@shared/contract';
import { root } from 'tools';
import { alterRelease, type AlteredRelease } from './kit/altered-release.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const REMOTES = ['mf-blog', 'mf-listings', 'mf-portal'] as const;

test.describe('no release goes to visitors that was not tried in the site', () => {
  let site: Site;
  let releases: Readonly<Record<string, AlteredRelease>>;

  test.beforeAll(async ({ site: shared }) => {
    releases = Object.fromEntries(REMOTES.map((name) => [name, alterRelease(name)]));
    site = await startSite({
      besides: shared,
      own: REMOTES,
      environment: Object.fromEntries(
        REMOTES.map((name) => [`RELEASES_OF_${name.toUpperCase().replace('-', '_')}`, releases[name]?.folder ?? '']),
      ),
    });
  });
  test.afterAll(async () => {
    await site?.close();
    for (const each of Object.values(releases ?? {})) each.remove();
  });

  const folderOf = (name: RemoteName) => releases[name]?.folder ?? '';
  const pointer = (name: RemoteName) =>
    JSON.parse(readFileSync(path.join(folderOf(name), 'release.json'), 'utf8')) as Release & {
      canary: { folder: string } | null;
    };

  /** Holds a release that is wrong in the browser, or none, and gives it to a tenth of the visitors. @returns what is said */
  async function give(name: RemoteName, changes: Parameters<AlteredRelease['holdWith']>[0]) {
    const id = releases[name]?.holdWith(changes) ?? '';
    const before = pointer(name);
    const run = promisify(execFile)(
      process.execPath,
      [path.join(root, 'shared/bundler/bin/remote.mjs'), 'canary', id, '10', '--to', folderOf(name)],
      { cwd: path.join(root, name), env: { ...process.env, NODE_ENV: '', SITE_URL: site.url } },
    );
    const [said, status] = await run.then(
      ({ stdout }) => [stdout, 0] as const,
      ({ stderr, code }: { stderr: string; code: number }) => [stderr, code] as const,
    );
    return { id, said, status, before };
  }

  async function refused(name: RemoteName, changes: Parameters<AlteredRelease['holdWith']>[0]) {
    const { id, said, status, before } = await give(name, changes);
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining(`${name} ${id} does not go to visitors`) });
    expect(pointer(name)).toMatchObject({ folder: before.folder, canary: null });
    return said;
  }

  test('one that is as good as the live one is given, within 60 s', async () => {
    const started = performance.now();
    const { id, said } = await give('mf-portal', [['"use strict"', '"use strict";']]);
    expect(said).toMatch(/tried in http:\S+: 2 first views, 1 walks in \d+\.\d s/);
    expect(pointer('mf-portal').canary?.folder).toContain(id);
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  test('markup that does not fit, a language that does not follow, and listeners that stay are told by page and line', async () => {
    const said = await refused('mf-blog', [
      ['"Article Library"', '"Library of Articles"'],
      ['("library.subtitle")', '((addEventListener("resize",()=>{}),"library.subtitle"))'],
    ]);
    console.log(said);
  });

  test('a section that throws', async () => {
    const said = await refused('mf-portal', [['("portal.title")', '((()=>{throw new Error("broken on purpose")})())']]);
    console.log(said);
  });

  test('a parcel that fails in somebody else’s page', async () => {
    const said = await refused('mf-listings', [['(`latest.${e}.lead`)', '((()=>{throw new Error("broken on purpose")})())']]);
    console.log(said);
  });
});
