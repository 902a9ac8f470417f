import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs compilers one after the other (two cores) and rejects with webpack's own messages. */
export async function compile(configurations: readonly Configuration[]): Promise<Stats[]> {
  const results: Stats[] = [];
  for (const configuration of configurations) results.push(await compileOne(configuration));
  return results;
}

function compileOne(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) return reject(new Error('webpack returned no compiler'));
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError ?? undefined);
        else if (!stats) reject(new Error('webpack returned no statistics'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        else resolve(stats);
      });
    });
  });
}
