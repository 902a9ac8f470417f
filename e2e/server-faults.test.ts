// Looks at: shell, mf-blog
import { Agent, get } from 'node:http';
import { alterRelease, type AlteredRelease } from './kit/altered-release.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { eventually } from './kit/eventually.ts';
import { recordShifts } from './kit/shifts.ts';

/**
 * Far below what a visitor would wait for a bundle that never answers, far above what a busy machine adds. The bar
 * itself is 500 ms from request to last byte; a figure like that is measured, not tested.
 */
const DOCUMENT_LIMIT_MS = 3000;

const bundle = (body: string) => `module.exports = { default: { render() { ${body} } } };`;

/** All that a rendering has, but for what is wrong with it. */
const VIEW = `html: '<h1>', css: '', state: null, complete: true, head: { title: '' }`;

const faults: readonly (readonly [name: string, source: string])[] = [
  ['throws', bundle(`throw new Error('broken on purpose');`)],
  ['rejects', bundle(`return Promise.reject(new Error('broken on purpose'));`)],
  ['loops for ever', bundle('for (;;);')],
  ['never answers', bundle('return new Promise(() => {});')],
  ['exits', bundle('process.exit(3);')],
  ['exhausts its memory', bundle('const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));')],
  ['returns rubbish', bundle(`return Promise.resolve({ html: 7 });`)],
  ['returns what cannot be copied', bundle('return Promise.resolve({ html: () => {} });')],
  ['has a state that no document can hold', bundle(`return Promise.resolve({ ${VIEW}, state: 1n });`)],
  [
    'has an address that is a number',
    bundle(`return Promise.resolve({ ${VIEW}, head: { title: '', canonical: 7 } });`),
  ],
  [
    'posts rubbish',
    bundle(`
      const calls = [undefined, {}, { method: 'GET' }, { method: 'PUT', path: '/' }].map((request) => ({ type: 'http', job: 1, call: 1, request }));
      for (const rubbish of [null, 7, 'ready', [], { type: 'rendered', job: 0 }, ...calls]) process.send(rubbish);
      return Promise.resolve(null);
    `),
  ],
  [
    'keeps buffers outside of its heap',
    bundle(`
      globalThis.kept ??= [];
      kept.push(Buffer.alloc(100e6, 1));
      return new Promise((resolve) => setTimeout(() => resolve({ html: 7 }), 50));
    `),
  ],
  ['reads files', bundle(`return { html: require('node:fs').readFileSync('/etc/passwd', 'utf8') };`)],
  ['opens sockets', `require('node:net').connect(1);`],
  ['loops for ever while it is loaded', 'for (;;);'],
  ['throws while it is loaded', `throw new Error('broken on purpose');`],
];

test.describe('a server bundle that fails', () => {
  let release: AlteredRelease;
  let site: Site;

  test.beforeAll(async ({ site: shared }) => {
    release = alterRelease('mf-blog');
    site = await startSite({
      besides: shared,
      own: ['mf-blog'],
      environment: { RELEASES_OF_MF_BLOG: release.folder },
    });
  });
  test.afterAll(async () => {
    await site?.close();
    release?.remove();
  });

  const liveFolder = async () => {
    const registry = (await (await fetch(`${site.url}/registry.json`)).json()) as {
      remotes: Record<string, { base: string }>;
    };
    return registry.remotes['mf-blog']?.base;
  };

  /** What a document without the section has the browser fetch: all that a browser can tell such documents apart by. */
  const fetchedBy = (html: string) =>
    [
      ...new Set(
        Array.from(html.matchAll(/(?:href|src)="(\/[^"]+)"/g), ([, address = '']) =>
          address.replace(/\/releases\/[^/]+\//, '/releases/of-this-fault/'),
        ).filter((address) => /\.js$|^\/api\//.test(address)),
      ),
    ].toSorted();
  /** Of the documents from which a browser has rendered the section: one that is the same needs no browser to say so. */
  const rendered = new Set<string>();

  for (const [name, source] of faults) {
    test(`${name}: the document answers 200 in time, and is one from which the browser renders the section`, async ({
      visit,
    }) => {
      const before = await liveFolder();
      release.replaceServerBundle(source);
      await eventually(async () => expect(await liveFolder()).not.toBe(before));

      let fetched: string[] = [];
      for (const language of ['ar', 'en'] as const) {
        const started = performance.now();
        const answer = await fetch(`${site.url}/blog?lang=${language}`);
        const html = await answer.text();
        expect(performance.now() - started).toBeLessThan(DOCUMENT_LIMIT_MS);
        expect(answer.status).toBe(200);
        expect(html).not.toContain('data-section="mf-blog"');
        expect(html).toContain('data-skeleton="library"');
        expect(answer.headers.get('server-timing')).toMatch(/^content;desc="(?!rendered)[\w-]+"/);
        fetched = fetchedBy(html);
      }

      expect(fetched.length).toBeGreaterThan(3);
      const kind = fetched.join('\n');
      if (rendered.has(kind)) return;
      const visitor = await visit({ language: 'en' });
      const shifts = await recordShifts(visitor.page);
      await visitor.page.goto(`${site.url}/blog`);
      await visitor.page.getByRole('heading', { level: 1, name: 'Article Library' }).waitFor();
      expect(
        await visitor.page.getByRole('article').or(visitor.page.getByRole('listitem')).count(),
      ).toBeGreaterThan(3);
      // What comes takes the place of the page's shape, and moves nothing.
      await expect(visitor.page.locator('[data-skeleton]:visible')).toHaveCount(0);
      expect(await shifts()).toEqual([]);
      expect(visitor.problems).toEqual([]);
      rendered.add(kind);
    });
  }

  test('does not keep a site from coming up, nor its other sections from being rendered', async ({
    site: shared,
  }) => {
    const before = await liveFolder();
    release.replaceServerBundle('for (;;);');
    await eventually(async () => expect(await liveFolder()).not.toBe(before));
    const another = await startSite({
      besides: shared,
      own: ['mf-blog'],
      environment: { RELEASES_OF_MF_BLOG: release.folder },
    });
    try {
      await eventually(async () => {
        expect(await (await fetch(`${another.url}/sell`)).text()).toContain('data-section="mf-listings"');
      });
      expect((await fetch(`${another.url}/blog`)).status).toBe(200);
    } finally {
      await another.close();
    }
  });

  test('with a wrong hash is not run at all', async () => {
    const before = await liveFolder();
    release.replaceServerBundle(bundle(`for (;;);`), false);
    await eventually(async () => expect(await liveFolder()).not.toBe(before));
    const answer = await fetch(`${site.url}/blog`);
    expect(answer.status).toBe(200);
    // One that runs would be at fault: this loops.
    expect(answer.headers.get('server-timing')).toContain('content;desc="no-bundle"');
    expect(await answer.text()).not.toContain('data-section="mf-blog"');
    expect(site.output.join('\n')).toContain('does not match its hash');
  });

  for (const language of ['ar', 'en'] as const) {
    test(`has all that its section takes asked for by the document, once (${language})`, async ({
      visit,
    }) => {
      const folder = await liveFolder();
      release.replaceServerBundle(bundle(`throw new Error('broken for ${language}');`));
      await eventually(async () => expect(await liveFolder()).not.toBe(folder));
      const html = await (await fetch(`${site.url}/blog?lang=${language}`)).text();
      expect(html.includes('data-section="mf-blog"')).toBe(false);
      const named = new Set(
        Array.from(html.matchAll(/(?:href|src)="(\/[^"]+)"/g), ([, address = '']) =>
          address.replaceAll('&amp;', '&'),
        ),
      );
      // What asks: of a document with content it comes later (first-frames).
      expect([...named].filter((address) => address.startsWith('/assets/query.'))).toHaveLength(1);
      const visitor = await visit({ language });
      const asked: string[] = [];
      visitor.page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (/\.js$|^\/api\//.test(pathname)) asked.push(pathname + search);
      });
      await visitor.page.goto(`${site.url}/blog`);
      await visitor.page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      expect(asked.filter((address) => address.startsWith('/api/v1/blog/'))).toEqual([
        '/api/v1/blog/?page=1&limit=24&fields=summary',
      ]);
      // The call comes after all scripts that the section takes, whoever asks for it.
      const first = asked.slice(0, asked.findIndex((address) => address.startsWith('/api/v1/blog/')) + 1);
      expect(first.some((address) => address.startsWith('/remotes/mf-blog/'))).toBe(true);
      expect(first.filter((address) => !named.has(address))).toEqual([]);
      expect(new Set(first).size).toBe(first.length);
    });
  }

  test('leaves the other sections rendered on the server', async () => {
    // A busy machine may take the content out of documents until the release is asked again, half a minute later.
    await eventually(async () => {
      const html = await (await fetch(`${site.url}/sell`)).text();
      expect(html.includes('data-section="mf-listings"')).toBe(true);
    }, 60_000);
  });
});

test.describe('a burst of addresses that nobody has asked for before', () => {
  for (const path of ['/sell?q=', '/blog/'])
    test(`costs some their content and nobody their document, and nothing afterwards (${path}…)`, async ({
      site,
    }) => {
      // The site is shared: what it said before is of other tests.
      const before = site.output.length;
      const answers = await Promise.all(
        Array.from({ length: 500 }, (_, index) => fetch(`${site.url}${path}burst${index}`)),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
      await expect(async () => {
        const next = await fetch(`${site.url}${path}after${performance.now()}`);
        await next.arrayBuffer();
        expect(next.headers.get('server-timing')).toMatch(/^content;desc="rendered"/);
      }).toPass({ timeout: 5000 });
      expect(site.output.slice(before).join('\n')).not.toMatch(
        new RegExp(`rendering ${path.replace('?q=', '')}\\S* failed`),
      );
    });
});

test.describe('a crowd', () => {
  /** Asks for addresses for so long, each of so many askers for one after the other; milliseconds of each answer, sorted. */
  async function askFor(ms: number, askers: number, ask: () => Promise<unknown>): Promise<number[]> {
    const until = performance.now() + ms;
    const took: number[] = [];
    const askOn = async () => {
      while (performance.now() < until) {
        const began = performance.now();
        await ask();
        took.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: askers }, askOn));
    return took.toSorted((one, other) => one - other);
  }

  test('does not keep out who comes on a new connection', async ({ site }) => {
    const document = await (await fetch(`${site.url}/sell`)).text();
    const [, script = 'no script'] = /src="(\/assets\/[^"]+\.js)"/.exec(document) ?? [];
    const kept = new Agent({ keepAlive: true });
    const ask = (address: string, agent: Agent | false) =>
      new Promise<void>((resolve, reject) => {
        get(`${site.url}${address}`, { agent }, (answer) => {
          answer.resume().once('error', reject);
          answer.once('end', () =>
            answer.statusCode === 200
              ? resolve()
              : reject(new Error(`${address} is answered ${answer.statusCode}`)),
          );
        }).once('error', reject);
      });
    let asked = 0;
    const [inside, outside] = await Promise.all([
      askFor(4000, 64, () => ask(`/sell?q=crowd${(asked += 1)}`, kept)),
      askFor(4000, 64, () => ask(script, false)),
    ]);
    kept.destroy();
    // Thirty times as long, where all begin at once that have come; nine times where they begin in turns.
    const usual = inside[Math.floor(inside.length / 2)] ?? 0;
    const longest = outside[Math.floor(outside.length * 0.9)] ?? Infinity;
    expect(usual).toBeGreaterThan(0);
    expect(longest / usual).toBeLessThan(18);
  });
});
