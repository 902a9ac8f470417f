import webpack, { type Configuration } from 'webpack';
import type { RemotePackage } from '../package/remote-package.ts';
import { buildCache } from './build-cache.ts';
import { FolderIndependentPlugin } from './folder-independent.ts';
import { sourceRules, type AssetOutput, type BuildMode } from './source-rules.ts';

export interface ServerBuild {
  mode: BuildMode;
  /** Absolute folder of the output. */
  output: string;
}

/** Code that does not start with a dot, a slash or `@shared/` lives in node_modules. */
const isInstalledPackage = (request: string) =>
  /^(?![./]|@shared\/|node:)/.test(request) && !/\.(?:woff2|png|webp|avif|svg)$/.test(request);

function nodeConfig(
  name: string,
  folder: string,
  build: ServerBuild,
  assets: AssetOutput = { emit: false },
): Configuration {
  return {
    name: `${name} server`,
    mode: build.mode,
    context: folder,
    target: 'node20',
    devtool: false,
    output: { path: build.output, filename: '[name].cjs', library: { type: 'commonjs2' }, clean: false },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['node', 'import', 'module', 'require', 'default'],
    },
    module: { rules: sourceRules(build.mode, { refresh: false, assets }) },
    // Self-contained: what the document server verifies by its hash is all that runs.
    plugins: [new FolderIndependentPlugin(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: {
      minimize: false,
      moduleIds: 'deterministic',
      emitOnErrors: false,
      // Both spare bytes that no browser loads here. They cost each build half a second, and no page is rendered sooner by them.
      avoidEntryIife: false,
      concatenateModules: false,
    },
    cache: buildCache(folder, `server-${name}-${build.mode}`, build.mode),
    infrastructureLogging: { level: 'error' },
    performance: false,
  };
}

/** A remote's server bundle: one self-contained file without federation that exports `render`. */
export function remoteServerConfig(remote: RemotePackage, build: ServerBuild): Configuration {
  return {
    ...nodeConfig(remote.name, remote.folder, build),
    // Whose fault and in which line is asked of what failed while it rendered; the sources themselves are not.
    // Lines are enough, and the map takes a third of the time.
    devtool: build.mode === 'production' ? 'hidden-nosources-cheap-module-source-map' : false,
    entry: { render: './src/remote.ts' },
  };
}

export interface ProgramBuild extends ServerBuild {
  /** Source files by the name of what is built from each, as `{ main: './server/main.ts' }`. */
  entry: Record<string, string>;
  /** Address of fonts and pictures. Default: `''`, for programs that name none. */
  publicPath?: string;
  /** Installed packages that go into the program, as `'react-router-dom'`. */
  bundled: readonly string[];
  /** Default: `{ emit: false }`, since the browser's build writes fonts and pictures. */
  assets?: AssetOutput;
}

/** A Node program of the project: workspace sources inside, installed packages outside unless named. */
export function programConfig(name: string, folder: string, build: ProgramBuild): Configuration {
  const config = nodeConfig(name, folder, build, build.assets);
  const isBundled = (request: string) =>
    build.bundled.some((packageName) => request === packageName || request.startsWith(`${packageName}/`));
  return {
    ...config,
    entry: build.entry,
    output: { ...config.output, ...(build.publicPath ? { publicPath: build.publicPath } : {}) },
    plugins: [],
    externals: [
      ({ request, contextInfo }, callback) => {
        const fromSources = !contextInfo?.issuer?.includes('node_modules');
        if (fromSources && isInstalledPackage(request) && !isBundled(request))
          callback(undefined, `commonjs ${request}`);
        else callback();
      },
    ],
  };
}
