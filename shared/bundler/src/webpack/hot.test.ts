import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Stats } from 'webpack';
import { hotPlugins } from './hot.ts';

/** Each upgrade of webpack and of @module-federation/enhanced has to pass this: a build of nothing new would be an update. */
describe('what is built hot', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hot-'));
    mkdirSync(path.join(folder, 'node_modules/library'), { recursive: true });
    writeFileSync(
      path.join(folder, 'node_modules/library/package.json'),
      JSON.stringify({ name: 'library', version: '1.2.3', main: 'index.js' }),
    );
    writeFileSync(path.join(folder, 'node_modules/library/index.js'), `exports.from = 'the library';`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has a new hash, by which pages know an update, when something has changed, and no other when nothing has', async () => {
    const save = (words: string) =>
      writeFileSync(
        path.join(folder, 'remote.js'),
        `import { from } from 'library'; console.log(from, '${words}');`,
      );
    save('first');
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: './remote.js',
      output: { path: path.join(folder, 'dist'), uniqueName: 'one' },
      plugins: [
        ...hotPlugins('one', { updatesFrom: 'http://localhost:1/', accepting: [] }),
        new webpack.HotModuleReplacementPlugin(),
        new ModuleFederationPlugin({
          name: 'one',
          filename: 'container.js',
          exposes: { './remote': './remote.js' },
          shared: { library: { singleton: true, version: '1.2.3', requiredVersion: '^1.2.3' } },
          dts: false,
          dev: false,
          manifest: false,
        }),
      ],
    });
    if (!compiler) throw new Error('webpack returned no compiler');
    let take = (_stats: Stats) => {};
    compiler.hooks.done.tap('test', (stats) => take(stats));
    const nextHash = () =>
      new Promise<string | undefined>((resolve, reject) => {
        take = (stats) =>
          stats.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve(stats.hash);
      });
    const first = nextHash();
    const watching = compiler.watch({ aggregateTimeout: 20 }, () => undefined);
    const hashes = [await first];
    for (const words of ['second', 'second', 'third', 'third']) {
      const next = nextHash();
      // What has just been built is watched again in the turn after.
      setTimeout(save, 100, words);
      hashes.push(await next);
    }
    await new Promise<unknown>((resolve) => watching?.close(resolve));
    const [one, two, twoAgain, three, threeAgain] = hashes;
    expect(new Set([one, two, three]).size).toBe(3);
    expect([twoAgain, threeAgain]).toEqual([two, three]);
  });
});
