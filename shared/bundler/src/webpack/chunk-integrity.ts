import webpack, { type Compilation, type Compiler } from 'webpack';
import { PUBLISHED_INTEGRITY } from '@shared/contract';
import { integrityOf } from '../files/integrity.ts';

const { Compilation: Stages, RuntimeGlobals, RuntimeModule, Template, sources } = webpack;

const NAME = 'ChunkIntegrity';
/** Stands in the runtime until every chunk has its final content. */
const PLACEHOLDER = '__CHUNK_INTEGRITY__';
/** What all hashes begin with: it stands once. */
const PREFIX = 'sha384-';
const HASHES = `${RuntimeGlobals.require}.chunkIntegrity`;

/** Holds the hash of every chunk that this runtime may load, by file name. */
class ChunkIntegrityModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    const { publicPath, getChunkScriptFilename: fileOf } = RuntimeGlobals;
    const published = `globalThis.${PUBLISHED_INTEGRITY}`;
    return Template.asString([
      `${HASHES} = (${published} ??= {})[${publicPath}] = {};`,
      `${JSON.stringify(PLACEHOLDER)}.split(",").forEach((entry) => {`,
      Template.indent([
        'var [name, hash] = entry.split(":");',
        // What tells the files of chunks compares ids with numbers, where they are such.
        `${HASHES}[name.includes(".") ? name : ${fileOf}(isNaN(name) ? name : +name)] = "${PREFIX}" + hash;`,
      ]),
      '});',
    ]);
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

/**
 * Every visitor carries the hashes of a container: those of chunks that it never loads stay out, and the others are listed by
 * the chunk's id, of which the runtime knows the file already: `1728:i4Tw…,2502:zifE…`.
 */
function fillIn(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    const runtimes = [...chunk.files].filter((file) => textOf(compilation, file).includes(PLACEHOLDER));
    if (runtimes.length === 0) continue;
    const hashes: string[] = [];
    const add = (name: string | number, file: string) =>
      hashes.push(`${name}:${integrityOf(textOf(compilation, file)).slice(PREFIX.length)}`);
    const isScript = (file: string) => file.endsWith('.js') && !runtimes.includes(file);
    for (const { id, files, auxiliaryFiles } of chunk.getAllReferencedChunks()) {
      for (const file of files) if (id !== null && isScript(file)) add(id, file);
      // A worker's script is no chunk, but a file that a chunk names.
      for (const file of auxiliaryFiles) if (isScript(file)) add(file, file);
    }
    const literal = JSON.stringify(hashes.toSorted().join(','));
    // In whichever quotes the minifier has chosen.
    const quoted = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');
    for (const file of runtimes) {
      const text = textOf(compilation, file).replace(quoted, () => literal);
      compilation.updateAsset(file, new sources.RawSource(text));
    }
  }
}

const textOf = (compilation: Compilation, file: string): string =>
  compilation.getAsset(file)?.source.buffer().toString('utf8') ?? '';
