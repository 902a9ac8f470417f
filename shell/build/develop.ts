import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPartBuilds, hostBrowserConfig, SHOWN, watch } from '@shared/bundler';
import webpack, { type Compilation } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { describeAssets } from './describe-assets.ts';
import { programsConfig } from './programs.ts';
import { startSiteFront } from './site-front.ts';

/**
 * Develops the shell: its browser files from a development server with fast refresh, and the document
 * server started anew whenever its own sources have changed.
 */
const folder = path.resolve(import.meta.dirname, '..');
const output = path.join(folder, '.cache/development');
const assetsPort = Number(process.env['ASSETS_PORT'] ?? 3100);
const publicPath = `http://localhost:${assetsPort}/assets/`;
const fontsModule = path.join(output, 'server/fonts.cjs');

const builds = createPartBuilds(folder);
const front = await startSiteFront({
  port: Number(process.env['PORT'] ?? 3000),
  program: path.join(output, 'server/main.cjs'),
  // Whoever loads a page while it is being built gets what is coming.
  settled: () => builds.settled(),
});
let browser: Compilation | undefined;
let areProgramsBuilt = false;

async function restart(): Promise<void> {
  if (!browser || !areProgramsBuilt) return;
  await writeFile(
    path.join(output, 'assets.json'),
    JSON.stringify(describeAssets({ browser, publicPath, integrity: {}, fontsModule })),
  );
  await front.restart();
}

await mkdir(output, { recursive: true });
await cp(path.join(folder, 'public'), path.join(output, 'public'), { recursive: true });
const compiler = webpack(
  hostBrowserConfig('shell', folder, {
    mode: 'development',
    output: path.join(output, 'browser'),
    hot: { updatesFrom: publicPath, accepting: ['src/pages.ts', 'src/chrome/create-chrome.tsx'] },
    publicPath,
  }),
);
if (!compiler) throw new Error('webpack returned no compiler');
builds.follow(compiler, (stats) => {
  const isFirst = !browser;
  browser = stats.compilation;
  // Later changes reach the page as hot updates; names of files stay.
  return isFirst ? restart() : undefined;
});
watch(programsConfig(folder, 'development', path.join(output, 'server'), publicPath), (each) =>
  builds.follow(each, () => {
    areProgramsBuilt = true;
    return restart();
  }),
);

const server = new WebpackDevServer(
  {
    port: assetsPort,
    host: '127.0.0.1',
    // Fast refresh where it can, a reload where it cannot.
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: SHOWN, logging: 'none', webSocketURL: `ws://localhost:${assetsPort}/ws` },
    devMiddleware: { publicPath: '/assets/', stats: 'none' },
    static: { directory: path.join(output, 'browser'), publicPath: '/assets/' },
  },
  compiler,
);
await server.start();
builds.showOver(server);
const stop = () => {
  void Promise.all([front.close(), server.stop()]).then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
