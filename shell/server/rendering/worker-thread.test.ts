import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workerThreads } from './worker-thread.ts';

describe('a thread for a server bundle', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'worker-thread-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a program until it ends: what it has posted and printed, and the reasons of its end. */
  function run(name: string, source: string, onMessage: (end: () => void) => void = () => {}) {
    const program = path.join(folder, `${name}.cjs`);
    writeFileSync(program, `const { parentPort, workerData } = require('node:worker_threads');\n${source}`);
    const messages: unknown[] = [];
    const printed: string[] = [];
    const reasons: string[] = [];
    return new Promise<{ messages: unknown[]; printed: string[]; reasons: string[] }>((resolve) => {
      const { terminate } = workerThreads({
        program,
        bundle: '/the/bundle.cjs',
        log: (line) => printed.push(line),
      })({
        message(value) {
          messages.push(value);
          onMessage(() => void terminate());
        },
        ended(reason) {
          reasons.push(reason);
          // Whatever else it says comes now.
          setTimeout(() => resolve({ messages, printed, reasons }), 50);
        },
      });
    });
  }

  it('knows its bundle, and nothing of the environment', async () => {
    process.env['A_SECRET'] = 'of the document server';
    const { messages, reasons } = await run(
      'environment',
      'parentPort.postMessage([workerData, Object.keys(process.env)]);',
    );
    delete process.env['A_SECRET'];
    expect(messages).toEqual([[{ bundle: '/the/bundle.cjs' }, []]]);
    expect(reasons).toEqual(['the worker exited with code 0']);
  });

  it('prints into the log', async () => {
    const { printed } = await run('prints', `console.log('a line'); console.error('another');`);
    expect(printed.toSorted()).toEqual(['a line', 'another']);
  });

  it.each([
    ['throws', `throw new Error('on purpose');`, 'on purpose'],
    ['rejects', `Promise.reject(new Error('on purpose'));`, 'on purpose'],
    ['throws no error', 'throw null;', 'null'],
    ['exits', 'process.exit(3);', 'the worker exited with code 3'],
  ])('that %s ends alone, once', async (name, source, reason) => {
    expect((await run(name, source)).reasons).toEqual([expect.stringContaining(reason)]);
  });

  it('can be ended while it loops', async () => {
    const { reasons } = await run('loops', `parentPort.postMessage('looping'); for (;;);`, (end) => end());
    expect(reasons).toEqual(['the worker exited with code 1']);
  });

  it('that wants too much memory ends alone', async () => {
    const source = 'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));';
    expect((await run('memory', source)).reasons).toEqual([expect.stringContaining('reaching memory limit')]);
  });
});
