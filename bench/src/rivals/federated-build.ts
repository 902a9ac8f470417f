import path from 'node:path';
import { compile } from '@shared/bundler';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { shellConfig } from './shell-config.ts';

/**
 * Remotes are loaded as the federation library says by itself. What takes the manifests out of that library, as the shell
 * needs none, is taken out of the configuration.
 */
function federatedConfig(output: string): Configuration {
  const config = shellConfig('federated', output, path.join(import.meta.dirname, 'stock-loading.ts'));
  return {
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof webpack.DefinePlugin)),
  };
}

/** Builds the shell that loads the built releases by their manifests. */
export async function buildFederated(output: string): Promise<Compilation> {
  const [stats] = await compile([federatedConfig(output)]);
  if (!stats) throw new Error('the federated build gave no statistics');
  return stats.compilation;
}
