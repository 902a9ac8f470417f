import { existsSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { runProgram } from '../repository/program.ts';
import { root } from '../repository/root.ts';
import { readWorkspaces } from '../repository/workspaces.ts';

/**
 * `npm run types`: checks the types of every package, each in a program of its own, as its team does, two at a time.
 * `npm run types -- mf-blog shared/ui` checks these.
 */
const named = process.argv.slice(2);
// A worker has no document, so its program is one of its own.
const folders = [...readWorkspaces().map(({ folder }) => folder), 'shell/service-worker'];
const projects = folders
  .filter((folder) => named.length === 0 || named.includes(folder))
  .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
const failed = await pMap(
  projects,
  async (folder) => {
    const { status, output } = await runProgram(path.join(root, 'node_modules/.bin/tsc'), [
      '-p',
      folder,
      '--pretty',
      '--singleThreaded',
    ]);
    process.stdout.write(output);
    return status === 0 ? [] : [folder];
  },
  { concurrency: 2 },
);
if (failed.flat().length > 0) console.error(`types are wrong in ${failed.flat().join(', ')}`);
process.exit(failed.flat().length === 0 ? 0 : 1);
