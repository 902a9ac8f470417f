import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright-core';

/** A conversation with the browser or with one page, in the words of the DevTools protocol. */
export type DevToolsSession = Pick<CDPSession, 'send' | 'on'>;

/** A Chromium that nobody but we talk to: no domain of the protocol is on that was not asked for. */
export interface SilentBrowser {
  session: DevToolsSession;
  /** To a page, by its target's id. */
  attach(targetId: string): Promise<DevToolsSession>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

const STOP_LIMIT_MS = 5000;
/** No answer takes that long, but that of a page which is stuck. */
const ANSWER_LIMIT_MS = 60_000;

/** Calls and events of the protocol over a pipe, where each message ends with a zero byte. */
class Pipe {
  readonly #write: Writable;
  readonly #waiting = new Map<number, { settle(message: Message): void }>();
  readonly #listeners = new Map<string, ((params: unknown) => void)[]>();
  #last = 0;

  constructor(read: Readable, write: Writable) {
    this.#write = write;
    let rest = '';
    read.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
    // Whoever asks after the browser has gone is told by its exit.
    write.on('error', () => undefined);
  }

  #receive(message: Message): void {
    const { id, sessionId = '', method, params } = message;
    if (id !== undefined) {
      this.#waiting.get(id)?.settle(message);
      this.#waiting.delete(id);
      return;
    }
    for (const listener of this.#listeners.get(`${sessionId} ${method}`) ?? []) listener(params);
  }

  /** All that waits for an answer is told that none will come. */
  end(reason: string): void {
    for (const { settle } of this.#waiting.values()) settle({ error: { message: reason } });
    this.#waiting.clear();
  }

  session(sessionId: string): DevToolsSession {
    const send = (method: string, params: object = {}) =>
      new Promise((resolve, reject) => {
        const id = (this.#last += 1);
        const fail = (why: string) => reject(new Error(`${method}: ${why}`));
        const limit = setTimeout(() => {
          this.#waiting.delete(id);
          fail(`no answer in ${ANSWER_LIMIT_MS} ms`);
        }, ANSWER_LIMIT_MS);
        this.#waiting.set(id, {
          settle({ error, result }) {
            clearTimeout(limit);
            if (error) fail(error.message);
            else resolve(result);
          },
        });
        this.#write.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      });
    const on = (method: string, listener: (params: unknown) => void) => {
      const key = `${sessionId} ${method}`;
      this.#listeners.set(key, [...(this.#listeners.get(key) ?? []), listener]);
    };
    return { send, on } as DevToolsSession;
  }

  /** Nobody listens to a page that has gone. */
  forget(sessionId: string): void {
    for (const key of this.#listeners.keys())
      if (key.startsWith(`${sessionId} `)) this.#listeners.delete(key);
  }
}

/** What keeps a browser that nobody sees from taking its pages for hidden ones, and from asking for anything by itself. */
const UNSEEN = [
  '--headless',
  '--hide-scrollbars',
  '--mute-audio',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-dev-shm-usage',
  '--password-store=basic',
  '--no-startup-window',
];

/**
 * Starts Chromium and talks to it over a pipe. Playwright's page turns on the `Runtime` domain while the page starts, which
 * makes V8 look up where each script on the stack comes from whenever an error is made: half of a script's time to
 * evaluate was that. Here it is off, and `Runtime.evaluate` works without it.
 * @param program Chromium's executable
 * @param args besides what makes it unseen
 */
export async function openSilently(program: string, args: readonly string[]): Promise<SilentBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-chromium-'));
  const child = spawn(
    program,
    [...UNSEEN, ...args, `--user-data-dir=${profile}`, '--remote-debugging-pipe'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const pipe = new Pipe(child.stdio[4] as Readable, child.stdio[3] as Writable);
  const exited = new Promise<void>((resolve) => {
    const gone = () => {
      pipe.end('Chromium has gone');
      resolve();
    };
    child.once('exit', gone).once('error', gone);
  });
  const session = pipe.session('');
  session.on('Target.detachedFromTarget', ({ sessionId }) => pipe.forget(sessionId));
  await session.send('Browser.getVersion');
  return {
    session,
    async attach(targetId) {
      const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true });
      return pipe.session(sessionId);
    },
    async close() {
      process.off('exit', end);
      session.send('Browser.close').catch(() => undefined);
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await exited;
      clearTimeout(limit);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
