import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './services.ts';

/** Checks the types of every package, each in a program of its own, as its team does. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    name === 'shared' ? readdirSync(path.join(root, name)).map((each) => `${name}/${each}`) : [name],
  );
const projects = folders
  .map((folder) => `${folder}/tsconfig.json`)
  .filter((file) => existsSync(path.join(root, file)));
const failed = projects.toSorted().filter((project) => {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project, '--pretty'], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length > 0) console.error(`types are wrong in ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
