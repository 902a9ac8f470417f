import { API_EXTENSIONS, type RenderRequest, type RouteFiles } from '@shared/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { partsOf } from '../document/documents.test-kit.ts';
import { endOfStream, type StreamEnd } from '../document/joined-brotli.ts';
import { overrideCookie } from '../qa/override-cookie.ts';
import type { PreviewReleases, ShownPreview } from '../qa/preview-releases.ts';
import type { Registry, RegistryView } from '../registry/registry.ts';
import { releaseOf, shellContract } from '../registry/releases.test-kit.ts';
import { createCrowd, type Crowd } from '../rendering/crowd.ts';
import { renderFailure, type RenderOutcome } from '../rendering/render-outcome.ts';
import { resultOf, viewOf } from '../rendering/renderings.test-kit.ts';
import type { Thumbnail } from '../thumbnails/thumbnail-css.ts';
import { registerDocuments } from './document-routes.ts';

const { assets, chrome, registry: held } = partsOf('/blog');

const PREVIEW = '1.1.0-bbbbbbbb~AbCdEfGhIjKlMnOpQr-_09';
const NO_FILES = { ar: [], en: [] };
const CAREERS: readonly RouteFiles[] = [
  {
    path: '/careers/:id',
    files: NO_FILES,
    parameters: [],
    guest: { title: { ar: 'وظيفة', en: 'A position' }, rendering: 'server' },
  },
];

describe('the pages of the site', () => {
  let libraries: StreamEnd;
  let server: FastifyInstance;
  let outcome: RenderOutcome;
  let renderings: number;
  let asked: RenderRequest[];
  let hasCanary: boolean;
  let lines: string[];
  let crowd: Crowd | undefined;
  let preview: ShownPreview;
  const previews: PreviewReleases = {
    has: (_remote, name) => name === PREVIEW,
    find: async (_remote, name) =>
      name === PREVIEW ? { ok: true, value: preview } : { ok: false, error: 'there is no such preview' },
    close: () => Promise.resolve(),
  };
  /** Whether mf-careers is let in, and has a release. */
  let hasGuest: boolean;
  let thumbnails: readonly Thumbnail[];
  /** As the release says that its page reads them. */
  let parameters: string[] | undefined;

  beforeAll(async () => {
    libraries = await endOfStream('<script>carried = 1</script>');
  });
  beforeEach(() => {
    lines = [];
    crowd = undefined;
    outcome = { ok: true, value: viewOf('<h1>') };
    renderings = 0;
    asked = [];
    hasCanary = false;
    hasGuest = false;
    parameters = undefined;
    thumbnails = [];
    const snapshot = held.snapshot();
    const live = snapshot.remotes['mf-blog'];
    const view: RegistryView = {
      ...held,
      snapshot: () =>
        live
          ? {
              ...snapshot,
              remotes: {
                'mf-blog': {
                  ...live,
                  routes: [{ path: '/blog', files: NO_FILES, ...(parameters && { parameters }) }],
                },
                ...(hasGuest && { 'mf-careers': { ...live, name: 'mf-careers', routes: CAREERS } }),
              },
            }
          : snapshot,
      key: 'live',
      async render(_remote, request) {
        renderings += 1;
        asked.push(request);
        return outcome;
      },
    };
    const registry: Registry = {
      hasCanary: () => hasCanary,
      seenBy: () => view,
      pointer: () => undefined,
      canaries: () => [],
      withdraw: () => {},
      doesOtherRender: () => Promise.resolve(undefined),
      states: () => [],
      refresh: () => Promise.resolve(),
      loads: () => [],
      missing: () => [],
      close: () => Promise.resolve(),
    };
    server = Fastify();
    registerDocuments(server, {
      config: {
        siteUrl: 'https://site.example',
        development: false,
        forbidFrames: false,
        errorShare: 1,
        dataBudgetMs: 150,
        subjectBudgetMs: 1500,
        earlyHints: false,
        apiExtensions: API_EXTENSIONS,
        overrideOrigins: [],
        previews: 2,
        remoteOrigins: {
          'mf-listings': '',
          'mf-blog': '',
          'mf-booking': '',
          'mf-forms': '',
          'mf-portal': '',
        },
      },
      assets: { ...assets, contract: shellContract },
      libraries: { file: '/assets/libraries.js', script: 'carried = 1', ...libraries },
      registry,
      previews,
      http: { request: () => Promise.reject(new Error('not asked')) },
      renderChrome: async () => chrome,
      thumbnailsOf: async () => thumbnails,
      shellPages: { render: async () => resultOf('<h1>shell</h1>') },
      log: (line) => lines.push(line),
      crowd: {
        wait: () => (crowd ? crowd.wait() : () => {}),
        waiting: () => 1,
        enter: (key) => (crowd ? crowd.enter(key) : () => {}),
      },
    });
  });
  afterEach(() => server.close());

  it('carry the libraries for who has none, with one rendering and one tag for both', async () => {
    const [first, back] = [await get('/blog'), await get('/blog', { cookie: 'libraries=kept' })];
    expect(first.body).toContain('carried = 1');
    expect(back.body).not.toContain('carried = 1');
    expect(back.headers).toMatchObject({
      etag: first.headers.etag,
      'content-security-policy': first.headers['content-security-policy'],
    });
    expect(renderings).toBe(1);
  });

  it('hold the thumbnails of their content', async () => {
    thumbnails = [{ src: '/media/a.jpg', content: 'AAAA' }];
    const { body, headers } = await get('/blog');
    expect(body).toContain('base64,AAAA');
    expect(headers['cache-control']).toContain('s-maxage');
  });

  describe('in a crowd that is more than the process can do', () => {
    beforeEach(() => {
      crowd = createCrowd({ isSaturated: () => true });
    });

    it('come without content, but for one at a time', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => get(`/blog?page=${index + 2}`)),
      );
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
      expect(renderings).toBe(1);
    });

    it('have content for all where no more than sixteen wait', async () => {
      await Promise.all(Array.from({ length: 16 }, (_, index) => get(`/blog?page=${index + 2}`)));
      await Promise.all(Array.from({ length: 16 }, (_, index) => get(`/blog?page=${index + 30}`)));
      expect(renderings).toBe(32);
    });

    it('have content for all who ask for the same one, from the second answer on, by one rendering', async () => {
      // The one that is let in of those that nobody else asks for.
      void get('/blog?page=2');
      await Promise.all(Array.from({ length: 20 }, () => get('/blog')));
      const before = renderings;
      const signs = [];
      for (let round = 0; round < 5; round += 1) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => get('/blog')));
        signs.push(...answers.map(({ headers }) => headers['server-timing']));
      }
      expect(new Set(signs)).toEqual(new Set(['content;desc="rendered"']));
      expect(renderings - before).toBeLessThanOrEqual(1);
    });
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

  describe('with a preview', () => {
    const cookieOf = (text: string) => overrideCookie([text], Date.now(), false).split(';')[0] ?? '';
    beforeEach(() => {
      preview = {
        release: releaseOf('1.1.0-bbbbbbbb'),
        refused: undefined,
        render: async () => ({ ok: true, value: viewOf('<h1>preview</h1>') }),
      };
    });

    it('are rendered for who has its link alone, kept nowhere, and named to no search engine', async () => {
      await get('/blog');
      const { body, headers } = await get('/blog', { cookie: cookieOf(`mf-blog@${PREVIEW}`) });
      expect(body).toContain('<h1>preview</h1>');
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
      const other = await get('/blog');
      expect(other.body).not.toContain('preview');
      expect(other.headers['cache-control']).toContain('public');
      expect(other.headers['x-robots-tag']).toBeUndefined();
    });

    it('that has ended are the live ones, and say so', async () => {
      const ended = 'mf-blog@1.1.0-bbbbbbbb~AAAAAAAAAAAAAAAAAAAAAA';
      const { body, headers } = await get('/blog', { cookie: cookieOf(ended) });
      expect(body).toContain('<h1>');
      expect(body).toContain('"preview":"ended"');
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it.each(['mf-blog@http://localhost:3002', 'mf-blog@1.1.0-bbbbbbbb', 'mf-blog@x~y'])(
      'are those of everybody when the cookie says what this site does not take, as %s',
      async (text) => {
        const [plain, marked] = await Promise.all([get('/blog'), get('/blog', { cookie: cookieOf(text) })]);
        expect(marked.body).toBe(plain.body);
        expect(marked.headers['cache-control']).toContain('public');
      },
    );
  });

  it('are those of a guest too, at the routes that its release states, and not found without it', async () => {
    expect((await get('/careers/6')).body).toContain('<div data-section="shell">');
    hasGuest = true;
    const { statusCode, body } = await get('/careers/7?utm_source=x');
    expect([statusCode, body.includes('<div data-section="mf-careers">')]).toEqual([200, true]);
    // As of any page with an id, whose query is read by nobody.
    expect(asked.at(-1)).toMatchObject({ pathname: '/careers/7', search: '', subjectBudgetMs: 1500 });
    expect((await get('/careers')).body).toContain('<div data-section="shell">');
    outcome = renderFailure('threw', 'on purpose');
    const { body: empty } = await get('/careers/8?lang=en');
    expect(empty).toMatch(/<title>A position \| /);
  });

  it('tell remotes what the API can do beyond the specification', async () => {
    expect((await get('/blog')).body).toContain(`"extensions":${JSON.stringify(API_EXTENSIONS)}`);
  });

  it('wait longer for the one record that an address with an id is about', async () => {
    await get('/blog/none');
    await get('/blog');
    expect(asked.map((each) => [each.dataBudgetMs, each.subjectBudgetMs])).toEqual([
      [150, 1500],
      [150, undefined],
    ]);
  });

  describe('that are whole', () => {
    it('may be kept for a moment by caches, and say that they hold their content', async () => {
      const { statusCode, headers } = await get('/blog');
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=50',
        vary: 'accept-encoding, cookie',
        'server-timing': 'content;desc="rendered"',
      });
      expect(headers['set-cookie']).toBeUndefined();
    });

    it('come without their content when no document can hold it, as the log says', async () => {
      outcome = { ok: true, value: { ...viewOf('<h1>'), state: { price: 1n } } };
      const { statusCode, headers, body } = await get('/blog');
      expect([statusCode, headers['server-timing']]).toEqual([200, 'content;desc="malformed"']);
      expect(body).toContain('<div id="header"><nav></div>');
      expect(lines).toEqual([
        expect.stringMatching(/^mf-blog@1\.0\.0-\w+: its rendering of \/blog fits no document: TypeError/),
      ]);
    });

    it.each([
      ['as the browser has it', '/blog?q=sea%20view&a&b=+%2B', '/blog?q=sea%20view&a&b=+%2B'],
      [
        'without a language, as the head script leaves it',
        '/blog?lang=en&q=sea%20view&a',
        '/blog?q=sea+view&a=',
      ],
      ['without a language alone', '/blog?lang=en', '/blog'],
    ])('name their address %s', async (_how, url, expected) => {
      const { body } = await get(url);
      expect(body).toContain(`"url":${JSON.stringify(expected)}`);
    });

    it('are rendered once for all addresses that differ in what the page does not read', async () => {
      parameters = ['page'];
      const bodies = await Promise.all(
        [
          '/blog?page=2',
          '/blog?utm_source=mail&page=2',
          '/blog?page=2&fbclid=1',
          '/blog?lang=ar&page=2&x=1',
        ].map(async (url) => (await get(url)).body),
      );
      expect([renderings, new Set(bodies).size]).toEqual([1, 1]);
      expect(bodies[0]).toContain('"url":"/blog?page=2","parameters":["page"]');
      await get('/blog?page=3');
      expect(renderings).toBe(2);
    });

    it('of the shell read nothing of the query', async () => {
      const [plain, marked] = await Promise.all([get('/'), get('/?utm_source=mail')]);
      expect(marked.body).toBe(plain.body);
      expect(plain.body).toContain('"url":"/","parameters":[]');
    });

    it('are rendered once for a crowd', async () => {
      await Promise.all(Array.from({ length: 20 }, () => get('/blog')));
      await get('/blog');
      expect(renderings).toBe(1);
      await get('/blog?page=2');
      await get('/blog?lang=en');
      expect(renderings).toBe(3);
    });
  });

  describe.each([
    ['threw', 'content;desc="threw"'],
    ['limit', 'content;desc="limit"'],
    ['crowded', 'content;desc="crowded"'],
    ['paused', 'content;desc="paused"'],
    ['no-bundle', 'content;desc="no-bundle"'],
  ] as const)('without content (%s)', (kind, sign) => {
    it('are a 200 that says why, and no cache gives them to another', async () => {
      outcome = renderFailure(kind, 'on purpose');
      const { statusCode, headers, body } = await get('/blog');
      expect([statusCode, headers['server-timing'], headers['cache-control']]).toEqual([
        200,
        sign,
        'no-cache',
      ]);
      expect(body).toContain('data-awaited');
      await get('/blog');
      expect(renderings).toBe(2);
    });
  });

  it('with data that was late are not kept either', async () => {
    outcome = { ok: true, value: viewOf('<p>…</p>', { complete: false }) };
    const { headers } = await get('/blog');
    expect([headers['server-timing'], headers['cache-control']]).toEqual([
      'content;desc="rendered", data;desc="late"',
      'no-cache',
    ]);
  });

  it('that only the browser renders are whole as they are', async () => {
    const { headers } = await get('/fal-license');
    expect(headers['server-timing']).toBe('content;desc="browser-only"');
    expect(headers['cache-control']).toContain('public');
  });

  it('for one visitor alone are kept by no cache but their browser', async () => {
    hasCanary = true;
    const { headers } = await get('/blog');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['set-cookie']).toMatch(/^cohort=\d{1,2}; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    const again = await get('/blog', { cookie: 'cohort=7' });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.headers['cache-control']).toContain('public');
  });

  describe('that a browser has already (RFC 9110, 13.1.2)', () => {
    const tagOf = async () => String((await get('/blog')).headers.etag);

    it.each<[string, (tag: string) => string]>([
      ['by its tag', (tag) => tag],
      ['by its tag as a strong one', (tag) => tag.replace(/^W\//, '')],
      ['by one of a list', (tag) => `"other", ${tag}, W/"third"`],
      ['by a star', () => '*'],
    ])('are not sent again: %s', async (_how, noneMatch) => {
      const answer = await get('/blog', { 'if-none-match': noneMatch(await tagOf()) });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers.etag).toBe(await tagOf());
      expect(answer.headers['content-encoding']).toBeUndefined();
    });

    it.each(['"other"', 'W/"other", "third"', '', 'W/"'])(
      'are sent when %j is another',
      async (noneMatch) => {
        const answer = await get('/blog', { 'if-none-match': noneMatch });
        expect([answer.statusCode, answer.body.startsWith('<!doctype html>')]).toEqual([200, true]);
      },
    );

    it('are sent to who asks for them anew', async () => {
      const headers = { 'if-none-match': await tagOf(), 'cache-control': 'no-cache' };
      expect((await get('/blog', headers)).statusCode).toBe(200);
    });
  });

  it('are sent as the client takes them', async () => {
    const cookie = 'libraries=kept';
    const plain = (await get('/blog', { cookie })).body;
    const br = await get('/blog', { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await get('/blog', { cookie, 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    const none = await get('/blog', { cookie, 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect([none.headers['content-encoding'], none.body]).toEqual([undefined, plain]);
  });

  it('are in the language of the query, of the cookie, or Arabic', async () => {
    const languageOf = async (...request: Parameters<typeof get>) =>
      /<html lang="(\w+)"/.exec((await get(...request)).body)?.[1];
    expect(await languageOf('/blog')).toBe('ar');
    expect(await languageOf('/blog', { cookie: 'language=en' })).toBe('en');
    expect(await languageOf('/blog?lang=ar', { cookie: 'language=en' })).toBe('ar');
  });

  it('that lead nowhere else lead home', async () => {
    const { statusCode, headers } = await get('/property');
    expect([statusCode, headers.location]).toEqual([302, '/']);
  });

  it('are read and nothing else', async () => {
    const { statusCode, headers } = await server.inject({ method: 'DELETE', url: '/blog' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
