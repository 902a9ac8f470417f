// Once per run, before the tests of the API, which start its programs some hundred times.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildPrograms } from '../../build/programs.ts';

const CACHE = resolve(import.meta.dirname, '../../.cache');

/** Jest's global set-up. Leaves the folder of the programs in the environment, as API_PROGRAMS. */
export default async function buildTestedPrograms(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'programs-'));
  await buildPrograms(['main', 'command', 'testing/fill-with-catalogue'], folder);
  process.env['API_PROGRAMS'] = folder;
}
