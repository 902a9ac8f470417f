import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '@shared/bundler';
import { root } from 'tools';
import type { ShellAssets } from '../../../shell/server/document/assets.ts';
import { buildDocumentServer } from './document-server.ts';
import { buildFederated } from './federated-build.ts';
import { plainDocument, type PlainAssets } from './plain-document.ts';
import { PUBLIC_PATH } from './shell-config.ts';
import { buildSingle } from './single-build.ts';
import { singleAssets, singleRegistry } from './single-files.ts';
import { sourceHash } from './source-hash.ts';

/**
 * Plain and ideal: one build, served as static files, or behind the document server. Federated: the shell alone, which
 * loads the releases as they are.
 */
export interface Rivals {
  /** The plain rival's: holds `browser/`, `public/` and `pages/`. */
  folder: string;
  /** The federated rival's: holds `browser/`, `public/` and `assets.json`, of which its document is made. */
  federated: string;
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
    federated: path.join(folder, 'federated'),
    program: path.join(folder, 'server/main.cjs'),
    registry: path.join(folder, 'registry.json'),
    buildSeconds,
  };
}

/** What is no script: the shell's pictures, and its fonts. */
async function copyFiles(target: string): Promise<void> {
  const shell = path.join(root, 'shell/dist');
  await cp(path.join(shell, 'public'), path.join(target, 'public'), { recursive: true });
  await cp(path.join(shell, 'browser/files'), path.join(target, 'browser/files'), { recursive: true });
}

/** The shell that loads its remotes by their manifests. */
async function buildFederatedShell(target: string, ofSite: ShellAssets): Promise<void> {
  const browser = path.join(target, 'browser');
  const compilation = await buildFederated(browser);
  await precompress(browser);
  await copyFiles(target);
  const entry = compilation.entrypoints.get('shell')?.getFiles() ?? [];
  const assets: PlainAssets = {
    ...ofSite,
    scripts: entry.filter((file) => file.endsWith('.js')).map((file) => PUBLIC_PATH + file),
  };
  await writeFile(path.join(target, 'assets.json'), JSON.stringify(assets));
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

  const ofSite = JSON.parse(await readFile(path.join(root, 'shell/dist/assets.json'), 'utf8')) as ShellAssets;
  const assets = singleAssets(compilation, ofSite);
  await copyFiles(folder);
  await buildFederatedShell(path.join(folder, 'federated'), ofSite);
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  await writeFile(path.join(folder, 'registry.json'), JSON.stringify(singleRegistry(compilation)));
  const pages = path.join(folder, 'pages');
  await mkdir(pages);
  await writeFile(path.join(pages, 'index.html'), plainDocument(assets));
  await precompress(pages);
  await writeFile(stamp, JSON.stringify({ hash, seconds }));
  return rivals(seconds);
}
