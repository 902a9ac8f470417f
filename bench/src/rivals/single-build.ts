import path from 'node:path';
import { compile, hostBrowserConfig } from '@shared/bundler';
import { root } from 'tools';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { writeRemotesModule } from './remotes-module.ts';

export const PUBLIC_PATH = '/assets/';

/**
 * The shell's own build without federation: its entry, its rules, its minifier, with every remote linked in.
 * Without a cache, so that its time is that of a cold build.
 */
function singleConfig(cache: string, output: string): Configuration {
  const shell = path.join(root, 'shell');
  const config = hostBrowserConfig('shell', shell, {
    mode: 'production',
    output,
    hot: false,
    publicPath: PUBLIC_PATH,
  });
  const remotes = writeRemotesModule(cache);
  return {
    ...config,
    name: 'single browser',
    cache: false,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/load-remotes\.ts$/, remotes),
    ],
  };
}

/** Builds shell and remotes as one bundle with lazy routes. */
export async function buildSingle(cache: string, output: string): Promise<Compilation> {
  const [stats] = await compile([singleConfig(cache, output)]);
  if (!stats) throw new Error('the single build gave no statistics');
  return stats.compilation;
}
