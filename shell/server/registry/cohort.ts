/** Visitors are told apart in a hundred cohorts, kept in a cookie, so that each always gets the same release. */
export const COHORTS = 100;
export const COHORT_COOKIE = 'cohort';

/** The visitor's cohort, or undefined when there is none or something else. */
export function cohortOf(cookies: string | undefined): number | undefined {
  const [, text] = /(?:^|;\s*)cohort=(\d{1,2})(?:;|$)/.exec(cookies ?? '') ?? [];
  return text === undefined ? undefined : Number(text);
}

/** A cohort for a new visitor. */
export const drawCohort = (random: () => number = Math.random) => Math.floor(random() * COHORTS);

/** So that the canaries of two remotes do not all meet the same visitors. */
const offsetOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % COHORTS;

/** Whether a cohort belongs to the `percent` of the visitors that get a remote's canary. */
export const isInShare = (cohort: number, name: string, percent: number) =>
  (cohort + offsetOf(name)) % COHORTS < percent;
