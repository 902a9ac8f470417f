import { workerData } from 'node:worker_threads';
import { buildServer, type ServerTask } from './server-build.ts';

const { remote, build } = workerData as ServerTask;
await buildServer(remote, build);
