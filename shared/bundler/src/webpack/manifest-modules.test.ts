import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { WebpackPluginInstance } from 'webpack';
import { compile } from './compile.ts';
import { ManifestModulesPlugin } from './manifest-modules.ts';

describe('the manifest of a container', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const name of ['own', 'forwarding']) {
      write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.2.3', main: 'index.js', sideEffects: false }),
      );
      write(`node_modules/${name}/inner.js`, `export const from = '${name}';`);
    }
    write('node_modules/own/index.js', `import { from } from './inner.js'; export const whole = [from];`);
    write('node_modules/forwarding/index.js', `export { from } from './inner.js';`);
    write(
      'remote.js',
      `import { from } from 'forwarding'; export const seen = [from, import('./later.js')];`,
    );
    write('later.js', `import { whole } from 'own'; export const later = [whole];`);
    write('other.js', `export const other = 1;`);
    write('stage.js', '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function manifestWith(name: string, plugins: readonly WebpackPluginInstance[]) {
    const shared = { singleton: true, version: '1.2.3', requiredVersion: '^1.2.3' };
    const output = path.join(folder, name);
    const [stats] = await compile([
      {
        mode: 'production',
        context: folder,
        target: ['web', 'es2022'],
        entry: './stage.js',
        output: { path: output, uniqueName: 'one', publicPath: 'auto' },
        cache: false,
        plugins: [
          ...plugins,
          new ModuleFederationPlugin({
            name: 'one',
            filename: 'container.js',
            exposes: { './remote': './remote.js', './other': './other.js' },
            shared: { own: shared, forwarding: shared },
            dts: false,
            dev: false,
            manifest: { fileName: 'mf-manifest.json' },
          }),
        ],
      },
    ]);
    const described = stats?.toJson({ all: false, modules: true, reasons: true }).modules ?? [];
    return {
      manifest: JSON.parse(readFileSync(path.join(output, 'mf-manifest.json'), 'utf8')) as {
        shared: { name: string; assets: { js: { sync: string[] } } }[];
        exposes: { name: string }[];
      },
      described: described.map((module) => module.name ?? ''),
    };
  }

  // An upgrade of @module-federation/enhanced that looks at more modules fails here.
  it('says the same of fewer modules', async () => {
    const all = await manifestWith('all', []);
    const few = await manifestWith('few', [new ManifestModulesPlugin()]);
    expect(few.manifest).toEqual(all.manifest);
    expect(few.manifest.exposes.map(({ name }) => name).toSorted()).toEqual(['other', 'remote']);
    const sharedFiles = few.manifest.shared.map(({ name, assets }) => `${name} ${assets.js.sync.length}`);
    expect(new Set(sharedFiles)).toEqual(new Set(['forwarding 1', 'own 1']));
    expect(all.described).toContain('./later.js');
    expect(few.described).not.toContain('./later.js');
    expect(few.described).toContain('./remote.js');
  });
});
