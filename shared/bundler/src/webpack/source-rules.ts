import path from 'node:path';
import type { Configuration } from 'webpack';

/** Whether for visitors, or for those who develop: then readable, and with React's warnings. */
export type BuildMode = 'production' | 'development';

/** What a build does about fonts and pictures; their addresses are the same anyway. */
export interface AssetOutput {
  /** Whether it writes them. */
  emit: boolean;
  /** Where to, relative to the output. Default: the output itself. */
  outputPath?: string;
}

/**
 * How sources are compiled. The styled-components plugin has the same options in every build, browser
 * and server, or class names would differ between the two.
 * @param options `refresh`: whether components can be exchanged while the page runs. There are no defaults.
 */
export function sourceRules(mode: BuildMode, options: { refresh: boolean; assets: AssetOutput }) {
  const rules: NonNullable<NonNullable<Configuration['module']>['rules']> = [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: {
            react: { runtime: 'automatic', development: mode === 'development', refresh: options.refresh },
          },
          experimental: {
            plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, pure: true }]],
          },
        },
      },
    },
    {
      test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
      loader: path.join(import.meta.dirname, 'pure-components-loader.cjs'),
    },
    {
      test: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
      loader: path.join(import.meta.dirname, 'no-prefixes-loader.cjs'),
    },
    {
      test: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/,
      loader: path.join(import.meta.dirname, 'no-mutations-loader.cjs'),
    },
    {
      test: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
      loader: path.join(import.meta.dirname, 'no-infinite-queries-loader.cjs'),
    },
    {
      test: /[\\/]maplibre-gl[\\/]dist[\\/]maplibre-gl\.mjs$/,
      loader: path.join(import.meta.dirname, 'no-place-loader.cjs'),
      // It imports by an address where a style brings code of its own, which none may here.
      parser: { exprContextCritical: false },
    },
    {
      // A worker's script is a file of its own, named by its address: `new URL('…/worker.mjs', import.meta.url)`.
      dependency: 'url',
      test: /\.mjs$/,
      type: 'asset/resource',
      generator: { filename: 'files/[name].[contenthash:8].js', ...options.assets },
    },
    {
      test: /\.(?:woff2|png|webp|avif|svg)$/,
      type: 'asset/resource',
      generator: { filename: 'files/[name].[contenthash:8][ext]', ...options.assets },
    },
  ];
  return rules;
}
