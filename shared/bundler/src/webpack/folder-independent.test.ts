import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compile } from './compile.ts';
import { FolderIndependentPlugin } from './folder-independent.ts';
import { sourceRules } from './source-rules.ts';

/** Builds a program that takes the generated module in as the federation plugin does; gives all that was written by its name. */
async function buildIn(name: string, generatedHash: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  const add = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
    return path.join(folder, file);
  };
  try {
    const runtime = add('node_modules/runtime/index.js', 'export default () => globalThis.started();');
    const generated = add(
      `node_modules/.federation/entry.${generatedHash}.js`,
      `import start from '${runtime}'; start();`,
    );
    add('remote.ts', 'export const page: Promise<unknown> = import("./page.ts"); void import("shared");');
    add('page.ts', 'export const one: number = 1;');
    add('node_modules/shared/package.json', '{ "name": "shared", "version": "1.0.0", "main": "shared.js" }');
    add('node_modules/shared/shared.js', 'export const shared = 1;');
    await compile([
      {
        mode: 'production',
        context: folder,
        entry: { main: [generated, './remote.ts'] },
        output: {
          path: path.join(folder, 'out'),
          uniqueName: 'mf-blog',
          filename: '[name].js',
          chunkFilename: '[name].[contenthash:8].js',
        },
        module: { rules: sourceRules('production', { refresh: false, assets: { emit: true } }) },
        resolveLoader: { modules: [path.join(import.meta.dirname, '../../../../node_modules')] },
        optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
        devtool: 'hidden-source-map',
        plugins: [
          new FolderIndependentPlugin(),
          // Whose modules are no files and have whole paths in their names.
          new webpack.sharing.SharePlugin({ shared: { shared: { eager: true } } }),
        ],
      },
    ]);
    const out = path.join(folder, 'out');
    return Object.fromEntries(
      readdirSync(out).map((file) => [file, readFileSync(path.join(out, file), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('builds the same, names and source maps as well, in every folder, whatever the generated file is called there', async () => {
  const one = await buildIn('tree-', '0a1b2c3d');
  expect(Object.keys(one)).toHaveLength(4);
  expect(one['main.js.map']).toContain('.federation/entry.js');
  expect(await buildIn('a tree of a much longer name-', 'ffffffff')).toEqual(one);
});
