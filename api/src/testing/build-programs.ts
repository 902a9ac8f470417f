// Once per run, before the tests of the API: tests start its programs some hundred times, and from the sources each start
// takes two seconds of a core to transform and find what it loads. Some tests still start the sources, as `npm start` does.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const API_FOLDER = resolve(import.meta.dirname, '../..');

/**
 * Found in node_modules as ever: they look for files beside themselves, or, as pg, for a native part that may be there; or they are
 * large, and loaded by few.
 */
const LEFT_APART = ['@aws-sdk/client-s3', '@electric-sql/pglite', '@fastify/swagger-ui', 'pg', 'sharp'];

/** What packages of the older kind expect to have. */
const REQUIRE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

/** Jest's global set-up. Leaves the folder of the programs in the environment, as API_PROGRAMS. */
export default async function buildPrograms(): Promise<void> {
  const cache = join(API_FOLDER, '.cache');
  await mkdir(cache, { recursive: true });
  // As deep as the folders of the sources, which look for the migrations beside src.
  const folder = await mkdtemp(join(cache, 'programs-'));
  await build({
    absWorkingDir: API_FOLDER,
    entryPoints: ['main', 'command', 'testing/fill-with-catalogue'].map((program) => `src/${program}.ts`),
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: LEFT_APART,
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
  process.env['API_PROGRAMS'] = folder;
}
