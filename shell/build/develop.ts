import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostBrowserConfig, watch } from '@shared/bundler';
import webpack, { type Compilation } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { describeAssets } from './describe-assets.ts';
import { programsConfig } from './programs.ts';

/**
 * Develops the shell: its browser files from a development server with fast refresh, and the document
 * server started anew whenever its own sources have changed.
 */
const folder = path.resolve(import.meta.dirname, '..');
const output = path.join(folder, '.cache/development');
const assetsPort = Number(process.env['ASSETS_PORT'] ?? 3100);
const publicPath = `http://localhost:${assetsPort}/assets/`;
const fontsModule = path.join(output, 'server/fonts.cjs');

let browser: Compilation | undefined;
let programsBuilt = false;
let documentServer: ChildProcess | undefined;

async function restart(): Promise<void> {
  if (!browser || !programsBuilt) return;
  await writeFile(
    path.join(output, 'assets.json'),
    JSON.stringify(describeAssets({ browser, publicPath, integrity: {}, fontsModule })),
  );
  const start = () => {
    documentServer = spawn(process.execPath, [path.join(output, 'server/main.cjs')], {
      stdio: 'inherit',
      env: { ...process.env, DEVELOPMENT: '1' },
    });
  };
  if (!documentServer || documentServer.exitCode !== null) return start();
  documentServer.once('exit', start);
  documentServer.kill();
}

await mkdir(output, { recursive: true });
await cp(path.join(folder, 'public'), path.join(output, 'public'), { recursive: true });
const compiler = webpack(
  hostBrowserConfig('shell', folder, {
    mode: 'development',
    output: path.join(output, 'browser'),
    hot: true,
    publicPath,
  }),
);
if (!compiler) throw new Error('webpack returned no compiler');
compiler.hooks.done.tap('assets', (stats) => {
  const isFirst = !browser;
  if (stats.hasErrors()) return;
  browser = stats.compilation;
  // Later changes reach the page as hot updates; names of files stay.
  if (isFirst) void restart();
});
watch(programsConfig(folder, 'development', path.join(output, 'server'), publicPath), () => {
  programsBuilt = true;
  void restart();
});

const server = new WebpackDevServer(
  {
    port: assetsPort,
    host: '127.0.0.1',
    // Fast refresh where it can, a reload where it cannot (words, data).
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: false, logging: 'error', webSocketURL: `ws://localhost:${assetsPort}/ws` },
    devMiddleware: { publicPath: '/assets/', stats: 'errors-only' },
    static: { directory: path.join(output, 'browser'), publicPath: '/assets/' },
  },
  compiler,
);
await server.start();
const stop = () => {
  documentServer?.kill();
  void server.stop().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
