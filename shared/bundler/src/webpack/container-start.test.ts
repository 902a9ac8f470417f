import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { providePageRuntime, shareScopeOf, type ShareScope } from '@shared/host/federation';
import { runtimeOfPage } from './browser-config.ts';
import { compile } from './compile.ts';

interface Container {
  init(scope: ShareScope): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/**
 * The page starts containers by a runtime of its own (`page-runtime.ts`), which answers what their generated code asks for:
 * each upgrade of @module-federation/enhanced has to pass this. What fails here fails on every first view.
 */
describe('a container that the federation plugin has built', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'container-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const name of ['on-page', 'own']) {
      write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.2.3', main: 'index.js' }),
      );
      write(`node_modules/${name}/index.js`, `exports.from = 'the container';`);
    }
    write(
      'remote.js',
      `import { from } from 'on-page'; import * as own from 'own'; export const seen = [from, own.from];`,
    );
    write('stage.js', '');
    const shared = { singleton: true, version: '1.2.3', requiredVersion: '^1.2.3' };
    await compile([
      {
        mode: 'production',
        context: folder,
        target: 'node',
        entry: './stage.js',
        output: { path: path.join(folder, 'output'), uniqueName: 'one' },
        optimization: { minimize: false },
        externals: [runtimeOfPage],
        cache: false,
        plugins: [
          new ModuleFederationPlugin({
            name: 'one',
            filename: 'container.js',
            library: { type: 'commonjs-module' },
            exposes: { './remote': './remote.js' },
            shared: { 'on-page': shared, own: shared },
            dts: false,
            dev: false,
            manifest: false,
            experiments: { optimization: { disableSnapshot: true, disableRemote: true } },
          }),
        ],
      },
    ]);
  }, 30_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('starts by the page’s runtime, with the page’s libraries and its own where the page has none', async () => {
    const onPage = { from: 'the page' };
    const scope = shareScopeOf('shell', [{ request: 'on-page', version: '1.2.0', lib: () => onPage }]);
    providePageRuntime(scope);
    const file = path.join(folder, 'output/container.js');
    expect(readFileSync(file, 'utf8')).not.toContain('Federation Runtime');
    const container = createRequire(import.meta.url)(file) as Container;
    await container.init(scope);
    const exposed = (await container.get('./remote'))();
    expect(exposed).toMatchObject({ seen: ['the page', 'the container'] });
    expect(scope['own']?.['1.2.3']).toMatchObject({ from: 'one', loaded: true });
    await expect(container.get('./nothing')).rejects.toThrow('does not exist in container');
  });
});
