import { DEVELOPMENT_FOLDER, parseRelease, releaseId, type Release } from './release.ts';

const release: Release = {
  name: 'mf-blog',
  version: '1.0.0',
  commit: 'abc',
  contract: 1,
  builtAt: '2026-01-01T00:00:00.000Z',
  folder: 'releases/1.0.0-1a2b3c4d/',
  container: { file: 'browser/remoteEntry.js', global: 'mf_blog' },
  manifest: 'browser/mf-manifest.json',
  exposes: ['./remote'],
  routes: [{ path: '/blog', files: { ar: ['browser/a.js'], en: ['browser/b.js'] } }],
  parcels: [{ name: 'latest', files: { ar: [], en: [] } }],
  slots: ['mf-listings/latest-sale'],
  startUp: false,
  namespaces: ['mf-blog'],
  server: { file: 'server/render.cjs' },
  shared: { react: { version: '19.0.0', range: '^19.0.0' } },
  integrity: { 'server/render.cjs': 'sha384-x', 'browser/remoteEntry.js': 'sha384-y' },
};

describe('parseRelease', () => {
  it('accepts a whole pointer and one without a server bundle', () => {
    expect(parseRelease(release)).toEqual({ ok: true, value: release });
    expect(parseRelease({ ...release, server: null }).ok).toBe(true);
  });

  it("accepts a development server's without integrity of what changes under the hand", () => {
    const integrity = { 'server/render.cjs': 'sha384-x' };
    expect(parseRelease({ ...release, folder: DEVELOPMENT_FOLDER, integrity }).ok).toBe(true);
  });

  it('accepts one that names what its scripts have copies against', () => {
    const dictionaries = { 'browser/a.js': [`${'A'.repeat(43)}=`] };
    expect(parseRelease({ ...release, dictionaries }).ok).toBe(true);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a folder that climbs', { ...release, folder: '../secrets/' }],
    ['an absolute folder', { ...release, folder: '/etc/' }],
    ['a folder with a scheme', { ...release, folder: 'https://evil.example/' }],
    ['a server file that climbs', { ...release, server: { file: 'server/../../x.cjs' } }],
    ['no integrity for the server bundle', { ...release, integrity: {} }],
    ['no integrity for the container', { ...release, integrity: { 'server/render.cjs': 'sha384-x' } }],
    ['another hash', { ...release, integrity: { ...release.integrity, 'server/render.cjs': 'md5-x' } }],
    [
      'a hash with markup',
      { ...release, integrity: { ...release.integrity, 'browser/a.js': 'sha384-x"onload="y' } },
    ],
    [
      'two hashes for one file',
      { ...release, integrity: { ...release.integrity, 'browser/a.js': 'sha384-x sha384-y' } },
    ],
    ['a dictionary that is no digest', { ...release, dictionaries: { 'browser/a.js': ['../../x'] } }],
    ['a route without a language', { ...release, routes: [{ path: '/blog', files: { ar: [] } }] }],
    ['a shared library without a range', { ...release, shared: { react: { version: '19.0.0' } } }],
    ['a toast that nothing is pressed for', { ...release, toasts: [{ path: '/blog' }] }],
    [
      'a toast with a storage of numbers',
      { ...release, toasts: [{ path: '/blog', press: 'button', storage: { a: 1 } }] },
    ],
    ['a missing version', { ...release, version: undefined }],
  ])('refuses %s', (_name, value) => {
    expect(parseRelease(value)).toEqual({ ok: false, error: expect.stringMatching(/^the release pointer/) });
  });
});

it('names a release by its folder, wherever that stands', () => {
  expect(releaseId(release)).toBe('1.0.0-1a2b3c4d');
  expect(releaseId({ folder: '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/' })).toBe('1.0.0-1a2b3c4d');
  expect(releaseId({ folder: 'https://blog.example/releases/development/' })).toBe('development');
});
