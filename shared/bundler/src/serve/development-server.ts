import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_BASE, DEVELOPMENT_FOLDER, type Release } from '@shared/contract';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemotePackage } from '../package/remote-package.ts';
import { integrityOf } from '../files/integrity.ts';
import { releaseRecord } from '../release/release-record.ts';
import { stageDocument } from '../release/stage-document.ts';
import { remoteBrowserConfig } from '../webpack/browser-config.ts';
import { remoteServerConfig } from '../webpack/server-config.ts';
import { watch } from './watch.ts';

/** The newest release of a running development server; it changes with each successful build. */
interface LiveBuild {
  release: Release | undefined;
}

/** The server bundle is a file on disk; the browser's files are in memory and change by hot updates. */
async function describe(remote: RemotePackage, browser: Stats, serverBundle: string): Promise<Release> {
  const bundle = remote.serverRendered ? await readFile(serverBundle) : undefined;
  const integrity = bundle ? { 'server/render.cjs': integrityOf(bundle) } : {};
  return { ...releaseRecord(remote, browser.compilation, integrity), folder: DEVELOPMENT_FOLDER };
}

/**
 * Serves one remote with fast refresh, on its own origin and with its own `release.json`, so that a running
 * site takes it up like any release. Hot updates carry no integrity: the files change under the hand.
 */
export async function startDevelopmentServer(remote: RemotePackage): Promise<void> {
  const output = path.join(remote.folder, '.cache/development');
  const serverBundle = path.join(output, 'server/render.cjs');
  const browserConfig = remoteBrowserConfig(remote, {
    mode: 'development',
    output: path.join(output, 'browser'),
    hot: true,
  });
  const serverConfig = remoteServerConfig(remote, {
    mode: 'development',
    output: path.join(output, 'server'),
  });
  const live: LiveBuild = { release: undefined };
  const port = Number(process.env['PORT'] ?? remote.port);
  const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3010';

  let latest: Stats | undefined;
  const update = async () => {
    if (!latest || latest.hasErrors()) return;
    try {
      live.release = await describe(remote, latest, serverBundle);
    } catch (error) {
      console.error(`${remote.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  if (remote.serverRendered) watch(serverConfig, () => void update());

  const compiler = webpack(browserConfig);
  if (!compiler) throw new Error('webpack returned no compiler');
  compiler.hooks.done.tap('release', (stats) => {
    latest = stats;
    if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: true }));
    else void update();
  });

  // One release, built anew into the same folder.
  const prefix = `/${DEVELOPMENT_FOLDER}`;
  const server = new WebpackDevServer(
    {
      port,
      host: process.env['HOST'] ?? '127.0.0.1',
      // Fast refresh where it can, a reload where it cannot (words, data).
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      // The stage's service worker is a file of the release, and rules every page of this origin.
      headers: { 'access-control-allow-origin': '*', 'service-worker-allowed': '/' },
      client: { overlay: false, logging: 'error', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { publicPath: `${prefix}browser/`, stats: 'errors-only' },
      static: { directory: path.join(output, 'server'), publicPath: `${prefix}server/` },
      proxy: [
        { context: [API_BASE], target: apiOrigin },
        { context: ['/media'], target: apiOrigin, pathRewrite: { '^/media': '' } },
      ],
      setupMiddlewares(middlewares, devServer) {
        devServer.app?.get('/release.json', (_request, response) => {
          if (live.release) response.set('cache-control', 'no-store').json(live.release);
          else response.status(503).send('building');
        });
        return [
          ...middlewares,
          {
            name: 'stage',
            middleware: (
              request: { method: string; path: string },
              response: StageResponse,
              next: () => void,
            ) => {
              if (request.method !== 'GET' || path.extname(request.path)) return next();
              return live.release
                ? response.type('html').send(stageDocument(live.release))
                : response.status(503).send('building');
            },
          },
        ];
      },
    },
    compiler,
  );
  await server.start();
  console.log(`${remote.name} on http://localhost:${port} (development)`);
}

interface StageResponse {
  status(code: number): StageResponse;
  type(type: string): StageResponse;
  send(body: string): void;
}
