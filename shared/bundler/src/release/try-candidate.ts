import { randomBytes } from 'node:crypto';
import { releaseId, type Release } from '@shared/contract';
import { tryRelease, type Tried } from '../behaviour/index.ts';
import type { Store } from '../store/store.ts';
import { fetchSite, siteUrl } from './live-site.ts';
import type { MoveOptions } from './moves.ts';
import { linkTo, openLink } from './preview-link.ts';
import { cleanPreviews, endPreview, showPreview } from './previews.ts';
import { readLog } from './release-log.ts';
import { findRelease, readPointer } from './releases.ts';

/** What previews that a command tries for itself are noted as, instead of a branch's. */
export const TRIAL_BRANCH = 'trial of ';
/** Of a command that was killed: a quarter of an hour. */
const TRIAL_DAYS = 1 / 96;

export interface TrialWords {
  /** Whether it goes on where it could not be tried: no site answers, no browser is there. */
  goesOnUntried: boolean;
  /** For the log. */
  options: MoveOptions;
}

/**
 * Tries a release that is kept in a store, and that no visitor has, in the site at `SITE_URL`: as a preview, of which nobody knows the
 * link. Then, if nothing is wrong with it, does what makes it known. Rejects, and leaves no release that was made for this alone,
 * where something is wrong, and where it could not be tried and does not go on.
 * @param goOn is told whether it was tried
 */
export async function tryThen(
  store: Store,
  release: Release,
  { goesOnUntried, options }: TrialWords,
  goOn: (isTried: boolean) => Promise<unknown>,
): Promise<void> {
  const id = `${release.name} ${releaseId(release)}`;
  const pointer = await readPointer(store);
  // Nothing of it is live yet, so no site has a place for it; or it is what visitors have.
  if (!pointer || pointer.release.folder === release.folder) {
    await goOn(false);
    return;
  }
  const branch = `${TRIAL_BRANCH}${releaseId(release)} ${randomBytes(2).toString('hex')}`;
  let isShown = false;
  try {
    const tried = await tryShown(store, release, async () => {
      const { name } = await showPreview(store, release, branch, options, TRIAL_DAYS);
      isShown = true;
      return (await openLink(linkTo(release, name))).cookie;
    });
    if (tried.kind === 'refused')
      throw new Error(`tried in ${siteUrl()}:\n${tried.sentences.join('\n')}\n${id} does not go to visitors`);
    if (tried.kind === 'not tried') {
      const reason = `${id} was not tried in a browser: ${tried.reason}`;
      if (!goesOnUntried) throw new Error(`${reason}; --unchecked lets it go to visitors all the same`);
      console.log(reason);
    } else console.log(`tried in ${siteUrl()}: ${tried.told}`);
    await goOn(tried.kind === 'well');
  } catch (error) {
    if (isShown) {
      await endPreview(store, branch, options).catch(() => undefined);
      await cleanPreviews(store, options).catch(() => undefined);
    }
    throw error;
  }
  // After the release has another reason to be kept.
  if (isShown) await endPreview(store, branch, options).catch(() => undefined);
}

async function tryShown(
  store: Store,
  release: Release,
  show: () => Promise<{ name: string; value: string }>,
): Promise<Tried> {
  const url = siteUrl();
  const site = await fetchSite(url);
  if (!site) return { kind: 'not tried', reason: `no site answers at ${url} (SITE_URL names another)` };
  if (!site.previews)
    return { kind: 'not tried', reason: `the site at ${url} shows no previews; whoever runs it allows them by PREVIEWS` };
  const cookie = await show().catch((error: Error) => error);
  if (cookie instanceof Error) return { kind: 'not tried', reason: cookie.message };
  const own = `/remotes/${release.name}/`;
  return tryRelease({
    siteUrl: url,
    release,
    cookies: [cookie],
    candidate: 'release',
    reference: url,
    placers: site.remotes.flatMap(({ live }) => (live ? [live] : [])),
    shellSlots: site.shell.slots,
    readFile: async (path) =>
      path.startsWith(own) ? (await store.read(path.slice(own.length)))?.toString() : undefined,
  });
}

/** The same for a release of which visitors may have had enough already, or that was tried when it was held: then it goes on at once. */
export async function tryUnseen(
  store: Store,
  wanted: string,
  words: TrialWords,
  goOn: () => Promise<void>,
): Promise<void> {
  const release = await findRelease(store, wanted);
  const seen = new Set(['found', 'live', 'rolled back', 'canary', 'promoted']);
  const isKnown = (await readLog(store)).some(
    ({ what, release: id, isTried, canary }) =>
      (id === releaseId(release) && (isTried || seen.has(what))) || canary === releaseId(release),
  );
  if (isKnown) await goOn();
  else await tryThen(store, release, words, goOn);
}
