import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkAgainst,
  describeProblem,
  describeTried,
  fetchSite,
  openStore,
  readPointer,
  siteUrl as namedSite,
  tryInSite,
  tryShell,
} from '@shared/bundler';
import { releaseId, REMOTE_NAMES, type Release, type ShellContract, type SiteState } from '@shared/contract';
import { changedSince, type Part } from '../repository/build-parts.ts';
import { root } from '../repository/root.ts';

/**
 * `npm run contract [-- mf-blog …]`: whether the built releases fit the running site, and the live releases this
 * workspace's shell, if it is built. Ends with 1 when something breaks. `SITE_URL` names another site.
 * `--behaviour` tries them in a browser as well: the built releases in that site, and the built shell with what is live there.
 */
const siteUrl = namedSite();
const {
  positionals: named,
  values: { behaviour },
} = parseArgs({ allowPositionals: true, options: { behaviour: { type: 'boolean', default: false } } });

let broken = 0;

async function builtReleases(): Promise<Release[]> {
  const names = REMOTE_NAMES.filter((name) => named.length === 0 || named.includes(name));
  const pointers = await Promise.all(
    names.map(async (name) => readPointer(await openStore(path.join(root, name, 'dist')))),
  );
  const missing = names.filter((_, index) => !pointers[index]);
  if (missing.length > 0)
    console.log(`${missing.join(', ')}: nothing is built; "npm run build -- ${missing.join(' ')}" builds it`);
  // Who asks for one by its name wants to know.
  if (named.length > 0) broken += missing.length;
  return pointers.flatMap((pointer) => (pointer ? [pointer.release] : []));
}

/** "As built" is not "as it stands". */
function sayIfOutdated(part: Part, builtAt: Date): void {
  const file = changedSince(part, builtAt);
  if (file)
    console.log(`    note: ${file} was changed after that; "npm run build -- ${part}" builds it anew`);
}

const shellFile = path.join(root, 'shell/dist/assets.json');

function builtShell(): ShellContract | undefined {
  if (named.length > 0 || !existsSync(shellFile)) return undefined;
  return (JSON.parse(readFileSync(shellFile, 'utf8')) as { contract: ShellContract }).contract;
}

function report(what: string, site: SiteState, release: Release): void {
  const problems = checkAgainst(site, release);
  broken += problems.filter(({ breaks }) => breaks).length;
  console.log(`${problems.some(({ breaks }) => breaks) ? '✗' : '✓'} ${what}`);
  for (const problem of problems) console.log(`    ${describeProblem(problem)}`);
}

type Tried = Parameters<typeof describeTried>[0];

function reportTried(what: string, tried: Tried): void {
  if (tried.kind !== 'well') broken += 1;
  console.log(`${tried.kind === 'well' ? '✓' : '✗'} ${what}`);
  console.log(describeTried(tried).replaceAll(/^/gm, '    '));
}

async function tryBuilt(release: Release): Promise<void> {
  const store = await openStore(path.join(root, release.name, 'dist'));
  const { tried, end } = await tryInSite(store, release);
  await end();
  reportTried(`${release.name} ${releaseId(release)} as built, tried in ${siteUrl}`, tried);
}

const site = await fetchSite(siteUrl);
if (!site) {
  console.error(`no site answers at ${siteUrl}; start one with "npm start", or set SITE_URL`);
  process.exit(1);
}
const unknown = named.filter((name) => !(REMOTE_NAMES as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`no remote is called ${unknown.join(', ')}; there are ${REMOTE_NAMES.join(', ')}`);
  process.exit(2);
}
for (const release of await builtReleases()) {
  report(`${release.name} ${releaseId(release)} as built, on ${siteUrl}`, site, release);
  sayIfOutdated(release.name as Part, new Date(release.builtAt));
  if (behaviour) await tryBuilt(release);
}
const shell = builtShell();
if (shell) {
  sayIfOutdated('shell', statSync(shellFile).mtime);
  for (const { live } of site.remotes)
    if (live)
      report(
        `the shell as built, with ${live.name} ${releaseId(live)} as it is live`,
        { ...site, shell },
        live,
      );
  if (behaviour)
    for (const { release, tried } of await tryShell({ folder: path.dirname(shellFile), siteUrl, site }))
      reportTried(
        `the shell as built, tried with ${release.name} ${releaseId(release)} as it is live`,
        tried,
      );
}
process.exit(broken === 0 ? 0 : 1);
