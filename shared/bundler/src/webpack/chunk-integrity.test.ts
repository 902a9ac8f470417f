import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import TerserPlugin from 'terser-webpack-plugin';
import { PUBLISHED_INTEGRITY } from '@shared/contract';
import { integrityOf } from '../files/integrity.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { compile } from './compile.ts';

/** The plugin stands in webpack's own chunk loader, so each upgrade of webpack has to pass this. */
describe('the hashes of chunks', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Builds two entries; the first loads two chunks later, one of them by way of the other. */
  async function build(
    minimize: boolean,
    chunkIds: 'named' | 'deterministic' = 'named',
  ): Promise<Record<string, string>> {
    const source = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
    source('first.js', `import('./later.js').then(({ later }) => later());`);
    // A chunk with a name of its own, whatever the ids.
    source('later.js', `export const later = () => import(/* webpackChunkName: "last" */ './last.js');`);
    source('last.js', `console.log('last', new URL('./worker.mjs', import.meta.url).href);`);
    source('worker.mjs', `self.onmessage = () => undefined;`);
    source('second.js', `import('./elsewhere.js');`);
    source('elsewhere.js', `console.log('elsewhere');`);
    const output = path.join(folder, 'output');
    await compile([
      {
        mode: 'production',
        context: folder,
        entry: { first: './first.js', second: './second.js' },
        output: {
          path: output,
          filename: '[name].js',
          chunkFilename: '[name].[contenthash:8].js',
          publicPath: '/files/',
          assetModuleFilename: '[name].[contenthash:8].js',
        },
        optimization: {
          minimize,
          minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })],
          chunkIds,
        },
        plugins: [new ChunkIntegrityPlugin()],
        cache: false,
      },
    ]);
    return Object.fromEntries(
      readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
    );
  }

  /** Runs a built entry with a document that only notes the scripts it is asked to add, and with no time-outs. */
  function run(text: string): {
    scripts: { src: string; integrity?: string }[];
    published: Record<string, Record<string, string>> | undefined;
  } {
    const added: { src: string; integrity?: string }[] = [];
    const document = {
      baseURI: 'https://site.example/',
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {} }),
      head: { appendChild: (script: { src: string }) => added.push(script) },
    };
    const page = { document, self: {}, setTimeout: () => 0 };
    runInNewContext(text, page);
    const published = (page as Record<string, unknown>)[PUBLISHED_INTEGRITY];
    return { scripts: added, published: published as Record<string, Record<string, string>> | undefined };
  }

  it.each([
    ['as written', false],
    ['minified', true],
  ])(
    'stand in the entry that leads to them, for every chunk and no other (%s)',
    async (_, minimize) => {
      const files = await build(minimize);
      const chunks = (entry: string, ...names: string[]) => {
        const wanted = Object.keys(files).filter((file) => names.some((name) => file.startsWith(name)));
        expect(wanted).toHaveLength(names.length);
        const problems = wanted
          .filter((file) => !files[entry]?.includes(integrityOf(files[file] ?? '').slice('sha384-'.length)))
          .map((file) => `${entry} does not hold the hash of ${file}: webpack loads it unchecked`);
        expect(problems).toEqual([]);
      };
      // A worker's script is no chunk; it is checked by whoever starts it.
      chunks('first.js', 'later', 'last', 'worker');
      chunks('second.js', 'elsewhere');
      expect(Object.keys(run(files['second.js'] ?? '').published?.['/files/'] ?? {})).toHaveLength(1);
      expect(Object.values(files).join('\n')).not.toContain('__CHUNK_INTEGRITY__');
    },
    60_000,
  );

  it.each(['named', 'deterministic'] as const)(
    'are published by folder and name, for those who fetch scripts by themselves (%s ids)',
    async (chunkIds) => {
      const files = await build(true, chunkIds);
      // All that is not the second entry's.
      const others = [
        'first.js',
        'second.js',
        ...Object.keys(run(files['second.js'] ?? '').published?.['/files/'] ?? {}),
      ];
      const chunks = Object.entries(files).filter(([file]) => !others.includes(file));
      expect(chunks).toHaveLength(3);
      expect(run(files['first.js'] ?? '').published).toEqual({
        '/files/': Object.fromEntries(chunks.map(([file, text]) => [file, integrityOf(text)])),
      });
    },
    60_000,
  );

  it('are set on the scripts that webpack adds', async () => {
    const files = await build(true);
    const [script, ...others] = run(files['first.js'] ?? '').scripts;
    const name = script?.src.split('/').at(-1) ?? '';
    expect(others).toEqual([]);
    expect(name).toMatch(/^later/);
    expect(script?.integrity ?? 'webpack adds its scripts without the integrity that is given').toBe(
      integrityOf(files[name] ?? ''),
    );
  }, 60_000);
});
