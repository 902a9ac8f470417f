import { precompress } from '../files/precompress.ts';
import type { RemotePackage } from '../package/remote-package.ts';
import { standaloneRuntimeConfig, type BrowserBuild } from './browser-config.ts';
import { compile } from './compile.ts';
import { remoteServerConfig, type ServerBuild } from './server-config.ts';
import { takeSideThread } from './side-thread.ts';

/** What a release needs beside its browser build. */
export interface SideBuilds {
  /** The server bundle. Default: none. */
  server?: ServerBuild | undefined;
  /** The script before the standalone stage, with its compressed copies. Default: none. */
  standalone?: BrowserBuild | undefined;
}

/** Builds them in this thread. */
export async function buildSides(remote: RemotePackage, { server, standalone }: SideBuilds): Promise<void> {
  if (server) await compile([remoteServerConfig(remote, server)]);
  if (!standalone) return;
  const [stats] = await compile([standaloneRuntimeConfig(remote, standalone)]);
  await precompress(standalone.output, { files: Object.keys(stats?.compilation.assets ?? {}) });
}

/**
 * The same in a thread of its own, beside the browser's build: a remote that is built alone is done sooner, for some more
 * processor time (the thread loads webpack anew), which a machine that has a build on every core would not have.
 */
export function buildSidesApart(remote: RemotePackage, builds: SideBuilds): Promise<void> {
  const worker = takeSideThread();
  worker.postMessage({ remote, builds } satisfies SideTask);
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (status) =>
      status === 0
        ? resolve()
        : reject(new Error(`${remote.name}: the thread beside the browser's build ended with ${status}`)),
    );
  });
}

/** What the thread is handed. */
export interface SideTask {
  remote: RemotePackage;
  builds: SideBuilds;
}
