import webpack, { type Compilation, type Compiler } from 'webpack';
import { PUBLISHED_INTEGRITY } from '@shared/contract';
import { integrityOf } from '../files/integrity.ts';

const { Compilation: Stages, RuntimeGlobals, RuntimeModule, Template, sources } = webpack;

const NAME = 'ChunkIntegrity';
/** Stands in the runtime until every chunk has its final content. */
const PLACEHOLDER = '__CHUNK_INTEGRITY__';
const HASHES = `${RuntimeGlobals.require}.chunkIntegrity`;

/** Holds the hash of every chunk that this runtime may load, by file name. */
class ChunkIntegrityModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    const published = `globalThis.${PUBLISHED_INTEGRITY}`;
    return `${HASHES} = (${published} ??= {})[${RuntimeGlobals.publicPath}] = JSON.parse(${JSON.stringify(PLACEHOLDER)});`;
  }
}

/**
 * Has webpack's own chunk loader set `integrity` on every script that it adds. The hashes stand in the runtime, that is
 * in the container, whose own hash the registry snapshot pins: so a document pins every script that can follow from it.
 * They are published for those who fetch such scripts by themselves, ahead of time or once more.
 * Needed because the federation runtime checks its own scripts only: a chunk that it refuses, webpack asks for again.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new ChunkIntegrityModule()));
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          Template.asString([
            source,
            `var integrity = ${HASHES}[url.slice(${RuntimeGlobals.publicPath}.length)];`,
            'if (integrity) script.integrity = integrity;',
          ]),
      );
      compilation.hooks.processAssets.tap(
        // After the last stage that changes what is in a file or how it is called.
        { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        () => fillIn(compilation),
      );
    });
  }
}

/** Every visitor carries the hashes of a container: those of chunks that it never loads stay out. */
function fillIn(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    const runtimes = [...chunk.files].filter((file) => textOf(compilation, file).includes(PLACEHOLDER));
    if (runtimes.length === 0) continue;
    // A worker's script is no chunk, but a file that a chunk names.
    const reachable = [...chunk.getAllReferencedChunks()].flatMap(({ files, auxiliaryFiles }) => [
      ...files,
      ...auxiliaryFiles,
    ]);
    const scripts = reachable.filter((file) => file.endsWith('.js') && !runtimes.includes(file));
    const hashes = Object.fromEntries(
      scripts.toSorted().map((file) => [file, integrityOf(textOf(compilation, file))]),
    );
    // A string inside of a string literal, whichever quotes the minifier has chosen.
    const literal = JSON.stringify(JSON.stringify(hashes));
    const quoted = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');
    for (const file of runtimes) {
      const text = textOf(compilation, file).replace(quoted, () => literal);
      compilation.updateAsset(file, new sources.RawSource(text));
    }
  }
}

const textOf = (compilation: Compilation, file: string): string =>
  compilation.getAsset(file)?.source.buffer().toString('utf8') ?? '';
