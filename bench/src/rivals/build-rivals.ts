import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '@shared/bundler';
import { root } from 'tools';
import type { ShellAssets } from '../../../shell/server/document/assets.ts';
import { buildDocumentServer } from './document-server.ts';
import { plainDocument } from './plain-document.ts';
import { buildSingle } from './single-build.ts';
import { singleAssets, singleRegistry } from './single-files.ts';
import { sourceHash } from './source-hash.ts';

/** Both rivals: one build, served as static files, or behind the document server. */
export interface Rivals {
  /** Holds `browser/`, `public/` and `index.html`. */
  folder: string;
  /** The ideal rival's document server. */
  program: string;
  /** What the ideal rival's document server reads instead of polling. */
  registry: string;
  /** Of the single browser build, cold. */
  buildSeconds: number;
}

const cache = path.join(root, 'bench/.cache');
const folder = path.join(cache, 'rivals');
const stamp = path.join(folder, 'built.json');

function rivals(buildSeconds: number): Rivals {
  return {
    folder,
    program: path.join(folder, 'server/main.cjs'),
    registry: path.join(folder, 'registry.json'),
    buildSeconds,
  };
}

/** Builds the rivals from the sources as they are; what is up to date is kept unless `force` is set. */
export async function buildRivals(force: boolean): Promise<Rivals> {
  const hash = sourceHash();
  if (!force && existsSync(stamp)) {
    const built = JSON.parse(readFileSync(stamp, 'utf8')) as { hash: string; seconds: number };
    if (built.hash === hash) return rivals(built.seconds);
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = path.join(folder, 'browser');
  const started = performance.now();
  const compilation = await buildSingle(cache, browser);
  await precompress(browser);
  const seconds = (performance.now() - started) / 1000;
  await buildDocumentServer(path.join(folder, 'server'));

  const shell = path.join(root, 'shell/dist');
  const ofSite = JSON.parse(await readFile(path.join(shell, 'assets.json'), 'utf8')) as ShellAssets;
  const assets = singleAssets(compilation, ofSite);
  await cp(path.join(shell, 'public'), path.join(folder, 'public'), { recursive: true });
  await cp(path.join(shell, 'browser/files'), path.join(browser, 'files'), { recursive: true });
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  await writeFile(path.join(folder, 'registry.json'), JSON.stringify(singleRegistry(compilation)));
  const pages = path.join(folder, 'pages');
  await mkdir(pages);
  await writeFile(path.join(pages, 'index.html'), plainDocument(assets));
  await precompress(pages);
  await writeFile(stamp, JSON.stringify({ hash, seconds }));
  return rivals(seconds);
}
