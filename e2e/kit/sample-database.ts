import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from 'tools';

/** One a run: made before its first test. */
const sampleFolder = () => process.env['E2E_DATABASE'] ?? '';

/** Makes the embedded database with the sample data that every site of the run begins with. */
export function makeSampleDatabase(folder: string): void {
  execFileSync(process.execPath, ['dist/server/command.js', 'seed'], {
    cwd: path.join(root, 'api'),
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: '' },
  });
  process.env['E2E_DATABASE'] = folder;
}

/** Puts a copy into a data folder that is not there yet: to make one takes seconds, to copy it a moment. */
export function copySampleDatabase(dataFolder: string): void {
  if (!existsSync(sampleFolder())) throw new Error('the run has not made its sample database');
  mkdirSync(path.dirname(dataFolder), { recursive: true });
  cpSync(sampleFolder(), dataFolder, { recursive: true });
}
