import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

/** Thrown when another process holds the folder. */
class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another API process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Holds a folder for this process. The embedded database has no lock of its own, and two processes on one folder
 * destroy it. A listening local socket rather than a file with a process id: it cannot outlive a killed process,
 * and process ids repeat in containers.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const key = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 16);
  const name = `property-api-${key}.sock`;
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
  let server: Server;
  try {
    server = await listen(path);
  } catch {
    if (await answers(path)) throw new FolderInUseError(folder);
    await unlink(path).catch(() => undefined);
    server = await listen(path);
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}
