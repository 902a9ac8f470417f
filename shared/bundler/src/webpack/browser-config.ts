import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { FEDERATION_RUNTIME } from '@shared/contract';
import { containerGlobal, type RemotePackage } from '../package/remote-package.ts';
import { buildCache } from './build-cache.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { CompileHintPlugin } from './compile-hint.ts';
import { FolderIndependentPlugin } from './folder-independent.ts';
import { hotPlugins, hotRules, PAGE_REFRESH, pageRefresh, type HotBuild } from './hot.ts';
import { PAGE_LIBRARIES, pageLibrariesSource, sharedLibraries } from './shared-libraries.ts';
import { ManifestModulesPlugin } from './manifest-modules.ts';
import { sourceRules, type BuildMode } from './source-rules.ts';

/** The entry of the standalone stage, and the runtime of its chunks. */
export const STAGE_ENTRY = 'standalone';

/** There are no defaults: every build says all of it. */
export interface BrowserBuild {
  mode: BuildMode;
  /** Absolute folder of the output. */
  output: string;
  /** Fast refresh and hot replacement, for the development server only; false without. */
  hot: false | HotBuild;
}

/** The package names its development files for every build; beside them lie the same without warnings. */
const productionRouter = () =>
  path.join(
    path.dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
    'dist/production/index.mjs',
  );

/** rxjs has its classes as such only under the first; else it brings a helper library along. */
const CONDITIONS = ['es2015', '...'];

/** Of packages: what they are to a page that begins with the server's document (`@shared/facades/query`). */
const FIRST_VIEW = 'first-view';

function baseConfig(name: string, folder: string, build: BrowserBuild): Configuration {
  const production = build.mode === 'production';
  return {
    name: `${name} browser`,
    mode: build.mode,
    context: folder,
    target: ['web', 'es2022'],
    // Without the line that names the map: every visitor would carry it, once a file.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: build.output,
      uniqueName: name,
      filename: build.hot ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: build.hot ? '[name].js' : '[name].[contenthash:8].js',
      // For chunks from another origin only: webpack leaves the site's own without a mode.
      crossOriginLoading: 'anonymous',
      // A development server keeps who asks during a build waiting until it is through.
      chunkLoadTimeout: build.hot ? 60_000 : 10_000,
      clean: false,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: [FIRST_VIEW, ...CONDITIONS],
      alias: production ? { 'react-router$': productionRouter() } : {},
    },
    module: {
      rules: [
        ...sourceRules(build.mode, { refresh: Boolean(build.hot), assets: { emit: true } }),
        ...(build.hot ? hotRules(folder, build.hot) : []),
      ],
    },
    optimization: {
      // An update leads from the last build without errors to the next one.
      emitOnErrors: false,
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          // Files that are named by their address, such as a worker's, come as they are.
          exclude: /^files\//,
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2020, compress: { passes: 3 } },
          extractComments: false,
          // It has threads of its own: processes beside them cost more than they bring.
          parallel: false,
        }),
      ],
    },
    cache: buildCache(folder, `browser-${build.mode}${build.hot ? '-hot' : ''}`, build.mode),
    infrastructureLogging: { level: 'error' },
    performance: false,
    plugins: [
      new FolderIndependentPlugin(),
      ...(production ? [new CompileHintPlugin()] : pageRefresh(name)),
      ...(build.hot ? hotPlugins(name, build.hot) : []),
    ],
  };
}

/** Containers take the page's federation runtime; the container's generated code asks for it by its file. */
export const runtimeOfPage: ExternalItem = ({ request }, callback) =>
  /[\\/@]module-federation[\\/]webpack-bundler-runtime[\\/]/.test(request)
    ? callback(undefined, `var globalThis.${FEDERATION_RUNTIME}()`)
    : callback();

/**
 * The federation plugin finds webpack by having it fail, once a process; to put that failure in words takes half a second.
 * It asks for this first.
 */
function tellWhereWebpackIs(): void {
  process.env['FEDERATION_WEBPACK_PATH'] ??= fileURLToPath(import.meta.resolve('webpack'));
}

/**
 * Names of chunks that carry all they need themselves (`webpackChunkName`): for a parcel that needs a little of much that the
 * remote's pages have in common. Sharing that would cut the pages' common script in pieces, and every first view would pay.
 */
const STANDS_ALONE = 'alone-';

/**
 * A container's own copies of what pages share come in two files, libraries and facades: for a page that has none of them, such as the
 * stage. Every visitor carries the names and hashes of a container's files, and next to none ever needs one of these. Two, because
 * what stands in which order in one file of both would depend on where the libraries are installed.
 */
const OWN_COPIES = {
  ownLibraries: {
    name: 'own-libraries',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|styled-components|stylis|stylis-plugin-rtl|cssjanus|@tanstack|react-router|react-router-dom|single-spa-react)[\\/]/,
    enforce: true,
  },
  ownFacades: { name: 'own-facades', test: /[\\/]shared[\\/]facades[\\/]/, enforce: true },
};

/** The federated browser build of a remote, with its standalone stage as a second entry. */
export function remoteBrowserConfig(remote: RemotePackage, build: BrowserBuild): Configuration {
  const base = baseConfig(remote.name, remote.folder, build);
  tellWhereWebpackIs();
  return {
    ...base,
    entry: { [STAGE_ENTRY]: './standalone/index.ts' },
    output: { ...base.output, publicPath: 'auto' },
    ...(build.mode === 'production' && { externals: [runtimeOfPage] }),
    optimization: {
      ...base.optimization,
      // What the exposed module and the stage have in common is no reason to tear the former apart; nor is what a piece that stands
      // alone has in common with the pages.
      splitChunks: {
        chunks: (chunk) =>
          !chunk.canBeInitial() && chunk.runtime !== STAGE_ENTRY && !chunk.name?.startsWith(STANDS_ALONE),
        cacheGroups: OWN_COPIES,
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      // Hot updates change files under the hand; their hashes would refuse them.
      ...(build.mode === 'production' ? [new ChunkIntegrityPlugin()] : []),
      new ManifestModulesPlugin(),
      new ModuleFederationPlugin({
        name: containerGlobal(remote.name),
        filename: 'remoteEntry.js',
        exposes: { ...remote.exposes },
        shared: sharedLibraries(build.mode === 'development'),
        // The contract package carries the types.
        dts: false,
        dev: false,
        manifest: { fileName: 'mf-manifest.json' },
        experiments: {
          // Only the host loads remotes; a remote's own runtime needs neither of these parts.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
}

/** What the page gives to containers, for a remote's standalone stage, where there is no shell. */
export function standaloneRuntimeConfig(remote: RemotePackage, build: BrowserBuild): Configuration {
  const base = baseConfig(`${remote.name} runtime`, remote.folder, build);
  return {
    ...base,
    entry: {
      'federation-runtime': fileURLToPath(import.meta.resolve('@shared/host/federation/standalone')),
    },
    devtool: false,
    cache: buildCache(remote.folder, 'standalone-runtime', build.mode),
  };
}

export interface HostBuild extends BrowserBuild {
  /** Address of its files, as `'/assets/'`. */
  publicPath: string;
  /** Whether all of its libraries come in one script with its own code. Default: they come beside it. */
  inOneScript?: boolean;
}

/** The libraries' script, by its chunk's name. */
export const LIBRARIES = 'libraries';

/**
 * The host's scripts of every first view, so that each begins its work as it arrives: its own code and the libraries, with which a
 * remote's modules can run, and the largest part, which only its first root waits for.
 */
const HOST_SCRIPTS = {
  renderer: {
    name: 'react-dom',
    test: /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/,
    chunks: 'all',
    enforce: true,
  },
  libraries: {
    name: LIBRARIES,
    test: /[\\/]node_modules[\\/](?!@tanstack|react-router)/,
    chunks: 'initial',
    enforce: true,
    priority: -1,
  },
  // The bundler's own for packages, but for the one that stands in one file with what asks for it (`@shared/facades/query`).
  defaultVendors: {
    test: /[\\/]node_modules[\\/](?!@tanstack[\\/])/,
    priority: -10,
    reuseExistingChunk: true,
  },
  // The library's own for what parts have in common, but for the site's addresses: a few letters in each are no reason for a script more.
  default: {
    test: (module: { nameForCondition?(): string | null }) =>
      !/[\\/]contract[\\/]src[\\/]paths\.ts$/.test(module.nameForCondition?.() ?? ''),
    minChunks: 2,
    priority: -20,
    reuseExistingChunk: true,
  },
} as const;

/**
 * The shell's browser build: the host, with the shared libraries in its entry. It is no federated build itself: it imports
 * its libraries as any program does and offers them to containers, and the federation runtime comes after the first answer.
 */
export function hostBrowserConfig(name: string, folder: string, build: HostBuild): Configuration {
  const base = baseConfig(name, folder, build);
  const { inOneScript = false } = build;
  const libraries = pageLibrariesSource(build.mode === 'development', inOneScript);
  return {
    ...base,
    entry: { shell: build.mode === 'development' ? [PAGE_REFRESH, './src/main.ts'] : './src/main.ts' },
    output: { ...base.output, publicPath: build.publicPath },
    ...(inOneScript
      ? { resolve: { ...base.resolve, conditionNames: CONDITIONS } }
      : { optimization: { ...base.optimization, splitChunks: { cacheGroups: HOST_SCRIPTS } } }),
    plugins: [
      ...(base.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        [PAGE_LIBRARIES.replace('virtual:', '')]: { source: () => libraries, version: () => libraries },
      }),
      // As the federation plugin defines for `experiments.optimization`, where the runtime is bundled without it.
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}
