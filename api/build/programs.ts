import { isBuiltin } from 'node:module';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';

const API_FOLDER = path.resolve(import.meta.dirname, '..');

/**
 * Found in node_modules as ever: they look for files beside themselves, or, as pg, for a native part that may be there; or they are
 * large, and loaded by few.
 */
const LEFT_APART = ['@aws-sdk/client-s3', '@electric-sql/pglite', '@fastify/swagger-ui', 'pg', 'sharp'];

/** What packages of the older kind expect to have. */
const REQUIRE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

/** Packages that built programs load from node_modules. */
function loadedPackages({ outputs }: Metafile): string[] {
  const loaded = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter((each) => each.external && !isBuiltin(each.path))
    .map((each) => each.path);
  return [...new Set(loaded)].toSorted();
}

/**
 * Builds programs of the API, each with all that it is made of but {@link LEFT_APART}: from the sources a start takes three seconds
 * and twice the memory, to transform and find what it loads. A `package.json` beside them names the packages that they
 * load, and `*` for the versions: those of the lock file are installed.
 *
 * @param programs their sources, relative to `src`, without `.ts`
 * @param output two folders below the API's, as the sources are, which look for the migrations beside `src`. What else is in it goes.
 * @throws {import('esbuild').BuildFailure} for sources that cannot be built
 */
export async function buildPrograms(programs: readonly string[], output: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: API_FOLDER,
    entryPoints: programs.map((program) => `src/${program}.ts`),
    entryNames: '[name]',
    outdir: output,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: LEFT_APART,
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'error',
  });
  const dependencies = Object.fromEntries(loadedPackages(metafile).map((name) => [name, '*']));
  const manifest = { private: true, type: 'module', dependencies };
  await writeFile(path.join(output, 'package.json'), JSON.stringify(manifest, null, 2));
  const made = new Set(['package.json', ...Object.keys(metafile.outputs).map((file) => path.basename(file))]);
  for (const file of await readdir(output)) if (!made.has(file)) await rm(path.join(output, file));
}
