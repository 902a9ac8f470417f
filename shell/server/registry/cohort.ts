import { parseCookie, stringifySetCookie } from 'cookie';

/** Visitors are told apart in a hundred cohorts, kept in a cookie, so that each always gets the same release. */
export const COHORTS = 100;
const COHORT_COOKIE = 'cohort';
const COOKIE_SECONDS = 31_536_000;
const COHORT = /^\d{1,2}$/;

/** The visitor's cohort, or undefined when there is none or something else. */
export function cohortOf(cookies: string | undefined): number | undefined {
  const text = parseCookie(cookies ?? '')[COHORT_COOKIE];
  return text !== undefined && COHORT.test(text) ? Number(text) : undefined;
}

/** A cohort for a new visitor. */
export const drawCohort = (random: () => number = Math.random) => Math.floor(random() * COHORTS);

/** A `Set-Cookie` header that has a visitor keep a cohort. */
export const cohortCookie = (cohort: number) =>
  stringifySetCookie({
    name: COHORT_COOKIE,
    value: String(cohort),
    maxAge: COOKIE_SECONDS,
    path: '/',
    sameSite: 'lax',
  });

/** So that the canaries of two remotes do not all meet the same visitors. */
const offsetOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % COHORTS;

/** Whether a cohort belongs to the `percent` of the visitors that get a remote's canary. */
export const isInShare = (cohort: number, name: string, percent: number) =>
  (cohort + offsetOf(name)) % COHORTS < percent;
