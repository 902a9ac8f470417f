import path from 'node:path';
import { sourceRules } from '@shared/bundler';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { words } from './locales/words.ts';

/** Serves the gallery of primitives and reloads it when a source changes. `PORT` overrides the port. */
const port = Number(process.env['PORT'] ?? 3099);
const folder = path.resolve(import.meta.dirname, '..');

const document = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.en.title}</title>
<link rel="icon" href="data:,">
<script defer src="/gallery.js"></script>
</head>
<body><div id="gallery"></div></body>
</html>
`;

const compiler = webpack({
  name: 'gallery',
  mode: 'development',
  context: folder,
  target: ['web', 'es2022'],
  devtool: 'cheap-module-source-map',
  entry: { gallery: './gallery/index.tsx' },
  output: { path: path.join(folder, '.cache/gallery'), filename: '[name].js', publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: sourceRules('development', { refresh: false, assets: { emit: true } }) },
  cache: { type: 'filesystem', cacheDirectory: path.join(folder, '.cache/webpack'), name: 'gallery' },
  infrastructureLogging: { level: 'error' },
  performance: false,
});
if (!compiler) throw new Error('webpack returned no compiler');

const server = new WebpackDevServer(
  {
    port,
    host: process.env['HOST'] ?? '127.0.0.1',
    hot: false,
    liveReload: true,
    allowedHosts: 'all',
    client: { overlay: false, logging: 'error' },
    devMiddleware: { publicPath: '/', stats: 'errors-warnings' },
    static: false,
    setupMiddlewares(middlewares, devServer) {
      devServer.app?.get('/', (_request, response) => {
        response.type('html').send(document);
      });
      return middlewares;
    },
  },
  compiler,
);
await server.start();
console.log(`gallery on http://localhost:${port}`);

const stop = () => void server.stop().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
