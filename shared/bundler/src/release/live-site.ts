import {
  checkRelease,
  checkTogether,
  type ContractProblem,
  type Release,
  type SiteState,
} from '@shared/contract';
import { satisfies } from 'semver';

const ANSWER_LIMIT_MS = 3000;

/** The site to check against and to wait for, by `SITE_URL`, without a slash at its end. Default: `http://localhost:3000`. */
export const siteUrl = () => (process.env['SITE_URL'] || 'http://localhost:3000').replace(/\/$/, '');

/** Asks the site at an address; undefined when none answers there. */
export async function fetchSite(address: string): Promise<SiteState | undefined> {
  try {
    const answer = await fetch(`${address}/releases.json`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return answer.ok ? ((await answer.json()) as SiteState) : undefined;
  } catch {
    return undefined;
  }
}

/** What of a release does not fit the site: its shell, or what is live beside it. */
export function checkAgainst(site: SiteState, release: Release): ContractProblem[] {
  const others = site.remotes.flatMap(({ name, live }) => (live && name !== release.name ? [live] : []));
  return [...checkRelease(release, site.shell, satisfies), ...checkTogether([...others, release])];
}
