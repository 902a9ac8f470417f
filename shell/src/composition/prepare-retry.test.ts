import { PUBLISHED_INTEGRITY, type RegistryEntry, type RemoteModule } from '@shared/contract';
import type { LoadRemote } from './live-release.ts';
import { prepareRetry } from './prepare-retry.ts';

const base = '/remotes/mf-blog/releases/1.0.0-0000aaaa/';
const files = (name: string) => ({ ar: [`browser/${name}-ar.js`], en: [`browser/${name}-en.js`] });
const entry = {
  name: 'mf-blog',
  base,
  container: { url: `${base}browser/remoteEntry.js`, global: 'mf_blog', integrity: 'sha384-entry' },
  routes: [
    { path: '/blog', files: files('library') },
    { path: '/blog/:id', files: files('article') },
  ],
  parcels: [{ name: 'latest', files: files('latest') }],
  answers: ['browser/schemas.js'],
} as unknown as RegistryEntry;
const registry = { contract: 1, remotes: { 'mf-blog': entry } };

describe('before a failed remote is tried again (architecture, "Failing")', () => {
  const asked: (readonly [string, RequestCache | undefined, string | undefined])[] = [];
  const names = ['library-en', 'article-en', 'latest-en', 'schemas'];
  const load = jest.fn<ReturnType<LoadRemote>, [string]>();
  const answer = jest.fn(() => Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }));

  /** As a container does that runs. */
  const publish = () => {
    const folder = new URL(`${base}browser/`, document.baseURI).href;
    const hashes = Object.fromEntries(names.map((name) => [`${name}.js`, `sha384-${name}`]));
    Object.assign(globalThis, { [PUBLISHED_INTEGRITY]: { [folder]: hashes } });
  };

  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = ((url: string, init?: RequestInit) => {
      asked.push([url.replace(base, ''), init?.cache, init?.integrity]);
      return answer();
    }) as unknown as typeof fetch;
    AbortSignal.timeout = () => new AbortController().signal;
    load.mockImplementation(() => {
      publish();
      return Promise.resolve({ ok: true, value: {} as RemoteModule });
    });
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    Reflect.deleteProperty(globalThis, PUBLISHED_INTEGRITY);
  });

  const prepareOn = async (pathname: string, name = 'mf-blog') => {
    window.history.replaceState(null, '', pathname);
    await prepareRetry(name, { registry, language: 'en', load });
    return asked;
  };

  it('the files of its page are fetched past what the browser has kept of them, in one language, by their hashes', async () => {
    expect(await prepareOn('/blog')).toEqual([
      ['browser/remoteEntry.js', 'reload', 'sha384-entry'],
      ['browser/library-en.js', 'reload', 'sha384-library-en'],
      ['browser/schemas.js', 'reload', 'sha384-schemas'],
    ]);
  });

  it('also where the container runs, and what it leads to does not load', async () => {
    load.mockImplementation(() => {
      publish();
      return Promise.resolve({
        ok: false,
        error: { kind: 'wrong-integrity', remote: 'mf-blog', cause: 'x' },
      });
    });
    expect(await prepareOn('/blog')).toHaveLength(3);
  });

  it('only the container, where it does not run: nobody else tells the hashes', async () => {
    load.mockResolvedValue({ ok: false, error: { kind: 'not-found', remote: 'mf-blog', cause: 'x' } });
    expect((await prepareOn('/blog')).map(([file]) => file)).toEqual(['browser/remoteEntry.js']);
  });

  it('on the page of another, those of its parcels', async () => {
    expect((await prepareOn('/')).map(([file]) => file)).toEqual([
      'browser/remoteEntry.js',
      'browser/latest-en.js',
      'browser/schemas.js',
    ]);
  });

  it('an origin that still fails does not fail the preparation', async () => {
    answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(prepareOn('/blog/1')).resolves.toHaveLength(3);
  });

  it('of a remote without a release nothing is asked', async () => {
    expect(await prepareOn('/blog', 'mf-none')).toEqual([]);
  });
});
