import webpack, { type Compiler, type Configuration } from 'webpack';

/** What is on screen comes first: a page's own files are built meanwhile. */
const AFTER_MS = 500;

/** Compiles at every change of the sources; whoever `follow`s the compiler learns what becomes of it. */
export function watch(configuration: Configuration, follow: (compiler: Compiler) => void): void {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack returned no compiler');
  follow(compiler);
  compiler.watch({ aggregateTimeout: AFTER_MS }, () => undefined);
}
