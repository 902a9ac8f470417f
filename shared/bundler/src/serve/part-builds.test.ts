import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler, StatsError } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { createPartBuilds, type PartBuilds } from './part-builds.ts';

/** As far as it is followed. */
function createHook<Values extends readonly unknown[]>() {
  const listeners: ((...values: Values) => void)[] = [];
  return {
    tap: (_name: string, listener: (...values: Values) => void) => void listeners.push(listener),
    call: (...values: Values) => listeners.forEach((listener) => listener(...values)),
  };
}

/** A compiler of which a test says when it builds, and what comes of it. */
function createFakeCompiler() {
  const hooks = {
    invalid: createHook<[]>(),
    watchRun: createHook<[]>(),
    failed: createHook<[Error]>(),
    done: createHook<[unknown]>(),
  };
  return {
    compiler: { hooks } as unknown as Compiler,
    begin: () => hooks.invalid.call(),
    end: (...errors: Partial<StatsError>[]) => hooks.done.call({ toJson: () => ({ errors }) }),
    fail: (message: string) => hooks.failed.call(new Error(message)),
  };
}

describe('what a part builds', () => {
  let folder: string;
  let builds: PartBuilds;
  const printed: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'part-'));
    printed.length = 0;
    builds = createPartBuilds(folder, (text) => printed.push(text));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Whether it is through now. */
  async function isSettled(): Promise<boolean> {
    const later = new Promise<false>((resolve) => setTimeout(resolve, 300, false));
    return Promise.race([builds.settled().then(() => true), later]);
  }

  it('is settled when all of it is built, with what is made of the builds', async () => {
    const [one, other] = [createFakeCompiler(), createFakeCompiler()];
    let write = () => {};
    builds.follow(one.compiler, () => new Promise<void>((resolve) => (write = resolve)));
    builds.follow(other.compiler, () => {});
    one.end({ message: 'wrong' });
    expect(await isSettled()).toBe(false);
    other.end({ message: 'wrong' });
    expect(await isSettled()).toBe(true);
    one.begin();
    one.end();
    expect(await isSettled()).toBe(false);
    write();
    expect(await isSettled()).toBe(true);
    // The next build begins while something is made of this one.
    one.begin();
    one.end();
    one.begin();
    write();
    expect(await isSettled()).toBe(false);
    one.end({ message: 'wrong' });
    expect(await isSettled()).toBe(true);
  });

  it('is not settled by a build during which something was saved', async () => {
    const { compiler, begin, end } = createFakeCompiler();
    builds.follow(compiler, () => {});
    const settled = jest.fn();
    const asked = builds.settled().then(settled);
    await new Promise((resolve) => setTimeout(resolve, 150));
    end({ message: 'wrong' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    // What the system tells of files comes after the build.
    begin();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(settled).not.toHaveBeenCalled();
    end({ message: 'wrong' });
    await asked;
  });

  it('is wrong once in the terminal for as long as it stands, with the line of the source', () => {
    writeFileSync(path.join(folder, 'page.tsx'), 'first\nexport functio Page\n');
    const [one, other] = [createFakeCompiler(), createFakeCompiler()];
    for (const { compiler } of [one, other]) builds.follow(compiler, () => {});
    const error = {
      message: 'Unexpected token\n    at Parser (x.js:1:1)',
      moduleName: './page.tsx',
      loc: '2:7',
    };
    one.end(error);
    other.end(error);
    one.begin();
    one.end(error);
    expect(printed).toEqual(['./page.tsx:2:7\nUnexpected token\n  2 | export functio Page']);
    one.begin();
    one.fail('no such folder');
    expect(printed.at(-1)).toBe('no such folder');
  });

  it('is taken off the pages when types are right again, whenever these were loaded', async () => {
    let find: (errors: readonly string[]) => void = () => {};
    builds = createPartBuilds(
      folder,
      () => {},
      (_folder, found) => {
        find = found;
        return () => {};
      },
    );
    const { compiler, begin, end } = createFakeCompiler();
    builds.follow(compiler, () => {});
    const sendMessage = jest.fn();
    const webSocketServer = { clients: ['open'], implementation: { on: () => {} } };
    builds.showOver({ compiler, webSocketServer, sendMessage } as unknown as WebpackDevServer);
    end();
    await builds.settled();
    find([]);
    expect(sendMessage).not.toHaveBeenCalled();
    find(['no such property']);
    begin();
    end();
    await builds.settled();
    find([]);
    expect(sendMessage.mock.calls).toEqual([
      [['open'], 'errors', ['no such property']],
      [['open'], 'ok'],
    ]);
  });

  it('is shown over the pages, without the terminal’s colours, where their own compiler does not say it', () => {
    const [own, other] = [createFakeCompiler(), createFakeCompiler()];
    for (const { compiler } of [own, other]) builds.follow(compiler, () => {});
    const sendMessage = jest.fn();
    let connect = (_client: unknown) => {};
    const webSocketServer = {
      clients: ['open'],
      implementation: { on: (_event: string, listener: typeof connect) => (connect = listener) },
    };
    builds.showOver({ compiler: own.compiler, webSocketServer, sendMessage } as unknown as WebpackDevServer);
    own.end({ message: 'its own' });
    expect(sendMessage).not.toHaveBeenCalled();
    other.end({ message: '\u001B[91mof the server\u001B[0m' });
    expect(sendMessage).toHaveBeenLastCalledWith(['open'], 'errors', ['\nof the server']);
    connect('later');
    expect(sendMessage).toHaveBeenLastCalledWith(['later'], 'errors', ['\nof the server']);
  });
});
