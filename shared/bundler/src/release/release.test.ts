import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, describeShell, type SiteState } from '@shared/contract';
import { folderStore } from '../store/folder-store.ts';
import { makeRelease } from '../testing/releases.test-kit.ts';
import { build, release } from './commands.ts';
import type { Place } from './place.ts';
import { readPointer } from './releases.ts';
import type { ReleaseOptions } from './write-release.ts';

/** What the bundlers would have made; all that comes after them is the product's own. */
let mockServerBundle: string;
const mockMakeRelease = (files: Record<string, string>, options: ReleaseOptions) =>
  makeRelease(options.store ?? folderStore(options.output), {
    ...{ version: '1.0.0', hash: '1a2b3c4d', files },
    record: {
      contract: CONTRACT_VERSION,
      routes: ['/blog', '/blog/:id'].map((each) => ({
        path: each,
        files: { ar: [], en: [] },
      })),
      server: { file: 'server/render.cjs' },
      integrity: { 'browser/remoteEntry.js': 'sha384-x', 'server/render.cjs': 'sha384-y' },
    },
  });
jest.mock('./write-release.ts', () => ({
  async writeRelease(_remote: unknown, options: ReleaseOptions) {
    const files = { 'server/render.cjs': mockServerBundle };
    const draft = path.join(options.output, 'draft');
    const built = await mockMakeRelease(files, { ...options, store: folderStore(draft) });
    await options.check?.(built, path.join(draft, built.folder));
    return mockMakeRelease(files, options);
  },
}));

const bundle = (body = '', before = '') =>
  `${before}; exports.default = { async render(request) { ${body}; return { html: '<p></p>', css: '', head: { title: '' }, state: null, complete: true }; } };`;

describe('a release goes live', () => {
  let place: Place;
  let site: Server;
  let answers: boolean;
  /** Of the shell that the site has. */
  let accepts: readonly number[];
  const lines: string[] = [];

  beforeAll(async () => {
    site = createServer(async (request, response) => {
      if (!answers || request.url !== '/releases.json') return response.writeHead(404).end();
      const pointer = await readPointer(place.store);
      const live = pointer?.release ?? null;
      const state = {
        shell: { ...describeShell({ version: '1.0.0', slots: [], shared: {} }), accepts },
        remotes: [{ name: 'mf-blog', live, canary: null, rendered: true, problem: null }],
      } satisfies SiteState;
      return response.end(JSON.stringify(state));
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    process.env['SITE_URL'] = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    delete process.env['SITE_URL'];
    site.close();
  });

  const write = (file: string, content: unknown) =>
    writeFileSync(
      path.join(place.folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  beforeEach(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
    const output = path.join(folder, 'dist');
    mkdirSync(output);
    place = { folder, output, store: folderStore(output) };
    answers = true;
    accepts = [CONTRACT_VERSION];
    mockServerBundle = bundle();
    lines.length = 0;
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    write('package.json', { name: 'mf-blog', version: '1.0.0', remote: { port: 1 } });
    write('tsconfig.json', {
      compilerOptions: { noEmit: true, strict: true, types: [], lib: ['ES5'] },
      files: ['page.ts'],
    });
    write('page.ts', 'export const articles: number = 24;\n');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(place.folder, { recursive: true, force: true });
  });

  const live = async () => (await readPointer(place.store))?.release.folder;

  it('when its types, its contract and its renderings are right, and the site has taken it up', async () => {
    await release(place);
    expect(await live()).toBe('releases/1.0.0-1a2b3c4d/');
    expect(lines).toEqual(
      expect.arrayContaining([
        '4 first views rendered',
        'mf-blog 1.0.0-1a2b3c4d is live at its origin',
        expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ has taken it up after /),
      ]),
    );
  });

  it.each<[string, () => void, RegExp]>([
    [
      'whose types are wrong',
      () => write('page.ts', "export const articles: number = 'many';\n"),
      /export const articles: number = 'many';[\s\S]*mf-blog 1\.0\.0 is not released: its types are wrong$/,
    ],
    [
      'that throws at module scope',
      () => (mockServerBundle = bundle('', "throw new Error('at module scope')")),
      /the server bundle does not run: Error: at module scope[\s\S]*\nmf-blog 1\.0\.0 is not released$/,
    ],
    [
      'that throws on the server only',
      () => (mockServerBundle = bundle("if (request.pathname !== '/blog') window.scrollTo(0, 0)")),
      /\/blog\/1 in Arabic: ReferenceError: window is not defined[\s\S]*\nmf-blog 1\.0\.0 is not released$/,
    ],
    [
      'that lacks an export',
      () => (mockServerBundle = 'exports.page = 1;'),
      /the server bundle has no render in its default export[\s\S]*\nmf-blog 1\.0\.0 is not released$/,
    ],
    [
      'that the live shell does not take',
      () => (accepts = [CONTRACT_VERSION + 1]),
      /^mf-blog 1\.0\.0 is not released$/,
    ],
    [
      'that no site was asked about',
      () => (answers = false),
      /^no site answers at http:\S+ \(SITE_URL names another\): the contract was not checked; mf-blog 1\.0\.0 is not released, which --unchecked does all the same$/,
    ],
  ])('but none %s', async (_, spoil, reason) => {
    spoil();
    await expect(release(place)).rejects.toThrow(reason);
    expect(await live()).toBeUndefined();
  });

  it('unchecked where no site answers, when that is asked for: its types and renderings are checked all the same', async () => {
    answers = false;
    await release(place, { unchecked: true });
    expect(await live()).toBe('releases/1.0.0-1a2b3c4d/');
    expect(lines).toContainEqual(
      expect.stringMatching(/^no site answers at .*the contract was not checked$/),
    );
    write('page.ts', "export const articles: number = 'many';\n");
    await expect(release(place, { unchecked: true })).rejects.toThrow('its types are wrong');
  });

  it('from an image, with no site to ask, when its types and renderings are right', async () => {
    answers = false;
    const image = { mode: 'production', isAlone: true, checked: true } as const;
    mockServerBundle = bundle('window.scrollTo(0, 0)');
    await expect(build(place, image)).rejects.toThrow('window is not defined');
    mockServerBundle = bundle();
    write('page.ts', "export const articles: number = 'many';\n");
    await expect(build(place, image)).rejects.toThrow('its types are wrong');
    expect(await live()).toBeUndefined();
    // As for a first start, which has to be quick.
    await build(place, { ...image, checked: false });
    expect(await live()).toBe('releases/1.0.0-1a2b3c4d/');
  });

  it('to nobody yet, when it is held', async () => {
    await release(place, { hold: true });
    expect(await live()).toBeUndefined();
    expect(lines.at(-1)).toContain('"npm run canary -w mf-blog -- 1.0.0-1a2b3c4d 10"');
  });
});
