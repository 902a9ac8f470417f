import { asLine, releaseId, sayProblem, type ContractProblem, type Release } from '@shared/contract';
import { readRemotePackage } from '../package/remote-package.ts';
import { typeErrors } from '../types/type-check.ts';
import { checkAgainst, fetchSite, siteUrl } from './live-site.ts';
import type { Place } from './place.ts';
import { refuseUnrenderable } from './render-check.ts';
import { writeRelease } from './write-release.ts';

/** `12.3 s`, since a moment of `performance.now()`. */
export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Builds the remote as a release that nobody gets yet. Rejects, and leaves none, where its types are wrong, where it breaks the
 * contract of the running site, and where a route or a parcel does not render.
 * @param goesOnUnchecked whether it comes to be where no site answers that it could be checked against
 */
export async function buildChecked(place: Place, goesOnUnchecked: boolean): Promise<Release> {
  const { folder } = place;
  const started = performance.now();
  const typed = typeErrors(folder);
  // Heard by the check, if the build comes to it.
  typed.catch(() => undefined);
  const made = await writeRelease(readRemotePackage(folder), {
    mode: 'production',
    ...place,
    async check(built, draft) {
      const errors = await typed;
      if (errors.length > 0)
        throw new Error(
          `${errors.join('\n\n')}\n\n${built.name} ${built.version} is not released: its types are wrong`,
        );
      await refuseBroken(built, goesOnUnchecked);
      await refuseUnrenderable(built, draft, siteUrl(), (line) => console.log(line)).catch((error: Error) => {
        throw new Error(`${error.message}\n${built.name} ${built.version} is not released`);
      });
    },
    siteUrl: siteUrl(),
    isAlone: true,
  });
  console.log(`${made.name} ${releaseId(made)} built in ${seconds(started)}`);
  return made;
}

async function refuseBroken(made: Release, goesOnUnchecked: boolean): Promise<void> {
  const site = await fetchSite(siteUrl());
  if (!site) {
    const reason = `no site answers at ${siteUrl()} (SITE_URL names another): the contract was not checked`;
    if (!goesOnUnchecked)
      throw new Error(
        `${reason}; ${made.name} ${made.version} is not released, which --unchecked does all the same`,
      );
    console.log(reason);
    return;
  }
  const problems = checkAgainst(site, made);
  for (const problem of problems) console.log(describeProblem(problem));
  if (problems.some(({ breaks }) => breaks)) throw new Error(`${made.name} ${made.version} is not released`);
}

/** One line for people: what is wrong, and who moves. A terminal's language is English. */
export function describeProblem(problem: ContractProblem): string {
  const { sentence, cure } = sayProblem(problem, 'en');
  return `${problem.breaks ? 'breaks' : 'note'}: ${asLine(sentence)} ${asLine(cure)}`;
}
