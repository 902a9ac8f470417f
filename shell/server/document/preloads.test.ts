import { matchRoute } from '@shared/contract';
import { emptyPartsOf, partsOf } from './documents.test-kit.ts';
import { preloads } from './preloads.ts';

const BASE = '/remotes/mf-blog/releases/1.0.0-aaaaaaaa/';
const addresses = (links: readonly string[], as: string) =>
  links.flatMap((link) => (link.includes(`as="${as}"`) ? [/href="([^"]+)"/.exec(link)?.[1]] : []));

describe('the hints of a document', () => {
  it('name the words and the page of its language, each with its hash', () => {
    const links = preloads(partsOf('/blog'));
    expect(addresses(links, 'script')).toEqual(['/assets/words.ar.js', `${BASE}browser/page.ar.js`]);
    expect(links[1]).toContain('integrity="sha384-page"');
    expect(addresses(preloads(partsOf('/blog', { language: 'en' })), 'script')).toEqual([
      '/assets/words.en.js',
      `${BASE}browser/page.en.js`,
    ]);
  });

  it('cannot be ended by a hash', () => {
    const parts = partsOf('/blog');
    const hostile = { ...parts.registry, integrity: () => 'sha384-"onload="steal()' };
    const [, link] = preloads({ ...parts, registry: hostile });
    expect(link).toContain('integrity="sha384-&quot;onload=&quot;steal()"');
  });

  it('name the files of the shell’s own page', () => {
    expect(addresses(preloads(partsOf('/')), 'script')).toEqual([
      '/assets/words.ar.js',
      '/assets/home.ar.js',
    ]);
  });

  it('name no calls of a document that holds its content', () => {
    expect(addresses(preloads(partsOf('/blog')), 'fetch')).toEqual([]);
  });

  it('name, without content, the calls of the route and what asks for and reads them', () => {
    const links = preloads(emptyPartsOf('/blog'));
    expect(addresses(links, 'fetch')).toEqual(['/api/v1/blog/?page=1']);
    expect(addresses(links, 'script')).toEqual([
      '/assets/words.ar.js',
      `${BASE}browser/page.ar.js`,
      '/assets/http.js',
      `${BASE}browser/answers.js`,
    ]);
  });

  it('name no calls for an address with a query, which changes them', () => {
    expect(addresses(preloads(emptyPartsOf('/blog', { search: '?page=2' })), 'fetch')).toEqual([]);
  });

  it('put what the address holds into the calls, as part of an address', () => {
    expect(addresses(preloads(emptyPartsOf('/blog/a%20b%22%2F..')), 'fetch')).toEqual([
      '/api/v1/blog/a%20b%22%2F..',
    ]);
  });

  it('name files of parcels once, however many stand on the page', () => {
    const registry = partsOf('/').registry;
    const [blog] = Object.values(registry.snapshot().remotes);
    const files = { ar: ['browser/shared.js'], en: [] };
    const parcels = ['one', 'two'].map((name) => ({ name, files }));
    const snapshot = {
      contract: 1,
      remotes: { 'mf-listings': { ...blog, name: 'mf-listings', parcels } as NonNullable<typeof blog> },
    };
    const links = preloads(
      partsOf('/', {
        registry: { ...registry, snapshot: () => snapshot },
        outlet: {
          match: matchRoute('/'),
          view: undefined,
          leftToBrowser: 'threw',
          parcels: ['one', 'two'].map((name) => ({
            ref: { remote: 'mf-listings', name },
            view: undefined,
            leftToBrowser: 'limit',
          })),
        },
      }),
    );
    expect(addresses(links, 'script').filter((url) => url?.endsWith('shared.js'))).toHaveLength(1);
  });

  it('name nothing of a remote that no release is known of', () => {
    expect(addresses(preloads(emptyPartsOf('/contact')), 'script')).toEqual(['/assets/words.ar.js']);
  });

  it('of another origin match the mode in which its scripts are asked for', () => {
    const { registry } = partsOf('/blog');
    const [entry] = Object.values(registry.snapshot().remotes);
    const remotes = { 'mf-blog': { ...entry, base: 'http://localhost:3002/' } as NonNullable<typeof entry> };
    const links = preloads(
      partsOf('/blog', { registry: { ...registry, snapshot: () => ({ contract: 1, remotes }) } }),
    );
    expect(links.find((link) => link.includes('localhost:3002'))).toContain('crossorigin="anonymous"');
    expect(links.find((link) => link.includes('/assets/words'))).not.toContain('crossorigin');
  });
});
