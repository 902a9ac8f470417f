import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Long enough to be worth compressing, different for each release. */
export const scriptOf = (id: string) => `globalThis.release = '${id}';\n`.repeat(100);
export const stageOf = (id: string) => `<!doctype html><div id="stage" data-release="${id}"></div>\n`;

/** Name and type of a file of each kind that builds write. */
export const KINDS: readonly (readonly [file: string, type: string])[] = [
  ['browser/remoteEntry.js', 'application/javascript; charset=utf-8'],
  ['browser/style.css', 'text/css; charset=utf-8'],
  ['browser/mf-manifest.json', 'application/json; charset=utf-8'],
  ['browser/remoteEntry.js.map', 'application/json; charset=utf-8'],
  ['browser/mark.svg', 'image/svg+xml'],
  ['browser/text.woff2', 'font/woff2'],
  ['browser/photo.avif', 'image/avif'],
  ['browser/photo.webp', 'image/webp'],
  ['browser/photo.jpg', 'image/jpeg'],
  ['browser/photo.png', 'image/png'],
  ['server/render.cjs', 'application/node'],
];

/** Writes what a remote's build leaves behind: `release.json`, `index.html`, `releases/<id>/`. */
export function writeFixtureRelease(folder: string, id: string): void {
  const release = path.join(folder, 'releases', id);
  for (const [file] of KINDS) {
    const target = path.join(release, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.endsWith('.js') ? scriptOf(id) : `${file} of ${id}`);
  }
  const script = path.join(release, 'browser/remoteEntry.js');
  writeFileSync(`${script}.br`, brotliCompressSync(scriptOf(id)));
  writeFileSync(`${script}.gz`, gzipSync(scriptOf(id)));
  writeFileSync(path.join(folder, 'index.html'), stageOf(id));
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ folder: `releases/${id}/` }));
}
