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

/** What is compared with a site, and how. */
interface Comparison {
  siteUrl: string;
  site: SiteState;
  /** Names of remotes; empty for all of them and the shell. */
  named: readonly string[];
  /** Whether it is tried in a browser, too. */
  behaviour: boolean;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** "As built" is not "as it stands". */
function sayIfOutdated(part: Part, builtAt: Date): void {
  const file = changedSince(part, builtAt);
  if (file)
    console.log(`    note: ${file} was changed after that; "npm run build -- ${part}" builds it anew`);
}

/** @returns how much breaks */
function report(what: string, site: SiteState, release: Release): number {
  const problems = checkAgainst(site, release);
  const broken = problems.filter(({ breaks }) => breaks).length;
  console.log(`${broken > 0 ? '✗' : '✓'} ${what}`);
  for (const problem of problems) console.log(`    ${describeProblem(problem)}`);
  return broken;
}

/** @returns 0 where it was tried and all went well, else 1 */
function reportTried(what: string, tried: Parameters<typeof describeTried>[0]): number {
  console.log(`${tried.kind === 'well' ? '✓' : '✗'} ${what}`);
  console.log(describeTried(tried).replaceAll(/^/gm, '    '));
  return tried.kind === 'well' ? 0 : 1;
}

const storeOf = (name: string) => openStore(path.join(root, name, 'dist'));

/** @returns how much breaks */
async function compareRelease(release: Release, comparison: Comparison): Promise<number> {
  const { siteUrl, site, behaviour } = comparison;
  const what = `${release.name} ${releaseId(release)} as built`;
  const broken = report(`${what}, on ${siteUrl}`, site, release);
  sayIfOutdated(release.name as Part, new Date(release.builtAt));
  if (!behaviour) return broken;
  const { tried, end } = await tryInSite(await storeOf(release.name), release);
  await end();
  return broken + reportTried(`${what}, tried in ${siteUrl}`, tried);
}

/** @returns how much breaks */
async function compareReleases(comparison: Comparison): Promise<number> {
  const { named } = comparison;
  const names = REMOTE_NAMES.filter((name) => named.length === 0 || named.includes(name));
  const pointers = await Promise.all(names.map(async (name) => readPointer(await storeOf(name))));
  const missing = names.filter((_, index) => !pointers[index]);
  if (missing.length > 0)
    console.log(`${missing.join(', ')}: nothing is built; "npm run build -- ${missing.join(' ')}" builds it`);
  // Who asks for one by its name wants to know.
  let broken = named.length > 0 ? missing.length : 0;
  for (const pointer of pointers) if (pointer) broken += await compareRelease(pointer.release, comparison);
  return broken;
}

/** The built shell, if there is one, with what is live. @returns how much breaks */
async function compareShell({ siteUrl, site, behaviour }: Comparison): Promise<number> {
  const folder = path.join(root, 'shell/dist');
  const file = path.join(folder, 'assets.json');
  if (!existsSync(file)) return 0;
  const { contract: shell } = JSON.parse(readFileSync(file, 'utf8')) as { contract: ShellContract };
  sayIfOutdated('shell', statSync(file).mtime);
  const broken = site.remotes.map(({ live }) =>
    live
      ? report(
          `the shell as built, with ${live.name} ${releaseId(live)} as it is live`,
          { ...site, shell },
          live,
        )
      : 0,
  );
  const tried = behaviour ? await tryShell({ folder, siteUrl, site }) : [];
  const failed = tried.map(({ release, tried: how }) =>
    reportTried(`the shell as built, tried with ${release.name} ${releaseId(release)} as it is live`, how),
  );
  return sum([...broken, ...failed]);
}

/**
 * Compares the built releases with the running site, and the built shell with what is live there, and prints what it finds.
 * @param args names of remotes, which leave out all others and the shell; `--behaviour` tries them in a browser, too
 * @returns the exit code: 1 where something breaks or no site answers, 2 for a name that no remote has
 */
export async function compareBuilt(args: readonly string[]): Promise<0 | 1 | 2> {
  const {
    positionals: named,
    values: { behaviour },
  } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { behaviour: { type: 'boolean', default: false } },
  });
  const siteUrl = namedSite();
  const site = await fetchSite(siteUrl);
  if (!site) {
    console.error(`no site answers at ${siteUrl}; start one with "npm start", or set SITE_URL`);
    return 1;
  }
  const unknown = named.filter((name) => !(REMOTE_NAMES as readonly string[]).includes(name));
  if (unknown.length > 0) {
    console.error(`no remote is called ${unknown.join(', ')}; there are ${REMOTE_NAMES.join(', ')}`);
    return 2;
  }
  const comparison: Comparison = { siteUrl, site, named, behaviour };
  const broken =
    (await compareReleases(comparison)) + (named.length === 0 ? await compareShell(comparison) : 0);
  return broken === 0 ? 0 : 1;
}
