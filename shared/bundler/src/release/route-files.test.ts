import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '../webpack/compile.ts';
import { importedFiles, pageFiles } from './route-files.ts';

/** A remote's shape in small: an entry that imports a page and two languages, and a chunk below the page. */
const sources = {
  'entry.js': `
    export const page = () => import('./pages/blog-page.js');
    export const words = (language) => language === 'ar' ? import('./ar.json') : import('./en.json');`,
  'pages/blog-page.js': `export const text = 'page'; export const more = () => import('../more.js');`,
  'more.js': `export const text = 'more';`,
  'ar.json': '{ "title": "مكتبة" }',
  'en.json': '{ "title": "Library" }',
};

describe('a build', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-'));
    mkdirSync(path.join(folder, 'pages'));
    for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const build = async (entry = './entry.js') => {
    const output = path.join(folder, 'out');
    const [stats] = await compile([
      {
        mode: 'production',
        context: folder,
        target: ['web', 'es2022'],
        entry: { main: entry },
        output: { path: output, filename: '[name].js', chunkFilename: '[contenthash:8].js', clean: true },
        optimization: { minimize: false, runtimeChunk: false },
        infrastructureLogging: { level: 'none' },
      },
    ]);
    if (!stats) throw new Error('nothing was built');
    const read = (file: string) => readFileSync(path.join(output, file), 'utf8');
    return { compilation: stats.compilation, read };
  };

  it('tells the files of a page in one language', async () => {
    const { compilation, read } = await build();
    const named = pageFiles(compilation, ['remoteEntry.js'], './pages/blog-page.js', 'en');
    expect(named).toHaveLength(3);
    expect(named[0]).toBe('remoteEntry.js');
    expect(read(named[1] ?? '')).toContain('page');
    expect(read(named[2] ?? '')).toContain('Library');
    expect(importedFiles(compilation, './pages/none-page.js')).toBeUndefined();
  });

  it('without a page’s file fails by the name of the convention', async () => {
    const { compilation } = await build();
    expect(() => pageFiles(compilation, [], './pages/none-page.tsx', 'en')).toThrow(
      "no dynamic import of ./pages/none-page.tsx: a route's page stands in that file",
    );
  });

  it('that is broken is refused with what webpack says', async () => {
    await expect(build('./missing.js')).rejects.toThrow('missing.js');
  });
});
