import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';

export type BuildMode = 'production' | 'development';

/** Whether and where (relative to the output) this build writes fonts and pictures; addresses are the same anyway. */
export interface AssetOutput {
  emit: boolean;
  outputPath?: string;
}

/**
 * How sources are compiled. The styled-components plugin has the same options in every build, browser
 * and server, or class names would differ between the two.
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
      loader: fileURLToPath(import.meta.resolve('./pure-components-loader.cjs')),
    },
    {
      test: /\.(?:woff2|png|webp|avif|svg)$/,
      type: 'asset/resource',
      generator: { filename: 'files/[name].[contenthash:8][ext]', ...options.assets },
    },
  ];
  return rules;
}
