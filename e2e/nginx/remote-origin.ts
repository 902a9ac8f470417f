import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts, startService, waitUntilReady } from 'tools';
import { nginxFiles, startNginx } from './run-nginx.ts';

export interface RemoteOrigin {
  url: string;
  close(): Promise<void>;
}

/** A remote's origin that serves a folder, whichever program does it. */
export type OpenRemoteOrigin = (releases: string, apiOrigin: string) => Promise<RemoteOrigin>;

/** As the containers do it. */
export const openWithNginx: OpenRemoteOrigin = async (releases, apiOrigin) => {
  const [port = 0] = await freePorts(1);
  const variables = {
    LISTEN: `127.0.0.1:${port}`,
    RELEASES: releases,
    API_ORIGIN: apiOrigin,
    RESOLVER: '127.0.0.1',
  };
  const nginx = await startNginx({ template: 'remote.conf.template', variables, port });
  return { url: `http://127.0.0.1:${port}`, close: () => nginx.stop() };
};

/** As `npm start` does it. */
export const openWithNode: OpenRemoteOrigin = async (releases, apiOrigin) => {
  const [port = 0] = await freePorts(1);
  const service = startService(
    {
      name: 'origin',
      label: 'origin',
      port,
      portVariable: 'PORT',
      args: ['../shared/bundler/bin/remote.mjs', 'serve'],
      folder: 'mf-blog',
      environment: { RELEASES: releases, PORT: String(port), API_ORIGIN: apiOrigin, NODE_ENV: '' },
      readyPath: '/release.json',
    },
    () => undefined,
  );
  try {
    await waitUntilReady(service);
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, close: () => service.stop() };
};

/** Publishes a built release as a remote's container does when it starts. */
export function publishRelease(built: string, site: string): { ok: boolean; pointer(): string } {
  const { status } = spawnSync(path.join(nginxFiles, 'publish-release.sh'), [built, site], { stdio: 'pipe' });
  return { ok: status === 0, pointer: () => readFileSync(path.join(site, 'release.json'), 'utf8') };
}

/** Temporary folders that are gone after the test. */
export function temporaryFolders() {
  const folders: string[] = [];
  return {
    create(name: string): string {
      const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
      folders.push(folder);
      return folder;
    },
    removeAll() {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
