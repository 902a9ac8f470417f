import { releaseId, type Release, type ReleasePointer } from '@shared/contract';
import { readRemotePackage } from '../package/remote-package.ts';
import type { BuildMode } from '../webpack/source-rules.ts';
import { buildChecked, lookAtSoundness, seconds } from './checked-release.ts';
import { fetchSite, siteUrl } from './live-site.ts';
import type { Place } from './place.ts';
import { changesSince, originOf } from './history.ts';
import {
  cleanReleases,
  goLive,
  hold as holdBack,
  promote,
  rollBack,
  setCanary,
  type MoveOptions,
} from './moves.ts';
import { readPointer } from './releases.ts';
import { cleanPreviews } from './previews.ts';
import { tryThen, tryUnseen } from './try-candidate.ts';
import { writeRelease } from './write-release.ts';

const LIVE_LIMIT_MS = 10_000;
/** What a site says is wrong may be from before the pointer moved: it asks every two seconds. */
const STALE_MS = 4000;
const KEPT_DAYS = 30;

/** What a command that moves the pointer may be told. */
export interface MoveWords {
  /** As in `MoveOptions`. */
  keepCanary?: boolean;
  /** For the history. Default: none. */
  reason?: string | undefined;
}

/** What `build` may be told. */
export interface BuildWords {
  mode: BuildMode;
  /** As in `ReleaseOptions`. */
  isAlone: boolean;
  /** Looks at its types, and at what each route and parcel renders to, before it comes to be. Default: false. */
  checked?: boolean;
}

/**
 * Builds the remote and makes it live, without asking any site whether it fits: what a first start and an image need. A site
 * that is named has what visitors may have.
 */
export async function build(place: Place, { mode, isAlone, checked = false }: BuildWords): Promise<void> {
  const started = performance.now();
  const soundness = checked ? lookAtSoundness(place.folder) : undefined;
  const made = await writeRelease(readRemotePackage(place.folder), {
    mode,
    ...place,
    siteUrl: process.env['SITE_URL'] || undefined,
    isAlone,
    ...(soundness && {
      async check(built, draft) {
        await soundness.types(built);
        await soundness.rendering(built, draft);
      },
    }),
  });
  const changes = await changesOf(place);
  await move(place, {}, (options) => goLive(place.store, made, { ...options, changes }));
  console.log(`${made.name} ${made.folder} in ${seconds(started)}`);
}

/** What `release` may be told. */
export interface ReleaseWords extends MoveWords {
  /** Builds and checks, but nobody gets it yet. Default: false. */
  hold?: boolean;
  /** Goes on where no site answers that it could be checked against. Default: false. */
  unchecked?: boolean;
}

/** Builds the remote, tries it in the site, and makes it live as the last step, after all checks. */
export async function release(place: Place, words: ReleaseWords = {}): Promise<void> {
  const { store } = place;
  const { hold = false, unchecked = false } = words;
  const goesOn = hold || unchecked;
  const made = await buildChecked(place, goesOn);
  const changes = await changesOf(place);
  const tried = (goLiveOrHold: (isTried: boolean) => Promise<unknown>) =>
    tryThen(place.store, made, { goesOnUntried: goesOn, options: optionsOf(place, words) }, goLiveOrHold);
  if (hold) {
    await tried((isTried) => holdBack(store, made, { ...optionsOf(place, words), changes, isTried }));
    await tidyPreviews(place);
    console.log(
      `held back; "npm run canary -w ${made.name} -- ${releaseId(made)} 10" gives it to 10% of the visitors`,
    );
    return;
  }
  await tried(() => move(place, words, (options) => goLive(store, made, { ...options, changes })));
  await tidyPreviews(place);
  await sayWhenLive(made);
}

const optionsOf = ({ folder }: Place, { keepCanary, reason }: MoveWords): MoveOptions => ({
  keepCanary,
  reason,
  origin: originOf(folder),
});

/** The commits since what is live. */
const changesOf = async ({ folder, store }: Place) =>
  changesSince(folder, (await readPointer(store))?.release.commit);

/** Nobody else comes by to delete what has ended. */
async function tidyPreviews(place: Place): Promise<void> {
  const gone = await cleanPreviews(place.store, optionsOf(place, {}));
  if (gone.length > 0) console.log(`deleted ended previews: ${gone.join(', ')}`);
}

/** Moves the pointer, and says what became of a canary: half of the visitors may have had it. */
async function move(
  place: Place,
  words: MoveWords,
  movePointer: (options: MoveOptions) => Promise<ReleasePointer>,
): Promise<ReleasePointer> {
  const before = await readPointer(place.store);
  const after = await movePointer(optionsOf(place, words));
  const share = before?.canary;
  if (!share || share.folder === after.release.folder) return after;
  const told = `${after.release.name}: the canary ${releaseId(share)}, which ${share.percent}% of the visitors had,`;
  console.log(`${told} ${after.canary ? 'goes on' : 'has ended; "--keep-canary" keeps it'}`);
  return after;
}

/**
 * Makes an earlier release live, at once if visitors have had it; else it is tried first, as `canary` does.
 * @param wanted names it; default: the one before
 */
export async function rollback(
  place: Place,
  wanted?: string,
  words: MoveWords & Pick<ReleaseWords, 'unchecked'> = {},
): Promise<void> {
  const { unchecked = false } = words;
  const back = async () => {
    const pointer = await move(place, words, (options) => rollBack(place.store, wanted, options));
    await sayWhenLive(pointer.release);
  };
  if (wanted === undefined) return back();
  await tryUnseen(place.store, wanted, { goesOnUntried: unchecked, options: optionsOf(place, words) }, back);
}

/** What `canary` may be told. */
export interface CanaryWords extends MoveWords, Pick<ReleaseWords, 'unchecked'> {
  /** Promotes it by itself once the judge finds it good. Default: false. */
  auto?: boolean;
}

/** Gives a release to a share of the visitors, after it was tried if none has had it yet; a share of 0 ends it. */
export async function canary(
  place: Place,
  wanted: string,
  percent: string,
  words: CanaryWords = {},
): Promise<void> {
  const share = Number(percent.replace('%', ''));
  const { auto, unchecked = false } = words;
  const options = { ...optionsOf(place, words), ...(auto && { auto }) };
  const give = async () => {
    const pointer = await setCanary(place.store, wanted, share, options);
    const later = pointer.canary?.auto ? '; it is promoted by itself once it is found good' : '';
    console.log(`${describePointer(pointer)}${later}`);
  };
  if (share === 0) return give();
  await tryUnseen(place.store, wanted, { goesOnUntried: unchecked, options }, give);
}

export async function promoteCanary(place: Place, words: MoveWords = {}): Promise<void> {
  await sayWhenLive((await move(place, words, (options) => promote(place.store, options))).release);
}

/** Deletes what nobody can need any more, replaced more than `days` days ago. Default: 30. */
export async function clean(place: Place, days = KEPT_DAYS, words: MoveWords = {}): Promise<void> {
  const gone = await cleanReleases(place.store, days, optionsOf(place, words));
  await tidyPreviews(place);
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
    if (!seen) {
      console.log(
        `${siteUrl()} has no place for ${made.name}: its operator lets it in (GUEST_REMOTES), or a shell with its routes is released`,
      );
      return;
    }
    if (seen.problem && performance.now() - started > STALE_MS)
      throw new Error(`${siteUrl()} does not take it up: ${seen.problem}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(
    `${siteUrl()} has not taken it up within ${LIVE_LIMIT_MS / 1000} s; does it poll this origin?`,
  );
}
