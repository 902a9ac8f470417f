import { matchRoute, type RegistryEntry } from '@shared/contract';
import { emptyPartsOf, partsOf } from './documents.test-kit.ts';
import { firstFiles } from './first-files.ts';

const BASE = '/remotes/mf-blog/releases/1.0.0-aaaaaaaa/';
const addresses = (tags: readonly string[]) => tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1]);
const chunksOf = (parts: Parameters<typeof firstFiles>[0]) => addresses(firstFiles(parts).chunks);
const callsOf = (parts: Parameters<typeof firstFiles>[0]) => addresses(firstFiles(parts).calls);

describe('the files that a document asks for at once', () => {
  it('name the words and the page of its language, each with its hash', () => {
    const { chunks } = firstFiles(partsOf('/blog'));
    expect(addresses(chunks)).toEqual(['/assets/words.ar.js', `${BASE}browser/page.ar.js`]);
    expect(chunks[1]).toContain(' async fetchpriority="high" integrity="sha384-page"');
    expect(chunksOf(partsOf('/blog', { language: 'en' }))).toEqual([
      '/assets/words.en.js',
      `${BASE}browser/page.en.js`,
    ]);
  });

  it('name the container for after the shell’s entry, which it starts with', () => {
    const parts = partsOf('/blog');
    const { container, routes, ...entry } = Object.values(
      parts.registry.snapshot().remotes,
    )[0] as RegistryEntry;
    const file = container.url.slice(entry.base.length);
    const withContainer = routes.map((route) => ({
      ...route,
      files: { ar: [file, ...route.files.ar], en: [file, ...route.files.en] },
    }));
    const snapshot = { contract: 1, remotes: { 'mf-blog': { ...entry, container, routes: withContainer } } };
    const { chunks, containers } = firstFiles({
      ...parts,
      registry: { ...parts.registry, snapshot: () => snapshot },
    });
    expect(addresses(containers)).toEqual([container.url]);
    expect(containers[0]).toContain(' defer ');
    expect(addresses(chunks)).not.toContain(container.url);
  });

  it('cannot be ended by a hash', () => {
    const parts = partsOf('/blog');
    const hostile = { ...parts.registry, integrity: () => 'sha384-"onload="steal()' };
    const [, tag] = firstFiles({ ...parts, registry: hostile }).chunks;
    expect(tag).toContain('integrity="sha384-&quot;onload=&quot;steal()"');
  });

  it('name the files of the shell’s own page', () => {
    expect(chunksOf(partsOf('/'))).toEqual(['/assets/words.ar.js', '/assets/home.ar.js']);
  });

  it('name no calls of a document that holds its content', () => {
    expect(callsOf(partsOf('/blog'))).toEqual([]);
  });

  it('name, without content, the calls of the route and what asks for and reads them', () => {
    const { calls, chunks } = firstFiles(emptyPartsOf('/blog'));
    expect(addresses(calls)).toEqual(['/api/v1/blog/?page=1']);
    expect(addresses(chunks)).toEqual([
      '/assets/words.ar.js',
      `${BASE}browser/page.ar.js`,
      '/assets/http.js',
      `${BASE}browser/answers.js`,
    ]);
  });

  it('name no calls for an address with a query, which changes them', () => {
    expect(callsOf(emptyPartsOf('/blog', { search: '?page=2' }))).toEqual([]);
  });

  it('put what the address holds into the calls, as part of an address', () => {
    expect(callsOf(emptyPartsOf('/blog/a%20b%22%2F..'))).toEqual(['/api/v1/blog/a%20b%22%2F..']);
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
    const { chunks } = firstFiles(
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
    expect(addresses(chunks).filter((url) => url?.endsWith('shared.js'))).toHaveLength(1);
  });

  it('name nothing of a remote that no release is known of', () => {
    expect(chunksOf(emptyPartsOf('/contact'))).toEqual(['/assets/words.ar.js']);
  });

  it('of another origin match the mode in which its scripts are asked for', () => {
    const { registry } = partsOf('/blog');
    const [entry] = Object.values(registry.snapshot().remotes);
    const remotes = { 'mf-blog': { ...entry, base: 'http://localhost:3002/' } as NonNullable<typeof entry> };
    const { chunks } = firstFiles(
      partsOf('/blog', { registry: { ...registry, snapshot: () => ({ contract: 1, remotes }) } }),
    );
    expect(chunks.find((tag) => tag.includes('localhost:3002'))).toContain('crossorigin="anonymous"');
    expect(chunks.find((tag) => tag.includes('/assets/words'))).not.toContain('crossorigin');
  });
});
