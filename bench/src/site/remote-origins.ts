import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { freePorts, root } from 'tools';
import { remoteSite, startNginx } from './nginx.ts';
import type { Program } from './program.ts';

/** The remotes' own origins alone, each with its built releases. */
export async function remoteOrigins(folder: string): Promise<{ nginx: Program; ports: number[] }> {
  const ports = await freePorts(REMOTE_NAMES.length);
  const sites = REMOTE_NAMES.map((name, index) =>
    remoteSite(ports[index] ?? 0, path.join(root, name, 'dist')),
  );
  return { ports, nginx: await startNginx(folder, sites, ports[0] ?? 0) };
}
