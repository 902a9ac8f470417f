import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerGlobal, pageRequest, parcelRequest, readRemotePackage } from './remote-package.ts';

describe('the folder of a remote', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'remote-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (manifest: object, ...parcels: string[]) => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    if (parcels.length > 0) mkdirSync(path.join(folder, 'src/parcels'), { recursive: true });
    for (const name of parcels) writeFileSync(path.join(folder, 'src/parcels', name), '');
    return () => readRemotePackage(folder);
  };

  it('needs a port and nothing else', () => {
    expect(write({ name: 'mf-blog', version: '1.0.0', remote: { port: 3002 } })()).toMatchObject({
      name: 'mf-blog',
      version: '1.0.0',
      folder,
      port: 3002,
      exposes: { './remote': './src/remote.ts' },
      parcels: [],
      slots: [],
      calls: {},
      startUp: false,
      onlyWhenMeant: false,
    });
  });

  it.each([{}, { remote: {} }, { remote: { port: 0 } }])('with %j is none, and says why', (rest) => {
    expect(write({ name: 'mf-blog', version: '1.0.0', ...rest })).toThrow(
      'mf-blog: package.json has no "remote": { "port": … }',
    );
  });

  it('owns what the one route table gives to its name', () => {
    const { routes, serverRendered } = write({ name: 'mf-blog', version: '1.0.0', remote: { port: 1 } })();
    expect(routes.map((route) => route.path)).toEqual(['/blog', '/blog/:id']);
    expect(serverRendered).toBe(true);
  });

  it('in a repository of its own has the routes of its src/routes.json, or none of its routes', () => {
    const title = { ar: 'الوظائف', en: 'Careers' };
    const state = (...routes: object[]) => {
      mkdirSync(path.join(folder, 'src'), { recursive: true });
      writeFileSync(path.join(folder, 'src/routes.json'), JSON.stringify(routes));
    };
    const read = write({ name: 'mf-careers', version: '1.0.0', remote: { port: 1 } });
    state(
      { id: 'careers', path: '/careers', title, link: title },
      { id: 'career', path: '/careers/:id', title, rendering: 'browser' },
    );
    expect(read()).toMatchObject({
      routes: [
        { id: 'careers', path: '/careers', owner: 'mf-careers', rendering: 'server' },
        { id: 'career', path: '/careers/:id', owner: 'mf-careers', rendering: 'browser' },
      ],
      guestPages: {
        '/careers': { title, link: title, rendering: 'server' },
        '/careers/:id': { title, rendering: 'browser' },
      },
      serverRendered: true,
    });
    state({ id: 'careers', path: '/careers' });
    expect(read).toThrow('mf-careers/src/routes.json is no list of routes such as');
    state({ id: 'a', path: '/careers', title }, { id: 'a', path: '/careers/:id', title });
    expect(read).toThrow('mf-careers/src/routes.json has two routes called "a"');
    state({ id: 'a', path: '/blog', title });
    expect(write({ name: 'mf-blog', version: '1.0.0', remote: { port: 1 } })).toThrow(
      'mf-blog: the route table gives it routes, and so does its src/routes.json',
    );
  });

  it.each(['mf-portal', 'mf-unknown'])('of %s needs no server bundle', (name) => {
    expect(write({ name, version: '1.0.0', remote: { port: 1 } })().serverRendered).toBe(false);
  });

  it('is refused where its definition is of another name, or leaves a route without its page, by the line', () => {
    const read = write({ name: 'mf-blog', version: '1.0.0', remote: { port: 1 } });
    const define = (text: string) => {
      mkdirSync(path.join(folder, 'src'), { recursive: true });
      writeFileSync(path.join(folder, 'src/remote.ts'), text);
    };
    const pages = (...ids: string[]) => ids.map((id) => `    ${id}: () => import('./pages/${id}-page.tsx'),`);
    const definition = (name: string, ...ids: string[]) =>
      [
        'export default defineRemote({',
        `  name: '${name}',`,
        '  pages: {',
        ...pages(...ids),
        '  },',
        '});',
      ].join('\n');
    define(definition('mf-blog', 'blog', 'article'));
    expect(read).not.toThrow();
    define(definition('mf-portal', 'blog', 'article'));
    expect(read).toThrow('mf-blog/src/remote.ts:2: it calls itself "mf-portal", and package.json "mf-blog"');
    define(definition('mf-blog', 'blog'));
    expect(read).toThrow(
      /^mf-blog\/src\/remote\.ts:3: no page for \/blog\/:id, which shared\/contract\/src\/routes\.ts:\d+ gives to mf-blog; it stands in src\/pages\/article-page\.tsx$/,
    );
  });

  it('offers the parcels that its files are named for', () => {
    const parcels = ['latest-sale-parcel.tsx', 'latest-parcels.test.tsx', 'parcel.tsx', 'card-parcel.ts'];
    const { parcels: offered } = write(
      { name: 'mf-listings', version: '1.0.0', remote: { port: 1 } },
      ...parcels,
    )();
    expect(offered).toEqual(['latest-sale']);
  });

  it('says what parcels of no table take, those that it offers and those that it places', () => {
    const read = write({ name: 'mf-careers', version: '1.0.0', remote: { port: 1 } }, 'openings-parcel.tsx');
    const state = (text: string) => writeFileSync(path.join(folder, 'src/guest-parcels.ts'), text);
    expect(read().guestParcels).toEqual({});
    state(`import type { PropsSchema } from '@shared/contract';
      export const GUEST_PARCELS = { 'mf-careers/openings': { count: 'number?' } } as const satisfies Record<string, PropsSchema>;
      declare module '@shared/contract' { interface GuestParcels extends Readonly<typeof GUEST_PARCELS> {} }`);
    expect(read().guestParcels).toEqual({ 'mf-careers/openings': { count: 'number?' } });
    state(`export const GUEST_PARCELS = { openings: { count: 'Number' } };`);
    expect(read).toThrow('mf-careers/src/guest-parcels.ts does not hold export const GUEST_PARCELS = {');
    state(`import { x } from './x.ts'; export const GUEST_PARCELS = x;`);
    expect(read).toThrow('mf-careers/src/guest-parcels.ts cannot be read: ');
  });

  it('says by what its canaries are judged, and is refused by file and key where that is wrong', () => {
    const read = write({ name: 'mf-blog', version: '1.0.0', remote: { port: 1 } });
    expect(read().judge).toBeUndefined();
    const judge = (text: string) => writeFileSync(path.join(folder, 'release-judge.json'), text);
    judge('{ "errors": 0.05, "CLS": false }');
    expect(read().judge).toEqual({ errors: 0.05, CLS: false });
    judge('{ "LCP": { "slack": "a lot" } }');
    expect(read).toThrow(
      'mf-blog/release-judge.json: "LCP.slack" must be a number of 0 or more, not "a lot"',
    );
    judge('{ errors }');
    expect(read).toThrow('mf-blog/release-judge.json: it is no JSON: ');
  });

  it('says what it places, asks for and does for the start-up', () => {
    const remote = {
      port: 1,
      exposes: { './extra': './src/extra.ts' },
      slots: ['mf-listings/latest-sale'],
      calls: { '/blog': ['/articles'] },
      callsWith: { 'blog.language': { '/blog': ['/articles?language=ar'] } },
      startUp: true,
      onlyWhenMeant: true,
    };
    const { port: _port, exposes, ...rest } = remote;
    expect(write({ name: 'mf-blog', version: '1.0.0', remote })()).toMatchObject({
      ...rest,
      exposes: { './remote': './src/remote.ts', ...exposes },
    });
  });
});

test('what a release looks for by name', () => {
  expect(pageRequest({ id: 'article' })).toBe('./pages/article-page.tsx');
  expect(parcelRequest('latest-sale')).toBe('./parcels/latest-sale-parcel.tsx');
  expect(containerGlobal('mf-some-thing')).toBe('mf_some_thing');
});
