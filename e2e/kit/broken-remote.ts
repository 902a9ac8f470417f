import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import type { Release, RemoteName } from '@shared/contract';
import { root } from 'tools';

/** Session storage key by which a page chooses how the remote fails; it works without. */
export const FAULT_KEY = 'fault';

/** Where a remote may fail in the browser, before, at and after its mount. */
export const BROKEN_WAYS = [
  'throws while it is loaded',
  'init throws',
  'get rejects',
  'has no lifecycles',
  'bootstrap rejects',
  'mount throws',
  'mount rejects',
  'mount never ends',
  'reports an error of rendering, twice',
] as const;
export const BROKEN_PARTINGS = ['unmount throws', 'unmount rejects', 'unmount never ends'] as const;

/** A container as the federation runtime and the shell want one, by hand. */
const containerOf = (global: string) => `(() => {
  const is = (fault) => window.sessionStorage.getItem('${FAULT_KEY}') === fault;
  const fail = () => { throw new Error('broken on purpose'); };
  if (is('throws while it is loaded')) fail();
  const remote = {
    parcels: {},
    async bootstrap() { if (is('bootstrap rejects')) fail(); },
    mount({ domElement, reportHead, reportRenderError }) {
      if (is('mount throws')) fail();
      if (is('mount rejects')) return Promise.reject(new Error('broken on purpose'));
      if (is('mount never ends')) return new Promise(() => {});
      domElement.append(Object.assign(document.createElement('h1'), { textContent: 'The remote works' }));
      reportHead({ title: 'The remote works' });
      if (is('reports an error of rendering, twice'))
        for (const _time of [1, 2]) reportRenderError(new Error('broken on purpose'));
      return Promise.resolve();
    },
    unmount({ domElement }) {
      if (is('unmount throws')) fail();
      if (is('unmount rejects')) return Promise.reject(new Error('broken on purpose'));
      if (is('unmount never ends')) return new Promise(() => {});
      domElement.replaceChildren();
      return Promise.resolve();
    },
  };
  window['${global}'] = {
    init() { if (is('init throws')) fail(); },
    get: () => is('get rejects')
      ? Promise.reject(new Error('broken on purpose'))
      : Promise.resolve(() => ({ default: is('has no lifecycles') ? {} : remote })),
  };
})();`;

const SERVER_BUNDLE = 'server/render.cjs';

export interface BrokenRemote {
  /** For `RELEASES_OF_…`. */
  folder: string;
  remove(): void;
}

/** A release of a remote that fails in the browser as each page asks for, and on the server as its bundle does. */
export function publishBrokenRemote(name: RemoteName, serverBundle: string): BrokenRemote {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-broken-`));
  const live = JSON.parse(readFileSync(path.join(root, name, 'dist/release.json'), 'utf8')) as Release;
  const { file, global } = live.container;
  const container = containerOf(global);
  const files = { ar: [file], en: [file] };
  const release: Release = {
    ...live,
    folder: `releases/${live.version}-0000b0b0/`,
    builtAt: new Date().toISOString(),
    routes: live.routes.map(({ path: route }) => ({ path: route, files })),
    server: { file: SERVER_BUNDLE },
    integrity: { [file]: integrityOf(container), [SERVER_BUNDLE]: integrityOf(serverBundle) },
  };
  const write = (target: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, target)), { recursive: true });
    writeFileSync(path.join(folder, target), content);
  };
  write(release.folder + file, container);
  write(release.folder + SERVER_BUNDLE, serverBundle);
  write(`${release.folder}release.json`, JSON.stringify(release));
  write('release.json', JSON.stringify(release));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
