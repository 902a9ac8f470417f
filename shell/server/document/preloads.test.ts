import { matchRoute } from '@shared/contract';
import { emptyPartsOf, partsOf } from './documents.test-kit.ts';
import { preloads } from './preloads.ts';

const BASE = '/remotes/mf-blog/releases/1.0.0-aaaaaaaa/';
const addresses = (links: readonly string[], as: string) =>
  links.flatMap((link) => (link.includes(`as="${as}"`) ? [/href="([^"]+)"/.exec(link)?.[1]] : []));

describe('the hints of a document', () => {
  it('name the page of its language, with its hash', () => {
    const links = preloads(partsOf('/blog'));
    expect(addresses(links, 'script')).toEqual([`${BASE}browser/page.ar.js`]);
    expect(links[0]).toContain('integrity="sha384-page"');
    expect(addresses(preloads(partsOf('/blog', { language: 'en' })), 'script')).toEqual([
      `${BASE}browser/page.en.js`,
    ]);
  });

  it('cannot be ended by a hash', () => {
    const parts = partsOf('/blog');
    const hostile = { ...parts.registry, integrity: () => 'sha384-"onload="steal()' };
    const [link] = preloads({ ...parts, registry: hostile });
    expect(link).toContain('integrity="sha384-&quot;onload=&quot;steal()"');
  });

  it('name the files of the shell’s own page', () => {
    expect(addresses(preloads(partsOf('/')), 'script')).toEqual(['/assets/home.ar.js']);
  });

  it('name no calls of a document that holds its content', () => {
    expect(addresses(preloads(partsOf('/blog')), 'fetch')).toEqual([]);
  });

  it('name, without content, the calls of the route, what asks for and reads them, and what shows that they are awaited', () => {
    const links = preloads(emptyPartsOf('/blog'));
    expect(addresses(links, 'fetch')).toEqual(['/api/v1/blog/?page=1']);
    expect(addresses(links, 'script')).toEqual([
      `${BASE}browser/page.ar.js`,
      '/assets/http.js',
      `${BASE}browser/answers.js`,
      '/assets/frame.ar.js',
    ]);
  });

  it('name no calls for an address with a query, which changes them, but what asks for them', () => {
    const links = preloads(emptyPartsOf('/blog', { search: '?page=2' }));
    expect(addresses(links, 'fetch')).toEqual([]);
    expect(addresses(links, 'script')).toContain(`${BASE}browser/answers.js`);
    expect(addresses(links, 'script')).not.toContain('/assets/http.js');
  });

  it('name the calls of an API with an extension in the place of the others', () => {
    const { registry } = emptyPartsOf('/blog');
    const remotes = Object.fromEntries(
      Object.entries(registry.snapshot().remotes).map(([name, entry]) => [
        name,
        {
          ...entry,
          routes: entry.routes.map((route) => ({
            ...route,
            callsWith: { 'blog.language': ['/blog/?language=ar'] },
          })),
        },
      ]),
    );
    const parts = emptyPartsOf('/blog', {
      registry: { ...registry, snapshot: () => ({ ...registry.snapshot(), remotes }) },
    });
    expect(addresses(preloads({ ...parts, extensions: ['lists.sitemap'] }), 'fetch')).toEqual([
      '/api/v1/blog/?page=1',
    ]);
    expect(addresses(preloads({ ...parts, extensions: ['blog.language'] }), 'fetch')).toEqual([
      '/api/v1/blog/?language=ar',
    ]);
  });

  it('put what the address holds into the calls, as part of an address', () => {
    expect(addresses(preloads(emptyPartsOf('/blog/a%20b%22%2F..')), 'fetch')).toEqual([
      '/api/v1/blog/a%20b%22%2F..',
    ]);
  });

  describe('of a page that places parcels', () => {
    const registry = partsOf('/').registry;
    const [blog] = Object.values(registry.snapshot().remotes);
    const files = { ar: ['browser/shared.js'], en: [] };
    const parcels = ['one', 'two'].map((name) => ({ name, files }));
    const snapshot = {
      contract: 1,
      remotes: { 'mf-listings': { ...blog, name: 'mf-listings', parcels } as NonNullable<typeof blog> },
    };
    const { view } = partsOf('/').outlet;
    const hinted = (views: Readonly<Record<string, typeof view>>) =>
      addresses(
        preloads(
          partsOf('/', {
            registry: { ...registry, snapshot: () => snapshot },
            outlet: {
              match: matchRoute('/'),
              view: undefined,
              leftToBrowser: 'threw',
              parcels: Object.entries(views).map(([name, each]) => ({
                ref: { remote: 'mf-listings', name },
                view: each,
                leftToBrowser: each ? undefined : 'limit',
              })),
            },
          }),
        ),
        'script',
      ).filter((url) => url?.endsWith('shared.js'));

    it('name files once of those that the browser draws, however many stand on the page', () => {
      expect(hinted({ one: undefined, two: undefined })).toHaveLength(1);
    });

    it('name none of those that the document holds', () => {
      expect(hinted({ one: view, two: view })).toEqual([]);
      expect(hinted({ one: view, two: undefined })).toHaveLength(1);
    });
  });

  it('name nothing of a remote that no release is known of', () => {
    expect(addresses(preloads(emptyPartsOf('/contact')), 'script')).toEqual(['/assets/frame.ar.js']);
  });

  it('of another origin match the mode in which its scripts are asked for', () => {
    const { registry } = partsOf('/blog');
    const [entry] = Object.values(registry.snapshot().remotes);
    const remotes = { 'mf-blog': { ...entry, base: 'http://localhost:3002/' } as NonNullable<typeof entry> };
    const links = preloads(
      partsOf('/blog', { registry: { ...registry, snapshot: () => ({ contract: 1, remotes }) } }),
    );
    expect(links.find((link) => link.includes('localhost:3002'))).toContain('crossorigin="anonymous"');
  });
});
