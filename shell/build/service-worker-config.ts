import { sourceRules } from '@shared/bundler';
import type { Configuration } from 'webpack';

/** The service worker: one file of its own at the site's root, because its address is its scope. */
export const serviceWorkerConfig = (folder: string, output: string): Configuration => ({
  name: 'service worker',
  mode: 'production',
  context: folder,
  target: ['webworker', 'es2022'],
  devtool: false,
  entry: { 'service-worker': './service-worker/service-worker.ts' },
  output: { path: output, filename: '[name].js', clean: false },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: { rules: sourceRules('production', { refresh: false, assets: { emit: false } }) },
  infrastructureLogging: { level: 'error' },
  performance: false,
});
