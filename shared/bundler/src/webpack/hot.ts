import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type RuleSetRule, type WebpackPluginInstance } from 'webpack';

/** The page's fast refresh; it must run before React does. */
export const PAGE_REFRESH = path.join(import.meta.dirname, 'page-refresh.cjs');

export interface HotBuild {
  /** Address of the development server's files, absolute: updates come from there. */
  updatesFrom: string;
  /** Modules, relative to the part's folder, in which an update ends that no component takes up. */
  accepting: readonly string[];
}

/** Rules for modules that take updates up. */
export const hotRules = (folder: string, { accepting }: HotBuild): RuleSetRule[] => [
  {
    resource: accepting.map((file) => path.join(folder, file)),
    enforce: 'post',
    loader: path.join(import.meta.dirname, 'accept-loader.cjs'),
  },
  {
    resource: path.join(folder, 'src/locales/locales.ts'),
    enforce: 'post',
    loader: path.join(import.meta.dirname, 'words-loader.cjs'),
  },
];

/** Has the builds of a page share one fast refresh; for development builds, hot or not. */
export const pageRefresh = (name: string): WebpackPluginInstance[] => [
  new webpack.NormalModuleReplacementPlugin(/[\\/]?react-refresh[\\/]runtime(?:\.js)?$/, (resolved) => {
    const data = resolved as {
      request: string;
      contextInfo: { issuer: string };
      createData?: { resource?: string };
    };
    // Called once before the file is found and once after.
    if (data.createData?.resource || data.contextInfo.issuer === PAGE_REFRESH) return;
    data.request = PAGE_REFRESH;
  }),
  new webpack.DefinePlugin({ __BUILD_NAME__: JSON.stringify(name) }),
];

/**
 * Tells runtime modules of one chunk apart that have one name, as `sharing` of webpack and that of the federation plugin: hot
 * updates know modules by their names, and took one for a changed version of the other, so that each build was an update, of
 * nothing new too. A file that is saved may be told of twice, and be built twice as it is.
 */
class RuntimeNamesApart implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RuntimeNamesApart', (compilation) => {
      compilation.hooks.runtimeModule.tap('RuntimeNamesApart', (module, chunk) => {
        const ofChunk = compilation.chunkGraph.getChunkRuntimeModulesIterable(chunk);
        const sameNamed = [...ofChunk].filter((other) => other !== module && other.name === module.name);
        if (sameNamed.length > 0) module.name += ` ${sameNamed.length + 1}`;
      });
    });
  }
}

export const hotPlugins = (name: string, { updatesFrom }: HotBuild): WebpackPluginInstance[] => [
  new RuntimeNamesApart(),
  // What stands beside this file is no component.
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, import.meta.dirname] }),
  new webpack.NormalModuleReplacementPlugin(
    /webpack[\\/]hot[\\/]dev-server(?:\.js)?$/,
    path.join(import.meta.dirname, 'hot-updates.cjs'),
  ),
  new webpack.DefinePlugin({ __HOT_UPDATES__: JSON.stringify({ name, from: updatesFrom }) }),
];
