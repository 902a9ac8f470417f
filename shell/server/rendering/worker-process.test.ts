import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { workerProcesses, type WorkerProcess } from './worker-process.ts';

describe('a process for a server bundle', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'worker-process-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  interface Ran {
    messages: unknown[];
    printed: string[];
    reasons: string[];
  }

  /** Runs a program until it ends: what it has sent and printed, and the reasons of its end. */
  function run(
    name: string,
    source: string,
    onMessage: (worker: WorkerProcess) => void = () => {},
  ): Promise<Ran> {
    const program = path.join(folder, `${name}.cjs`);
    const bundle = path.join(folder, 'bundle.cjs');
    writeFileSync(program, source);
    writeFileSync(bundle, 'the bundle');
    const ran: Ran = { messages: [], printed: [], reasons: [] };
    return new Promise((resolve) => {
      const worker = workerProcesses({ program, bundle, log: (line) => ran.printed.push(line) })({
        message(value) {
          ran.messages.push(value);
          onMessage(worker);
        },
        ended(reason) {
          ran.reasons.push(reason);
          // Whatever else it says comes now.
          setTimeout(() => resolve(ran), 50);
        },
      });
    });
  }
  /** What a program gives when each of these is tried. */
  const tried = async (name: string, attempts: Readonly<Record<string, string>>) => {
    const each = Object.entries(attempts).map(
      ([what, code]) =>
        `try { ${code}; done['${what}'] = 'done'; } catch (error) { done['${what}'] = error.code; }`,
    );
    const { messages } = await run(
      name,
      `const done = {}; ${each.join(' ')} process.send(done, () => process.exit());`,
    );
    return messages[0];
  };

  it('knows its bundle, and nothing of the environment', async () => {
    process.env['A_SECRET'] = 'of the document server';
    const { messages } = await run(
      'environment',
      `const { NODE_CHANNEL_FD, NODE_CHANNEL_SERIALIZATION_MODE, ...others } = process.env;
      process.send([require('fs').readFileSync(process.argv[2], 'utf8'), others], () => process.exit());`,
    );
    delete process.env['A_SECRET'];
    expect(messages).toEqual([['the bundle', {}]]);
  });

  it('has no other file, no process, no thread and no native code', async () => {
    expect(
      await tried('permissions', {
        reads: `require('fs').readFileSync('/etc/hostname')`,
        lists: `require('fs').readdirSync(__dirname)`,
        writes: `require('fs').writeFileSync(process.argv[2], '')`,
        starts: `require('child_process').execSync('true')`,
        threads: `new (require('worker_threads').Worker)('', { eval: true })`,
      }),
    ).toEqual({
      reads: 'ERR_ACCESS_DENIED',
      lists: 'ERR_ACCESS_DENIED',
      writes: 'ERR_ACCESS_DENIED',
      starts: 'ERR_ACCESS_DENIED',
      threads: 'ERR_ACCESS_DENIED',
    });
  });

  it('goes after the document server where cores are few', async () => {
    const { messages } = await run(
      'priority',
      `setTimeout(() => process.send(require('os').getPriority(), () => process.exit()), 100);`,
    );
    expect(messages).toEqual([Math.min(getPriority() + 10, 19)]);
  });

  it('prints into the log', async () => {
    const { printed } = await run(
      'prints',
      `console.log('a line'); console.error('another'); process.disconnect();`,
    );
    expect(printed.toSorted()).toEqual(['a line', 'another']);
  });

  it.each([
    ['throws', `throw new Error('on purpose');`, 'code 1'],
    ['rejects', `Promise.reject(new Error('on purpose'));`, 'code 1'],
    ['exits', 'process.exit(3);', 'code 3'],
    ['aborts', 'process.abort();', 'SIGABRT'],
  ])('that %s ends alone, once', async (name, source, reason) => {
    expect((await run(name, source)).reasons).toEqual([`the worker was ended by ${reason}`]);
  });

  it('can be ended while it loops, and hears nothing afterwards', async () => {
    const { reasons } = await run('loops', `process.send('looping'); for (;;);`, (worker) => {
      void worker
        .terminate()
        .then(() => worker.post({ type: 'http-result', call: 1, slot: 0, result: undefined }));
    });
    expect(reasons).toEqual(['the worker was ended by SIGKILL']);
  });

  it('that wants too much memory ends alone', async () => {
    const source = 'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));';
    expect((await run('memory', source)).reasons).toEqual(['the worker was ended by SIGABRT']);
  });

  it('says what it has in memory, buffers outside of the heap included, and what time it had', async () => {
    const read: (number | undefined)[] = [];
    let worked = 0;
    await run(
      'buffers',
      `const kept = [];
      process.on('message', () => { kept.push(Buffer.alloc(50e6, 1)); process.send('kept'); });
      process.send('started');`,
      (worker) => {
        read.push(worker.memory());
        if (read.length < 3) worker.post({ type: 'http-result', call: 1, slot: 0, result: undefined });
        else {
          worked = worker.time()?.worked ?? 0;
          void worker.terminate();
        }
      },
    );
    const [before = 0, , after = 0] = read;
    expect(after - before).toBeGreaterThan(90e6);
    expect(worked).toBeGreaterThan(0);
  });

  it('refuses what cannot be copied to it', async () => {
    let error: unknown;
    await run('copies', `process.send('started');`, (worker) => {
      const uncopied = { type: 'http-result', call: 1, slot: 0, result: () => {} };
      try {
        worker.post(uncopied as never);
      } catch (thrown) {
        error = thrown;
      }
      void worker.terminate();
    });
    expect(String(error)).toContain('could not be cloned');
  });
});
