import { Worker } from 'node:worker_threads';
import type { RemotePackage } from '../package/remote-package.ts';
import { compile } from './compile.ts';
import { remoteServerConfig, type ServerBuild } from './server-config.ts';

/** Builds the server bundle in this thread. */
export async function buildServer(remote: RemotePackage, build: ServerBuild): Promise<void> {
  await compile([remoteServerConfig(remote, build)]);
}

/**
 * The same in a thread of its own, beside the browser's build: a remote that is built alone is done sooner, for some more
 * processor time (the thread loads webpack anew), which a machine that has a build on every core would not have.
 */
export function buildServerApart(remote: RemotePackage, build: ServerBuild): Promise<void> {
  const worker = new Worker(new URL('../../bin/server-build.mjs', import.meta.url), {
    workerData: { remote, build } satisfies ServerTask,
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`${remote.name}: the server build ended with ${status}`)),
    );
  });
}

/** What the thread is handed. */
export interface ServerTask {
  remote: RemotePackage;
  build: ServerBuild;
}
