import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  compile,
  hostBrowserConfig,
  integrityMap,
  precompress,
  scriptsBelow,
  siteUrl as namedSite,
  writeDictionaryCopies,
  type BuildMode,
} from '@shared/bundler';
import { describeAssets } from './describe-assets.ts';
import { programsConfig } from './programs.ts';
import { refuseBrokenShell } from './refuse-broken.ts';
import { refuseUntriedShell } from './refuse-untried.ts';
import { serviceWorkerConfig } from './service-worker-config.ts';

const folder = path.resolve(import.meta.dirname, '..');
const mode: BuildMode = process.argv.includes('--development') ? 'development' : 'production';
const output = path.join(folder, mode === 'development' ? 'dist-development' : 'dist');
const PUBLIC_PATH = '/assets/';

/** `--release`: only what fits the running site comes to be, and it is said how it goes live. */
const isRelease = process.argv.includes('--release');
const siteUrl = namedSite();

async function buildShell(draft: string): Promise<void> {
  const browser = path.join(draft, 'browser');
  const server = path.join(draft, 'server');
  const [stats] = await compile([
    hostBrowserConfig('shell', folder, { mode, output: browser, hot: false, publicPath: PUBLIC_PATH }),
    programsConfig(folder, mode, server, PUBLIC_PATH),
  ]);
  if (!stats) throw new Error('the shell build gave no statistics');
  const integrity = await integrityMap(browser);
  const assets = describeAssets({
    browser: stats.compilation,
    publicPath: PUBLIC_PATH,
    integrity,
    fontsModule: path.join(server, 'fonts.cjs'),
  });
  if (isRelease) await refuseBrokenShell(assets.contract, siteUrl, process.argv.includes('--unchecked'));
  await cp(path.join(folder, 'public'), path.join(draft, 'public'), { recursive: true });
  if (mode === 'production') await compile([serviceWorkerConfig(folder, path.join(draft, 'public'))]);
  if (mode === 'production') await precompress(browser);
  const dictionaries =
    mode === 'production' ? await copiesAgainstEarlier(browser, Object.keys(integrity)) : {};
  await writeFile(path.join(draft, 'assets.json'), JSON.stringify({ ...assets, dictionaries }, null, 2));
}

/** A returning visitor reads a new script by the one that they have; what has kept its name they have already. */
async function copiesAgainstEarlier(browser: string, files: readonly string[]) {
  const earlierFolder = path.join(output, 'browser');
  const age = ({ file }: { file: string }) => -statSync(path.join(earlierFolder, file)).mtimeMs;
  const earlier = (await scriptsBelow(earlierFolder))
    .filter(({ file }) => !files.includes(file))
    .toSorted((one, other) => age(one) - age(other));
  return writeDictionaryCopies(browser, files, earlier);
}

const KEPT_MS = 30 * 86_400_000;

/** Who has a page of an earlier shell open still finds its files: they are named by content and stay for a month. */
async function keepEarlierFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const limit = Date.now() - KEPT_MS;
  const isRecent = (file: string) => statSync(file).isDirectory() || statSync(file).mtimeMs > limit;
  await cp(from, to, { recursive: true, force: false, preserveTimestamps: true, filter: isRecent });
}

const started = performance.now();
const draft = `${output}.draft-${process.pid}`;
await mkdir(draft, { recursive: true });
try {
  await buildShell(draft);
  if (isRelease) await refuseUntriedShell(draft, siteUrl, process.argv.includes('--unchecked'));
  await keepEarlierFiles(path.join(output, 'browser'), path.join(draft, 'browser'));
  await rm(output, { recursive: true, force: true });
  await rename(draft, output);
  if (isRelease)
    console.log(
      'released: document servers that are started from now on serve it; restart one after the other',
    );
  console.log(`shell in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(draft, { recursive: true, force: true });
}
