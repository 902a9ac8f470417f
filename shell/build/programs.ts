import { programConfig, type BuildMode } from '@shared/bundler';

/** Everything that becomes HTML on the server is compiled in; servers and their plugins stay outside. */
const BUNDLED = [
  'react',
  'react-dom',
  'styled-components',
  'stylis-plugin-rtl',
  'i18next',
  '@tanstack/react-query',
  'react-router-dom',
  // Older copies of these stand where another output of this configuration would look for them.
  'lru-cache',
  'negotiator',
  'fresh',
  'cookie',
  'p-map',
];

/** The document server, its render worker, the command that lists errors, and the fonts' addresses for the build itself. */
export const programsConfig = (folder: string, mode: BuildMode, output: string, publicPath: string) =>
  programConfig('shell', folder, {
    mode,
    output,
    publicPath,
    bundled: BUNDLED,
    // The document names the fonts; no script does.
    assets: { emit: true, outputPath: '../browser/' },
    entry: {
      main: './server/main.ts',
      worker: './server/rendering/worker.ts',
      errors: './server/errors/command.ts',
      fonts: '@shared/ui/fonts',
    },
  });
