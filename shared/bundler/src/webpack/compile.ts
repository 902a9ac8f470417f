import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';

/** What a compiler has written, and what it still does. */
export interface Compiled {
  stats: Stats;
  /** Resolves when the compiler is done with its cache, which takes as long again as a small build. */
  closed: Promise<void>;
}

/** Runs compilers one after the other (two cores) and rejects with webpack's own messages. */
export async function compile(configurations: readonly Configuration[]): Promise<Stats[]> {
  const results: Stats[] = [];
  for (const configuration of configurations) {
    const { stats, closed } = await startCompile(configuration);
    await closed;
    results.push(stats);
  }
  return results;
}

/** Resolves as soon as the output is written; rejects with webpack's own messages, the compiler closed. */
export async function startCompile(configuration: Configuration): Promise<Compiled> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack returned no compiler');
  const hasFewNew = countNewModules(compiler);
  try {
    const stats = await run(compiler);
    const closed = hasFewNew() ? Promise.resolve() : close(compiler);
    // Heard by whoever awaits it: until then no fault of it is unheard.
    closed.catch(() => undefined);
    return { stats, closed };
  } catch (fault) {
    await close(compiler).catch(() => undefined);
    throw fault;
  }
}

/**
 * Of all modules. To write a cache takes up to 0.7 s, to make a module anew some milliseconds: what was changed is made again by each
 * build until it is this much.
 */
const FEW_NEW = 0.02;

/** @returns whether nearly all modules came from the cache */
function countNewModules(compiler: Compiler): () => boolean {
  let built = 0;
  let all = 0;
  compiler.hooks.compilation.tap('countNewModules', (compilation) => {
    compilation.hooks.succeedModule.tap('countNewModules', () => void (built += 1));
    compilation.hooks.finishModules.tap('countNewModules', () => void (all += compilation.modules.size));
  });
  return () => built <= all * FEW_NEW;
}

const run = (compiler: Compiler): Promise<Stats> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (!stats) reject(new Error('webpack returned no statistics'));
      else if (stats.hasErrors())
        reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
      else resolve(stats);
    });
  });

const close = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
