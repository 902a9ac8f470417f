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

/** What another test file may take to make the template; afterwards it is taken for dead. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

const claimOn = (folder: string) => `${folder}.claim`;

/** Whether it is this file's turn to make the template: it takes seconds, and others may be at it already. */
async function isMine(folder: string): Promise<boolean> {
  const limit = Date.now() + PATIENCE_MS;
  await mkdir(TEMPLATES, { recursive: true });
  while (!existsSync(folder)) {
    const isFirst = await mkdir(claimOn(folder)).then(
      () => true,
      () => false,
    );
    if (isFirst || Date.now() > limit) return true;
    await new Promise((wake) => setTimeout(wake, LOOK_MS));
  }
  return false;
}

/** Makes the template where there is none, once for all test files that want it. */
async function template(): Promise<string> {
  const folder = join(TEMPLATES, await templateName());
  if (existsSync(folder) || !(await isMine(folder))) return folder;
  const draft = `${folder}.${randomUUID()}`;
  try {
    const made = await runCommand({ DATA_DIR: draft, SAMPLE_LISTINGS: '0' }, ['seed']);
    if (made.code !== 0) throw new Error(made.output);
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
    return folder;
  } finally {
    await rm(claimOn(folder), { recursive: true, force: true });
  }
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
