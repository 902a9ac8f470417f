import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { API_FOLDER, runCommand, temporaryFolder } from './start-api.ts';

const TEMPLATES = resolve(API_FOLDER, '.cache/embedded');
const MIGRATIONS = resolve(API_FOLDER, 'migrations');

/** A template is good for one schema and one version of the database. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(API_FOLDER, 'package.json')));
  for (const file of (await readdir(MIGRATIONS)).toSorted())
    hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Makes the template where there is none; of test files that do so at the same time, one wins. */
async function template(): Promise<string> {
  const folder = join(TEMPLATES, await templateName());
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  const made = await runCommand({ DATA_DIR: draft, SAMPLE_LISTINGS: '0' }, ['seed']);
  if (made.code !== 0) throw new Error(made.output);
  await mkdir(TEMPLATES, { recursive: true });
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

/**
 * A data folder of the test's own with an empty embedded database in it, and its removal. It is a copy: to make one takes
 * seconds, to copy it a moment.
 */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const source = await template();
  const folder = await temporaryFolder();
  await cp(source, folder.path, { recursive: true });
  return folder;
}
