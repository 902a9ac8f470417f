import { releaseId, type ContractProblem, type Release, type ReleasePointer } from '@shared/contract';
import { readRemotePackage } from '../package/remote-package.ts';
import type { BuildMode } from '../webpack/source-rules.ts';
import { checkAgainst, fetchSite } from './live-site.ts';
import type { Place } from './place.ts';
import { cleanReleases, goLive, promote, rollBack, setCanary } from './release-folder.ts';
import { writeRelease } from './write-release.ts';

const LIVE_LIMIT_MS = 10_000;
const KEPT_DAYS = 30;

const siteUrl = () => process.env['SITE_URL'] || 'http://localhost:3000';
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Builds the remote and makes it live, without asking any site whether it fits: what a first start and an image need. A site
 * that is named has what visitors may have. `isAlone`: as in `ReleaseOptions`.
 */
export async function build({ folder, output }: Place, mode: BuildMode, isAlone: boolean): Promise<void> {
  const started = performance.now();
  const made = await writeRelease(readRemotePackage(folder), {
    mode,
    output,
    siteUrl: process.env['SITE_URL'] || undefined,
    isAlone,
  });
  await goLive(output, made);
  console.log(`${made.name} ${made.folder} in ${seconds(started)}`);
}

/** Builds the remote, checks it against the running site, and makes it live as the last step; `hold` leaves that out. */
export async function release({ folder, output }: Place, hold: boolean): Promise<void> {
  const started = performance.now();
  const made = await writeRelease(readRemotePackage(folder), {
    mode: 'production',
    output,
    check: refuseBroken,
    siteUrl: siteUrl(),
    isAlone: true,
  });
  console.log(`${made.name} ${releaseId(made)} built in ${seconds(started)}`);
  if (hold) {
    console.log(
      `held back; "npm run canary -w ${made.name} -- ${releaseId(made)} 10" gives it to 10% of the visitors`,
    );
    return;
  }
  await goLive(output, made);
  await sayWhenLive(made);
}

async function refuseBroken(made: Release): Promise<void> {
  const site = await fetchSite(siteUrl());
  if (!site) {
    console.log(`no site answers at ${siteUrl()}: the contract was not checked (SITE_URL names another)`);
    return;
  }
  const problems = checkAgainst(site, made);
  for (const problem of problems) console.log(describeProblem(problem));
  if (problems.some(({ breaks }) => breaks)) throw new Error(`${made.name} ${made.version} is not released`);
}

/** One line for people: what is wrong, and who moves. */
export const describeProblem = ({ breaks, sentence, cure }: ContractProblem) =>
  `${breaks ? 'breaks' : 'note'}: ${sentence} ${cure}`;

/** Makes an earlier release live. `wanted` names it; default: the one before. */
export async function rollback({ output }: Place, wanted?: string): Promise<void> {
  await sayWhenLive((await rollBack(output, wanted)).release);
}

/** Gives a release to a share of the visitors; a share of 0 ends it. */
export async function canary({ output }: Place, wanted: string, percent: string): Promise<void> {
  const pointer = await setCanary(output, wanted, Number(percent.replace('%', '')));
  console.log(describePointer(pointer));
}

export async function promoteCanary({ output }: Place): Promise<void> {
  await sayWhenLive((await promote(output)).release);
}

/** Deletes what nobody can need any more, replaced more than `days` days ago. Default: 30. */
export async function clean({ output }: Place, days = KEPT_DAYS): Promise<void> {
  const gone = await cleanReleases(output, days);
  console.log(gone.length === 0 ? `nothing is older than ${days} days` : `deleted ${gone.join(', ')}`);
}

const describePointer = ({ release: live, canary: share }: ReleasePointer) =>
  `${live.name} ${releaseId(live)} is live${share ? `; ${share.percent}% of the visitors get ${releaseId(share)}` : ''}`;

/** The pointer has moved; the site takes it up by itself. Waits to see it, when there is a site to look at. */
async function sayWhenLive(made: Release): Promise<void> {
  const started = performance.now();
  console.log(`${made.name} ${releaseId(made)} is live at its origin`);
  while (performance.now() - started < LIVE_LIMIT_MS) {
    const site = await fetchSite(siteUrl());
    if (!site) return;
    const seen = site.remotes.find(({ name }) => name === made.name);
    if (seen?.live?.folder === made.folder) {
      console.log(`${siteUrl()} has taken it up after ${seconds(started)}`);
      return;
    }
    if (seen?.problem) throw new Error(`${siteUrl()} does not take it up: ${seen.problem}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(
    `${siteUrl()} has not taken it up within ${LIVE_LIMIT_MS / 1000} s; does it poll this origin?`,
  );
}
