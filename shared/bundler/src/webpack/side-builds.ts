import { precompress } from '../files/precompress.ts';
import type { RemotePackage } from '../package/remote-package.ts';
import { standaloneRuntimeConfig } from './browser-config.ts';
import { compile } from './compile.ts';
import { remoteServerConfig } from './server-config.ts';
import { takeSideProcess, type SideAnswer, type SideBuilds, type SideTask } from './start-side-process.ts';

/** Builds them in this process. */
export async function buildSides(remote: RemotePackage, { server, standalone }: SideBuilds): Promise<void> {
  if (server) await compile([remoteServerConfig(remote, server)]);
  if (!standalone) return;
  const [stats] = await compile([standaloneRuntimeConfig(remote, standalone)]);
  await precompress(standalone.output, { files: Object.keys(stats?.compilation.assets ?? {}) });
}

/**
 * The same in a process of its own, beside the browser's build: a remote that is built alone is done sooner, for some more
 * processor time (the process loads webpack anew), which a machine that has a build on every core would not have.
 */
export function buildSidesApart(remote: RemotePackage, builds: SideBuilds): Promise<void> {
  const apart = takeSideProcess();
  return new Promise((resolve, reject) => {
    apart.once('message', ({ fault }: SideAnswer) =>
      fault === undefined ? resolve() : reject(new Error(fault)),
    );
    apart.once('error', reject);
    // Of no account after an answer.
    apart.once('exit', (status, signal) =>
      reject(
        new Error(`${remote.name}: the process beside the browser's build ended with ${signal ?? status}`),
      ),
    );
    apart.send({ remote, builds } satisfies SideTask);
  });
}
