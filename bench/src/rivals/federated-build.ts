import path from 'node:path';
import { compile, hostBrowserConfig } from '@shared/bundler';
import { root } from 'tools';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { PUBLIC_PATH } from './single-build.ts';

/**
 * The shell's own build with one module replaced: remotes are loaded as the federation library says by itself. What takes
 * the manifests out of that library, as the shell needs none, is taken out of the configuration.
 */
function federatedConfig(output: string): Configuration {
  const shell = path.join(root, 'shell');
  const config = hostBrowserConfig('shell', shell, {
    mode: 'production',
    output,
    hot: false,
    publicPath: PUBLIC_PATH,
  });
  return {
    ...config,
    name: 'federated browser',
    cache: false,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof webpack.DefinePlugin)),
      new webpack.NormalModuleReplacementPlugin(
        /\/load-remotes\.ts$/,
        path.join(import.meta.dirname, 'stock-loading.ts'),
      ),
    ],
  };
}

/** Builds the shell that loads the built releases by their manifests. */
export async function buildFederated(output: string): Promise<Compilation> {
  const [stats] = await compile([federatedConfig(output)]);
  if (!stats) throw new Error('the federated build gave no statistics');
  return stats.compilation;
}
