import { createHash } from 'node:crypto';
import { chmod, realpath, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Answers one line that another process of this machine's user asks; rejects what it does not know. */
export type LineAnswer = (line: string) => Promise<string>;

export interface FolderLock {
  /** From now on, processes that ask the holder of this folder are answered. */
  answerWith(answer: LineAnswer): void;
  release(): Promise<void>;
}

/** Thrown when another process holds the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another API process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/** Longer than any answer takes to begin. */
const ANSWER_LIMIT_MS = 30_000;

/** No question comes near it: the longest names a few listings. */
const LINE_LIMIT = 100_000;

const REFUSED = 'refused\n';
const ANSWERED = 'answered\n';

function serve(socket: Socket, answer: LineAnswer | undefined): void {
  let asked = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    asked += chunk;
    if (asked.length > LINE_LIMIT || !answer) socket.destroy();
    if (!asked.endsWith('\n') || !answer) return;
    socket.removeAllListeners('data');
    answer(asked.trim()).then(
      (text) => socket.end(ANSWERED + text),
      () => socket.end(REFUSED),
    );
  });
}

const listen = (path: string, onSocket: (socket: Socket) => void): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(onSocket);
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function socketPath(folder: string): Promise<string> {
  const key = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 16);
  const name = `property-api-${key}.sock`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

/**
 * Holds a folder for this process. The embedded database has no lock of its own, and two processes on one folder
 * destroy it. A listening local socket rather than a file with a process id: it cannot outlive a killed process,
 * and process ids repeat in containers.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = await socketPath(folder);
  let answer: LineAnswer | undefined;
  const onSocket = (socket: Socket) => serve(socket, answer);
  let server: Server;
  try {
    server = await listen(path, onSocket);
  } catch {
    if (await answers(path)) throw new FolderInUseError(folder);
    await unlink(path).catch(() => undefined);
    server = await listen(path, onSocket);
  }
  // Whoever may connect may ask for what visitors have sent.
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return {
    answerWith(given) {
      answer = given;
    },
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Asks the process that holds a folder; undefined when nobody holds it. Rejects when the holder does not know the
 * question or ends before it has answered.
 */
export async function askHolder(folder: string, line: string): Promise<string | undefined> {
  const path = await socketPath(folder).catch(() => undefined);
  if (path === undefined || !(await answers(path))) return undefined;
  return new Promise((resolve, reject) => {
    let told = '';
    const socket = connect(path, () => socket.write(`${line}\n`));
    socket.setEncoding('utf8').setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk: string) => (told += chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      if (told.startsWith(ANSWERED)) resolve(told.slice(ANSWERED.length));
      else reject(new Error(`The process that uses ${folder} did not answer "${line}".`));
    });
  });
}
