import { asLine, releaseId, sayProblem, type ContractProblem, type Release } from '@shared/contract';
import { readRemotePackage } from '../package/remote-package.ts';
import { typeErrors } from '../types/type-check.ts';
import { checkAgainst, fetchSite, siteUrl } from './live-site.ts';
import type { Place } from './place.ts';
import { refuseUnrenderable } from './render-check.ts';
import { writeRelease } from './write-release.ts';

/** `12.3 s`, since a moment of `performance.now()`. */
export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** What is looked at without any site, of a release that is being made in `draft`. Rejects where something is wrong. */
export interface Soundness {
  types(made: Release): Promise<void>;
  /** Every route and parcel, in both languages. */
  rendering(made: Release, draft: string): Promise<void>;
}

/** Looks at the types of a remote from now on, while it is built. */
export function lookAtSoundness(folder: string): Soundness {
  const typed = typeErrors(folder);
  // Heard by the check, if the build comes to it.
  typed.catch(() => undefined);
  return {
    async types(made) {
      const errors = await typed;
      if (errors.length > 0)
        throw new Error(
          `${errors.join('\n\n')}\n\n${made.name} ${made.version} is not released: its types are wrong`,
        );
    },
    rendering: async (made, draft) =>
      refuseUnrenderable(made, draft, siteUrl(), (line) => console.log(line)).catch((error: Error) => {
        throw new Error(`${error.message}\n${made.name} ${made.version} is not released`);
      }),
  };
}

/**
 * Builds the remote as a release that nobody gets yet. Rejects, and leaves none, where its types are wrong, where it breaks the
 * contract of the running site, and where a route or a parcel does not render.
 * @param goesOnUnchecked whether it comes to be where no site answers that it could be checked against
 */
export async function buildChecked(place: Place, goesOnUnchecked: boolean): Promise<Release> {
  const { folder } = place;
  const started = performance.now();
  const soundness = lookAtSoundness(folder);
  const made = await writeRelease(readRemotePackage(folder), {
    mode: 'production',
    ...place,
    async check(built, draft) {
      await soundness.types(built);
      await refuseBroken(built, goesOnUnchecked);
      await soundness.rendering(built, draft);
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
