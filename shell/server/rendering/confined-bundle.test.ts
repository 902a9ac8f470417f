import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

describe('a confined bundle (security, "Remote code")', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'confined-bundle-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Loads a bundle in a process of its own, which is altered by it: what it exports, as JSON. */
  function load(source: string): unknown {
    const bundle = path.join(folder, 'bundle.cjs');
    const program = path.join(folder, 'program.mts');
    writeFileSync(bundle, source);
    writeFileSync(
      program,
      `import { loadConfined } from ${JSON.stringify(path.join(import.meta.dirname, 'confined-bundle.ts'))};
      console.log(JSON.stringify(await loadConfined(${JSON.stringify(bundle)})));`,
    );
    return JSON.parse(
      execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), program], { encoding: 'utf8' }),
    );
  }

  it('has what a rendering takes, by either name', () => {
    expect(
      load(`module.exports = ['stream', 'node:stream', 'node:stream/consumers', 'util', 'crypto', 'async_hooks'].map(
        (name) => typeof require(name),
      );`),
    ).toEqual(['function', 'function', 'object', 'object', 'object', 'object']);
  });

  it('has no way to files, sockets, other processes and modules', () => {
    const names = [
      'fs',
      'node:fs',
      'net',
      'http',
      'https',
      'http2',
      'tls',
      'dgram',
      'dns',
      'inspector',
      'child_process',
    ];
    const others = ['worker_threads', 'module', 'vm', 'cluster', 'v8', './bundle.cjs', 'react'];
    expect(
      load(`module.exports = ${JSON.stringify([...names, ...others])}.filter((name) => {
        try { return require(name); } catch (error) { return !error.message.includes('may not use ' + name); }
      });`),
    ).toEqual([]);
  });

  it('has none beside its `require` either', () => {
    expect(
      load(`
        const refused = (attempt) => Promise.resolve().then(attempt).then(() => 'done', () => 'refused');
        module.exports = Promise.all([
          refused(() => import('node:net')),
          refused(() => new Function("return import('node:net')")()),
          refused(() => fetch('http://127.0.0.1:1')),
          refused(() => new WebSocket('ws://127.0.0.1:1')),
          refused(() => process.getBuiltinModule('net')),
          refused(() => process.mainModule.require('net')),
          refused(() => process.binding('tcp_wrap')),
          refused(() => process.kill(process.ppid, 0)),
          refused(() => module.constructor._load('net')),
          refused(() => require.main.require('net')),
          refused(() => { delete process.kill; Object.getPrototypeOf(process).kill(process.ppid, 0); }),
        ]);
      `),
    ).toEqual(Array<string>(11).fill('refused'));
  });
});
