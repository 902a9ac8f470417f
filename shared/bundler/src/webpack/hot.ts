import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';

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

export const hotPlugins = (name: string, { updatesFrom }: HotBuild): WebpackPluginInstance[] => [
  // What stands beside this file is no component.
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, import.meta.dirname] }),
  new webpack.NormalModuleReplacementPlugin(
    /webpack[\\/]hot[\\/]dev-server(?:\.js)?$/,
    path.join(import.meta.dirname, 'hot-updates.cjs'),
  ),
  new webpack.DefinePlugin({ __HOT_UPDATES__: JSON.stringify({ name, from: updatesFrom }) }),
];
