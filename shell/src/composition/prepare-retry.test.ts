import type { RegistryEntry } from '@shared/contract';
import { createRetryPreparation } from './prepare-retry.ts';

const base = '/remotes/mf-blog/releases/1.0.0-0000aaaa/';
const files = (name: string) => ({ ar: [`browser/${name}-ar.js`], en: [`browser/${name}-en.js`] });
const entry = {
  name: 'mf-blog',
  base,
  container: { url: `${base}browser/remoteEntry.js`, global: 'mf_blog' },
  routes: [
    { path: '/blog', files: files('library') },
    { path: '/blog/:id', files: files('article') },
  ],
  parcels: [{ name: 'latest', files: files('latest') }],
  answers: ['browser/schemas.js'],
} as unknown as RegistryEntry;
const registry = { contract: 1, remotes: { 'mf-blog': entry } };

describe('before a failed remote is tried again (architecture, "Failing")', () => {
  const asked: (readonly [string, RequestCache | undefined])[] = [];
  const answer = jest.fn(() => Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }));

  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = ((url: string, init?: RequestInit) => {
      asked.push([url.replace(base, ''), init?.cache]);
      return answer();
    }) as unknown as typeof fetch;
    AbortSignal.timeout = () => new AbortController().signal;
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  const prepareOn = async (pathname: string, name = 'mf-blog') => {
    window.history.replaceState(null, '', pathname);
    await createRetryPreparation(registry, () => 'en')(name);
    return asked;
  };

  it('the files of its page are fetched past what the browser has kept of them, in one language', async () => {
    expect(await prepareOn('/blog')).toEqual([
      ['browser/remoteEntry.js', 'reload'],
      ['browser/library-en.js', 'reload'],
      ['browser/schemas.js', 'reload'],
    ]);
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
