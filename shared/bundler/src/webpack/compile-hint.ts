import webpack, { type Compiler } from 'webpack';

const { Compilation: Stages, sources } = webpack;

const NAME = 'CompileHint';

/** Explicit compile hints (https://v8.dev/blog/explicit-compile-hints); to all browsers but Chromium, from 136 on, a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Bytes of a script below which nothing is gained, and the hint is a part of it that counts. */
const TOO_SHORT = 10_000;

/** Bytes from which on what comes later is a library of which a page calls a part, such as a map's. */
const TOO_LONG = 250_000;

/**
 * Asks the browser to compile a script's functions while it arrives, on another thread. Without it each function is compiled when it is
 * first called, on the thread that everything waits for: half of the time that scripts took there until a first view was alive.
 *
 * Scripts that are named by their address, in `files/`, come as they are.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // A minifier takes comments away.
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        (assets) => {
          const isInitial = new Set(
            [...compilation.chunks].flatMap((chunk) => (chunk.canBeInitial() ? [...chunk.files] : [])),
          );
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.js') || file.startsWith('files/')) continue;
            const bytes = source.size();
            if (bytes >= TOO_SHORT && (isInitial.has(file) || bytes < TOO_LONG))
              compilation.updateAsset(file, new sources.ConcatSource(HINT, source));
          }
        },
      );
    });
  }
}
