import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { CompileHintPlugin } from './compile-hint.ts';
import { compile } from './compile.ts';

/** A minifier that keeps or takes away other comments than before would take this away unseen. */
it('stands first in a minified script, with its map beside it, but for short ones, later libraries and what comes as it is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hints-'));
  const output = path.join(folder, 'output');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write(
    'page.js',
    `import('./later.js'); import('./short.js'); import('./library.js'); console.log('${'x'.repeat(300_000)}'); new URL('./worker.js', import.meta.url);`,
  );
  const long = (bytes: number) => `export const text = ${JSON.stringify('x'.repeat(bytes))};`;
  write('later.js', long(10_000));
  write('short.js', long(1000));
  write('library.js', long(250_000));
  write('worker.js', 'self.onmessage = () => undefined;');
  await compile([
    {
      mode: 'production',
      context: folder,
      entry: { page: './page.js' },
      devtool: 'hidden-source-map',
      output: { path: output, filename: '[name].js', assetModuleFilename: 'files/[name].js' },
      optimization: {
        minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })],
        chunkIds: 'named',
      },
      plugins: [new CompileHintPlugin()],
      cache: false,
    },
  ]);
  const read = (file: string) => readFileSync(path.join(output, file), 'utf8');
  const isHinted = (file: string) => read(file).startsWith('//# allFunctionsCalledOnLoad\n');
  expect(readdirSync(output).toSorted()).toEqual(
    [
      'files',
      ...['later_js', 'library_js', 'page', 'short_js'].flatMap((name) => [`${name}.js`, `${name}.js.map`]),
    ].toSorted(),
  );
  expect(['page.js', 'later_js.js'].map(isHinted)).toEqual([true, true]);
  expect(['short_js.js', 'library_js.js', 'files/worker.js'].map(isHinted)).toEqual([false, false, false]);
  // The hint is a line of its own: what is mapped begins on the next one.
  expect((JSON.parse(read('later_js.js.map')) as { mappings: string }).mappings).toMatch(/^;/);
  rmSync(folder, { recursive: true, force: true });
});
