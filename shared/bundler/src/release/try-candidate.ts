import { randomBytes } from 'node:crypto';
import { mayPlace, placersOf, releaseId, type Release, type SiteState } from '@shared/contract';
import { tryRelease, type SiteCookie, type Tried } from '../behaviour/index.ts';
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

/** A trial of which the site still has the preview. */
interface Trial {
  tried: Tried;
  /** Takes the preview away, and a release that was made for it alone. */
  end(): Promise<void>;
}

const live = ({ remotes }: SiteState) => remotes.flatMap((remote) => (remote.live ? [remote.live] : []));

/** Tries a release that is kept in a store, and that no visitor has, as a preview of which nobody knows the link. Never rejects. */
async function tryAsPreview(
  store: Store,
  release: Release,
  site: SiteState,
  options: MoveOptions,
): Promise<Trial> {
  const branch = `${TRIAL_BRANCH}${releaseId(release)} ${randomBytes(2).toString('hex')}`;
  const show = async () => {
    const { name } = await showPreview(store, release, branch, options, TRIAL_DAYS);
    return (await openLink(linkTo(release, name))).cookie;
  };
  const cookie = await show().catch((error: Error) => error);
  return {
    tried:
      cookie instanceof Error
        ? { kind: 'not tried', reason: cookie.message }
        : await tryOnSite(store, release, site, [cookie]),
    async end() {
      // Whatever is left of it ends by itself soon.
      await endPreview(store, branch, options).catch(() => undefined);
      await cleanPreviews(store, options).catch(() => undefined);
    },
  };
}

const tryOnSite = (
  store: Store,
  release: Release,
  site: SiteState,
  cookies: readonly SiteCookie[],
): Promise<Tried> => {
  const own = `/remotes/${release.name}/`;
  const { guests, slots } = site.shell;
  const mayHave = (placer: string) => mayPlace(placer, placersOf(release.name, guests));
  return tryRelease({
    siteUrl: siteUrl(),
    release,
    cookies,
    candidate: 'release',
    reference: siteUrl(),
    placers: live(site).filter(({ name }) => mayHave(name)),
    shellSlots: mayHave('shell') ? slots : [],
    readFile: async (path) =>
      path.startsWith(own) ? (await store.read(path.slice(own.length)))?.toString() : undefined,
  });
};

const untried = (reason: string): Trial => ({
  tried: { kind: 'not tried', reason },
  end: async () => undefined,
});

/**
 * Tries a release in the site at `SITE_URL`: as it is there, where visitors have it, else as a preview. Never rejects.
 * @param store where it is kept
 */
export async function tryInSite(store: Store, release: Release, options: MoveOptions = {}): Promise<Trial> {
  const url = siteUrl();
  const site = await fetchSite(url);
  if (!site) return untried(`no site answers at ${url} (SITE_URL names another)`);
  if (live(site).some(({ name, folder }) => name === release.name && folder === release.folder))
    return { tried: await tryOnSite(store, release, site, []), end: async () => undefined };
  if (!site.previews)
    return untried(`the site at ${url} shows no previews; whoever runs it allows them by PREVIEWS`);
  return tryAsPreview(store, release, site, options);
}

/** What is wrong with a release, in words. */
export const describeTried = (tried: Tried): string => {
  if (tried.kind === 'refused') return tried.sentences.join('\n');
  return tried.kind === 'well' ? tried.told : `not tried in a browser: ${tried.reason}`;
};

/**
 * Tries a release that is kept in a store and that no visitor has; then, if nothing is wrong with it, does what makes it known. Rejects,
 * and leaves no release that was made for this alone, where something is wrong, and where it could not be tried and does not go on.
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
  const { tried, end } = await tryInSite(store, release, options);
  try {
    const told = describeTried(tried);
    if (tried.kind === 'refused')
      throw new Error(`tried in ${siteUrl()}:\n${told}\n${id} does not go to visitors`);
    if (tried.kind === 'not tried' && !goesOnUntried)
      throw new Error(`${id} was ${told}; --unchecked lets it go to visitors all the same`);
    console.log(tried.kind === 'well' ? `tried in ${siteUrl()}: ${told}` : `${id} was ${told}`);
    await goOn(tried.kind === 'well');
  } finally {
    // What is known by now has another reason to be kept.
    await end();
  }
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
