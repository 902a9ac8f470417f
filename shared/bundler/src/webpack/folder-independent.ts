import { createRequire } from 'node:module';
import path from 'node:path';

import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'FolderIndependentPlugin';
/** The module that the federation plugin generates, with a hash of the folder in its name. */
const GENERATED = /([\\/]node_modules[\\/]\.federation[\\/]entry)\.[\da-f]+(?=\.js)/g;
const GENERATED_FILE = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[\da-f]+\.js$/;
/** As short as webpack's own ids are in a build of some hundred modules. */
const IDS = 10_000;
const BEFORE_ALL_OTHERS = -1000;

/** The folder in which everything lies that a build reads: packages are installed there. */
const installedIn = (): string =>
  createRequire(import.meta.url)
    .resolve('webpack')
    .replace(/[\\/]node_modules[\\/].*/s, '');

type HashFunction = Exclude<NonNullable<Compiler['options']['output']['hashFunction']>, string>;
const createHash = () => webpack.util.createHash('xxhash64');

/** webpack's hash of what is left of a text that says in which folder it lies. */
function hashOf(
  placeless: (text: string) => string,
  isPlaced: (text: string | Buffer) => boolean,
): HashFunction {
  return class {
    readonly #hash = createHash();
    update(data: string | Buffer, inputEncoding = 'utf8') {
      if (isPlaced(data)) this.#hash.update(placeless(data.toString()));
      else if (typeof data === 'string') this.#hash.update(data, inputEncoding);
      else this.#hash.update(data);
      return this;
    }
    digest(): Buffer;
    digest(encoding: string): string;
    digest(encoding?: string) {
      return encoding === undefined ? this.#hash.digest() : this.#hash.digest(encoding);
    }
  };
}

/**
 * The same tree gives the same release in every folder. Four things would tell where the tree lies:
 * - the name of the module that the federation plugin generates, which holds a hash of the folder;
 * - what that module imports, and with it source maps;
 * - ids of modules that are no files, as the container: they come from texts with absolute paths;
 * - hashes of modules, which stand in the names of chunks while those are minified. Hashes of what is in the files replace them
 *   afterwards, but by then the minifier has given its short names by how often which letter is there.
 *
 */
export class FolderIndependentPlugin {
  /** Absolute: of what is built, and of what is installed. */
  #folders: readonly string[] = [];

  apply(compiler: Compiler): void {
    this.#folders = [compiler.context, installedIn()];
    compiler.options.output.hashFunction = hashOf(this.#placeless, this.#isPlaced);
    compiler.options.module.rules.push({
      test: GENERATED_FILE,
      loader: path.join(import.meta.dirname, 'relative-imports-loader.cjs'),
    });
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.afterResolve.tap(NAME, ({ createData }) => {
        for (const key of ['request', 'userRequest'] as const)
          if (createData[key]) createData[key] = createData[key].replace(GENERATED, '$1');
      });
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: BEFORE_ALL_OTHERS }, (modules) =>
        this.#giveIds(compilation, modules),
      );
    });
  }

  readonly #isPlaced = (text: string | Buffer): boolean =>
    this.#folders.some((folder) => text.includes(folder));

  readonly #placeless = (text: string): string =>
    this.#folders.reduce((rest, folder) => rest.replaceAll(folder, ''), text).replace(GENERATED, '$1');

  #giveIds({ chunkGraph }: Compilation, modules: Iterable<Module>): void {
    const nameless = [...modules]
      .filter((module) => !module.nameForCondition() && this.#isPlaced(module.identifier()))
      .map((module) => ({ module, name: this.#placeless(module.identifier()) }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const taken = new Set<number>();
    for (const { module, name } of nameless) {
      let id = createHash().update(name).digest().readUInt32LE() % IDS;
      while (taken.has(id)) id += 1;
      taken.add(id);
      chunkGraph.setModuleId(module, id);
    }
  }
}
