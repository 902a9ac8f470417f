import path from 'node:path';
import { hostBrowserConfig } from '@shared/bundler';
import { root } from 'tools';
import webpack, { type Configuration } from 'webpack';

export const PUBLIC_PATH = '/assets/';

/**
 * The shell's own production build, its entry, its rules, its minifier, with one module replaced: the one that loads remotes.
 * Without a cache, so that its time is that of a cold build.
 */
export function shellConfig(name: string, output: string, loading: string): Configuration {
  const config = hostBrowserConfig('shell', path.join(root, 'shell'), {
    mode: 'production',
    output,
    hot: false,
    publicPath: PUBLIC_PATH,
    // As a build has it that nobody has taken apart: beside a script of its own the largest library would be a trip more without a hint.
    inOneScript: true,
  });
  return {
    ...config,
    name: `${name} browser`,
    cache: false,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/load-remotes\.ts$/, loading),
    ],
  };
}
