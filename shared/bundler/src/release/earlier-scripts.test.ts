import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pointerJson, type Release, type SiteState } from '@shared/contract';
import { integrityOf } from '../files/integrity.ts';
import { earlierScripts } from './earlier-scripts.ts';

const SITE = 'http://site.example';

describe('what visitors may have of a remote', () => {
  let output: string;
  beforeEach(() => (output = mkdtempSync(path.join(tmpdir(), 'earlier-'))));
  afterEach(() => {
    rmSync(output, { recursive: true, force: true });
    jest.restoreAllMocks();
  });

  const textOf = (id: string) => `run("${id}")`;
  const releaseOf = (id: string): Release => ({
    name: 'mf-blog',
    version: '1.0.0',
    commit: '',
    contract: 1,
    builtAt: '2026-01-01T00:00:00.000Z',
    folder: `releases/${id}/`,
    container: { file: 'browser/remoteEntry.js', global: 'mf_blog' },
    manifest: 'browser/mf-manifest.json',
    exposes: [],
    routes: [],
    parcels: [],
    slots: [],
    startUp: false,
    namespaces: [],
    server: null,
    shared: {},
    integrity: { 'browser/remoteEntry.js': integrityOf(textOf(id)), 'server/render.cjs': 'sha384-x' },
  });
  /** Leaves a release in the folder. */
  function leave(id: string): Release {
    const release = releaseOf(id);
    for (const part of ['browser', 'server']) {
      mkdirSync(path.join(output, release.folder, part), { recursive: true });
      writeFileSync(path.join(output, release.folder, part, 'remoteEntry.js'), textOf(id));
    }
    return release;
  }
  const point = (release: Release, canary: string | undefined, previous: string[]) =>
    writeFileSync(
      path.join(output, 'release.json'),
      pointerJson({
        previews: [],
        release,
        canary: canary === undefined ? null : { folder: `releases/${canary}/`, percent: 10 },
        previous: previous.map((id) => ({ folder: `releases/${id}/`, until: '2026-01-01T00:00:00.000Z' })),
      }),
    );
  /** A site with a live release and a canary, that has these files by address. */
  function stageSite(live: Release, canary: Release | null, files: Readonly<Record<string, string>>) {
    const asked: string[] = [];
    const answer = async (url: string) => {
      asked.push(url.slice(SITE.length));
      if (url === `${SITE}/releases.json`) {
        const share = canary && { release: canary, percent: 10 };
        const state = { remotes: [{ name: 'mf-blog', live, canary: share }] } as unknown as SiteState;
        return new Response(JSON.stringify(state));
      }
      const file = files[url.slice(SITE.length)];
      return new Response(file ?? 'not found', { status: file === undefined ? 404 : 200 });
    };
    globalThis.fetch = jest.fn().mockImplementation(answer);
    return asked;
  }

  const read = async (siteUrl?: string) => {
    const scripts = await earlierScripts({ name: 'mf-blog', output, siteUrl });
    return Promise.all(scripts.map(async ({ file, read: content }) => [file, (await content())?.toString()]));
  };
  const expected = (...ids: string[]) => ids.map((id) => ['browser/remoteEntry.js', textOf(id)]);

  it('is the live release, the canary and those before, four at most, and no server bundle', async () => {
    for (const id of ['live', 'canary', 'a', 'b', 'c']) leave(id);
    point(releaseOf('live'), 'canary', ['a', 'b', 'c']);
    expect(await read()).toEqual(expected('live', 'canary', 'a', 'b'));
  });

  it('is nothing where nothing was released', async () => {
    expect(await read()).toEqual([]);
  });

  it('is what a site has, where the releases of before are not here', async () => {
    const address = (id: string) => `/remotes/mf-blog/releases/${id}/browser/remoteEntry.js`;
    const files = { [address('live')]: textOf('live'), [address('canary')]: textOf('canary') };
    stageSite(releaseOf('live'), releaseOf('canary'), files);
    expect(await read(SITE)).toEqual(expected('live', 'canary'));
  });

  it('is not fetched where it lies here', async () => {
    const asked = stageSite(leave('live'), null, {});
    point(releaseOf('live'), undefined, []);
    expect(await read(SITE)).toEqual(expected('live'));
    expect(asked).toEqual(['/releases.json']);
  });

  it('is nothing that no browser would run, or that is gone, or of a site that does not answer', async () => {
    const address = '/remotes/mf-blog/releases/live/browser/remoteEntry.js';
    stageSite(releaseOf('live'), null, { [address]: 'something else' });
    expect(await read(SITE)).toEqual([['browser/remoteEntry.js', undefined]]);
    stageSite(releaseOf('live'), null, {});
    expect(await read(SITE)).toEqual([['browser/remoteEntry.js', undefined]]);
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('refused')));
    expect(await read(SITE)).toEqual([]);
  });
});
