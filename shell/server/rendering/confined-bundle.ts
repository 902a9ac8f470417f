import { readFileSync } from 'node:fs';
// Not by name: webpack would resolve the calls at build time.
import nodeModule from 'node:module';
import { compileFunction } from 'node:vm';

/** Of Node.js, what a rendering is made with: none of it reaches a file, a process or a socket. */
const ALLOWED: ReadonlySet<string> = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'perf_hooks',
  'process',
  'querystring',
  'stream',
  'stream/consumers',
  'stream/promises',
  'stream/web',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'util/types',
]);

/** What the permission model leaves open, or does from a later version of Node.js on: ways to sockets, and to other processes. */
const GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'navigator'];
const OF_PROCESS = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'mainModule',
  'report',
];

const hide = (owner: object, names: readonly string[]) => {
  for (const name of names)
    Object.defineProperty(owner, name, { value: undefined, configurable: false, writable: false });
};

/**
 * Loads a bundle that has of Node.js what takes no file, process or socket, and gives what it exports. It is the second
 * fence: the first is the permission model that the process runs under, which does not know of sockets before Node.js 25.
 * @param bundle a self-contained CommonJS file, as a path
 */
export function loadConfined(bundle: string): unknown {
  const require = nodeModule.createRequire(bundle);
  const confinedRequire = (name: string): unknown => {
    const builtin = name.replace(/^node:/, '');
    if (!ALLOWED.has(builtin)) throw new Error(`a server bundle may not use ${name}: it only renders`);
    return require(`node:${builtin}`);
  };
  // Without a callback for them, dynamic imports are refused.
  const runBundle = compileFunction(
    readFileSync(bundle, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    {
      filename: bundle,
    },
  ) as (...parts: unknown[]) => void;
  hide(globalThis, GLOBALS);
  hide(process, OF_PROCESS);
  const loaded = { exports: {} as unknown };
  runBundle(loaded, loaded.exports, confinedRequire, bundle, '');
  return loaded.exports;
}
