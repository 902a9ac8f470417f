import { existsSync } from 'node:fs';
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
import { createPartBuilds, SHOWN } from './part-builds.ts';
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
  const port = Number(process.env['PORT'] ?? remote.port);
  // One release, built anew into the same folder.
  const prefix = `/${DEVELOPMENT_FOLDER}`;
  const browserConfig = remoteBrowserConfig(remote, {
    mode: 'development',
    output: path.join(output, 'browser'),
    hot: { updatesFrom: `http://localhost:${port}${prefix}browser/`, accepting: ['src/remote.ts'] },
  });
  const serverConfig = remoteServerConfig(remote, {
    mode: 'development',
    output: path.join(output, 'server'),
  });
  const live: LiveBuild = { release: undefined };
  const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3010';

  const builds = createPartBuilds(remote.folder);
  let latest: Stats | undefined;
  const update = async () => {
    // The first browser build may be sooner than the bundle that goes with it.
    if (latest && (!remote.serverRendered || existsSync(serverBundle)))
      live.release = await describe(remote, latest, serverBundle);
  };
  const compiler = webpack(browserConfig);
  if (!compiler) throw new Error('webpack returned no compiler');
  builds.follow(compiler, (stats) => {
    latest = stats;
    return update();
  });
  if (remote.serverRendered) watch(serverConfig, (each) => builds.follow(each, update));

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
      client: { overlay: SHOWN, logging: 'none', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { publicPath: `${prefix}browser/`, stats: 'none' },
      static: { directory: path.join(output, 'server'), publicPath: `${prefix}server/` },
      proxy: [
        { context: [API_BASE], target: apiOrigin },
        { context: ['/media'], target: apiOrigin, pathRewrite: { '^/media': '' } },
      ],
      setupMiddlewares(middlewares, devServer) {
        devServer.app?.get('/release.json', async (_request, response) => {
          // Whoever loads a page while it is being built gets what is coming.
          await builds.settled();
          if (live.release) response.set('cache-control', 'no-store').json(live.release);
          else response.status(503).send('building');
        });
        return [
          ...middlewares,
          {
            name: 'stage',
            middleware: async (
              request: { method: string; path: string },
              response: StageResponse,
              next: () => void,
            ) => {
              if (request.method !== 'GET' || path.extname(request.path)) return next();
              await builds.settled();
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
  builds.showOver(server);
  console.log(`${remote.name} on http://localhost:${port} (development)`);
}

interface StageResponse {
  status(code: number): StageResponse;
  type(type: string): StageResponse;
  send(body: string): void;
}
