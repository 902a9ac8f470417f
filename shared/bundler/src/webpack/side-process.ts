import { parentPort } from 'node:worker_threads';
import webpack from 'webpack';
import { buildSides, type SideTask } from './side-builds.ts';

// Without a listener afterwards, the thread ends with its builds; what fails in here fails the thread.
parentPort?.once('message', async ({ remote, builds }: SideTask) => {
  await buildSides(remote, builds);
});

// webpack loads most of itself with the first compiler that is made: this one makes nothing.
webpack({ entry: {}, cache: false });
