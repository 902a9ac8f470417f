import { describeTried, fetchSite, tryShell } from '@shared/bundler';
import { releaseId } from '@shared/contract';

/**
 * Tries a shell as it was built, in a browser, with each release that is live on the site at `siteUrl`. Rejects when something is wrong
 * with one of them, and when they could not be tried, unless `isUnchecked`.
 * @param folder what was built, absolute
 */
export async function refuseUntriedShell(
  folder: string,
  siteUrl: string,
  isUnchecked: boolean,
): Promise<void> {
  const site = await fetchSite(siteUrl);
  // It was said and allowed with the contract.
  if (!site) return;
  const all = await tryShell({ folder, siteUrl, site });
  let isRefused = false;
  for (const { release, tried } of all) {
    isRefused ||= tried.kind === 'refused' || (tried.kind === 'not tried' && !isUnchecked);
    console.log(`with ${release.name} ${releaseId(release)}: ${describeTried(tried)}`);
  }
  if (isRefused)
    throw new Error('the shell is not released; --unchecked releases one that could not be tried');
}
