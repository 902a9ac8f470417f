import webpack, { type Configuration, type Stats } from 'webpack';

/** Compiles at every change of the sources; errors go to the console and are not passed on. */
export function watch(configuration: Configuration, onDone: (stats: Stats) => void): void {
  webpack(configuration)?.watch({}, (error, stats) => {
    if (error || !stats) console.error(error);
    else if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: true }));
    else onDone(stats);
  });
}
