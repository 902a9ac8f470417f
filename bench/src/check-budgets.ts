import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, REMOTE_NAMES, ROUTES, type Language, type Release } from '@shared/contract';
import { root } from 'tools';
import type { ShellAssets } from '../../shell/server/document/assets.ts';
import budgets from '../budgets.json' with { type: 'json' };

/**
 * Ends with 1 when the scripts of a route's first view weigh more than `budgets.json` allows, in either language:
 * what a document of the built site names, compressed by brotli as it is served; and when a script of the shell's that
 * comes later (`late`, by the name of its chunk) does.
 */
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const shell = path.join(root, 'shell/dist');
const assets = read(path.join(shell, 'assets.json')) as ShellAssets;
const releases = new Map(
  REMOTE_NAMES.map((name) => [name as string, read(path.join(root, name, 'dist/release.json')) as Release]),
);

const ofShell = (url: string) => path.join(shell, 'browser', url.replace(/^\/assets\//, ''));
const ofRelease = (release: Release) => (file: string) =>
  path.join(root, release.name, 'dist', release.folder, file);

function scriptsOf(route: (typeof ROUTES)[number], language: Language): string[] {
  const always = assets.scripts.map(ofShell);
  if (route.owner === 'shell') {
    const page = assets.routes.find((each) => each.path === route.path)?.files[language] ?? [];
    return [...always, ...page.map(ofShell)];
  }
  const release = releases.get(route.owner);
  const files = release?.routes.find((each) => each.path === route.path)?.files[language];
  if (!release || !files) throw new Error(`the built ${route.owner} has no files for ${route.path}`);
  return [...always, ...files.map(ofRelease(release))];
}

/** Small files are served as they are. */
const servedBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const { late, ...ofRoutes } = budgets;
const limits: Readonly<Record<string, number>> & { everyRoute: number } = ofRoutes;

const { everyRoute: _others, ...named } = limits;
const strangers = Object.keys(named).filter((name) => !ROUTES.some(({ path: known }) => known === name));
if (strangers.length > 0) console.log(`✗ no route is called ${strangers.join(', ')}`);

let above = strangers.length;
for (const route of ROUTES.filter((each) => !('redirectsTo' in each))) {
  for (const language of LANGUAGES) {
    const files = [...new Set(scriptsOf(route, language))];
    const kilobytes = files.reduce((sum, file) => sum + servedBytes(file), 0) / 1000;
    const limit = limits[route.path] ?? limits.everyRoute;
    const isAbove = kilobytes > limit;
    if (isAbove) above += 1;
    console.log(
      `${isAbove ? '✗' : '✓'} ${route.path.padEnd(14)} ${language}  ${kilobytes.toFixed(1).padStart(6)} of ${limit} kB in ${files.length} scripts`,
    );
  }
}
for (const [name, limit] of Object.entries(late)) {
  const files = Object.keys(assets.integrity).filter((url) => url.startsWith(`/assets/${name}.`));
  const kilobytes = files.reduce((sum, file) => sum + servedBytes(ofShell(file)), 0) / 1000;
  // A script that has another name now is no small one.
  const isAbove = files.length === 0 || kilobytes > limit;
  if (isAbove) above += 1;
  console.log(`${isAbove ? '✗' : '✓'} ${name}, when it is needed: ${kilobytes.toFixed(2)} of ${limit} kB`);
}
if (above > 0) console.error(`${above} are above their budget (bench/budgets.json)`);
process.exit(above > 0 ? 1 : 0);
