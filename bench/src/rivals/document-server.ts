import path from 'node:path';
import { compile } from '@shared/bundler';
import { root } from 'tools';
import webpack from 'webpack';
import { programsConfig } from '../../../shell/build/programs.ts';
import { PUBLIC_PATH } from './shell-config.ts';

const here = import.meta.dirname;

/**
 * Our document server with two modules replaced: nothing is rendered into the outlet, and the registry names the files
 * of the single build. Header, footer, hints, caching and headers are the site's own.
 */
export async function buildDocumentServer(output: string): Promise<void> {
  const config = programsConfig(path.join(root, 'shell'), 'production', output, PUBLIC_PATH);
  await compile([
    {
      ...config,
      name: 'ideal server',
      cache: false,
      plugins: [
        ...(config.plugins ?? []),
        new webpack.NormalModuleReplacementPlugin(
          /\/rendering\/render-outlet\.ts$/,
          path.join(here, 'unrendered-outlet.ts'),
        ),
        new webpack.NormalModuleReplacementPlugin(
          /\/registry\/registry\.ts$/,
          path.join(here, 'fixed-registry.ts'),
        ),
      ],
    },
  ]);
}
