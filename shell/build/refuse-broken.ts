import { checkAgainst, describeProblem, fetchSite } from '@shared/bundler';
import { releaseId, type ShellContract } from '@shared/contract';

/**
 * Compares a shell as it is built with what is live on the site at `siteUrl`: a remote that does not fit it would be left out.
 * Rejects when one breaks, and when no site answers, unless `isUnchecked`.
 */
export async function refuseBrokenShell(
  shell: ShellContract,
  siteUrl: string,
  isUnchecked: boolean,
): Promise<void> {
  const site = await fetchSite(siteUrl);
  if (!site) {
    const reason = `no site answers at ${siteUrl} (SITE_URL names another): not checked`;
    if (!isUnchecked) throw new Error(`${reason}, and not released; --unchecked releases it all the same`);
    console.log(reason);
    return;
  }
  let isBroken = false;
  for (const { live } of site.remotes) {
    if (!live) continue;
    for (const problem of checkAgainst({ ...site, shell }, live)) {
      isBroken ||= problem.breaks;
      console.log(`${live.name} ${releaseId(live)}: ${describeProblem(problem)}`);
    }
  }
  if (isBroken) throw new Error(`shell ${shell.version} is not released`);
}
