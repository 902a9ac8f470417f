import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemoteServer } from '@shared/build';
import type { RemoteName } from '@shared/contract';
import { describeLocalSite, root, startService, waitUntilReady } from 'deploy/local';
import { freePorts } from './free-ports.ts';

/** An origin that a test runs itself, to stand behind a proxy of its own. */
export interface Origin {
  url: string;
  close(): Promise<void>;
}

/** A remote's origin; serves what is built unless another folder of releases is given. */
export async function startRemoteOrigin(
  name: RemoteName,
  releases = path.join(root, name, 'dist'),
): Promise<Origin> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const server = await createRemoteServer({ root: releases, apiOrigin: url });
  await server.listen({ port, host: '127.0.0.1' });
  return { url, close: () => server.close() };
}

/** The reference API on a database of its own, without limits of rate. */
export async function startApiOrigin(): Promise<Origin> {
  const [port = 0] = await freePorts(1);
  const { services } = describeLocalSite({
    environment: { API_PORT: String(port) },
    build: 'dist',
    developed: [],
  });
  const service = services.find(({ name }) => name === 'api');
  if (!service) throw new Error('there is no service api');
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  const environment = { DATA_DIR: folder, RATE_LIMIT: '0', RATE_LIMIT_POST: '0', NODE_ENV: '' };
  const running = startService(
    { ...service, environment: { ...service.environment, ...environment } },
    () => undefined,
  );
  const close = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(running);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, close };
}
