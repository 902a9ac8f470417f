import { releaseId, type Release, type ReleasePointer } from '@shared/contract';
import type { Store } from '../store/store.ts';
import { previewsAt, stateOf } from './pointer-state.ts';
import { append, readLog, type Changes, type LogEntry, type Origin } from './release-log.ts';
import {
  findRelease,
  readPointer,
  readPointerFile,
  readReleaseIn,
  readReleases,
  settle,
} from './releases.ts';

/** Who moves, and how. */
export interface MoveOptions {
  /** Whether a running canary goes on beside the release that comes. Default: false, it ends. */
  keepCanary?: boolean | undefined;
  /** For the log. Default: none. */
  reason?: string | undefined;
  /** For the log. Default: nobody. */
  origin?: Origin;
  /** For the log: what the release brings. Default: nothing is known of it. */
  changes?: Changes | undefined;
  /** Of a release that is held: whether it was tried in the site. Default: false. */
  isTried?: boolean;
  /** When. Default: the present. */
  now?: Date;
}

const NOBODY: Origin = { author: '', commit: '', dirty: false };

export async function requirePointer(store: Store): Promise<ReleasePointer> {
  const pointer = await readPointer(store);
  if (!pointer) throw new Error(`nothing was released in ${store.name} yet`);
  return pointer;
}

/** What was live before there was a log belongs to it. */
async function begin(store: Store): Promise<void> {
  const [pointer, entries] = [await readPointerFile(store), await readLog(store)];
  if (!pointer || entries.length > 0) return;
  const { release, canary, previous } = pointer;
  await append(store, {
    ...NOBODY,
    at: release.builtAt,
    what: 'found',
    release: releaseId(release),
    past: previous,
    ...(canary && { canary: releaseId(canary), percent: canary.percent }),
  });
}

type Change = Pick<
  LogEntry,
  'what' | 'release' | 'previous' | 'percent' | 'auto' | 'gone' | 'preview' | 'branches'
>;

/** Says in the log what is to be; then moves the pointer, as the last thing that a command does. */
export async function change(store: Store, changed: Change, options: MoveOptions): Promise<ReleasePointer> {
  const { keepCanary, reason, changes, origin = NOBODY, now = new Date() } = options;
  await begin(store);
  await append(store, {
    at: now.toISOString(),
    ...changed,
    ...(reason && { reason }),
    ...(keepCanary && { keepCanary }),
    ...(changes && { changes }),
    ...origin,
  });
  const pointer = await settle(store, options.now);
  if (!pointer) throw new Error(`nothing was released in ${store.name} yet`);
  return pointer;
}

/** A store holds the releases of one remote. */
export function refuseForeign(store: Store, old: ReleasePointer | undefined, { name }: Release): void {
  if (old && old.release.name !== name)
    throw new Error(
      `${store.name} holds the releases of ${old.release.name}; ${name} needs a place of its own`,
    );
}

/** What another command has made of it in the meantime. */
function refuseOvertaken({ release: live }: ReleasePointer, wanted: Release): void {
  if (live.folder !== wanted.folder)
    throw new Error(
      `another command was there at the same moment: ${releaseId(live)} is live, not ${releaseId(wanted)}, ` +
        `which is kept; "npm run releases -- ${live.name}" says who that was`,
    );
}

/** Makes a release live. What is live already stays as it is, with its canary. */
export async function goLive(
  store: Store,
  release: Release,
  options: MoveOptions = {},
): Promise<ReleasePointer> {
  const old = await readPointer(store);
  refuseForeign(store, old, release);
  // The pointer may be behind, of a command that was killed.
  if (old?.release.folder === release.folder) return (await settle(store)) ?? old;
  const previous = old && { previous: releaseId(old.release) };
  const pointer = await change(store, { what: 'live', release: releaseId(release), ...previous }, options);
  refuseOvertaken(pointer, release);
  return pointer;
}

/** Notes a release that nobody gets yet. */
export async function hold(store: Store, release: Release, options: MoveOptions = {}): Promise<void> {
  const { reason, changes, isTried, origin = NOBODY, now = new Date() } = options;
  refuseForeign(store, await readPointer(store), release);
  await begin(store);
  await append(store, {
    at: now.toISOString(),
    what: 'held',
    release: releaseId(release),
    ...(reason && { reason }),
    ...(changes && { changes }),
    ...(isTried && { isTried }),
    ...origin,
  });
}

/**
 * Makes an earlier release live again. What is left does not come back by itself.
 * @param wanted as `findRelease` understands it; default: the release before the live one
 */
export async function rollBack(
  store: Store,
  wanted?: string,
  options: MoveOptions = {},
): Promise<ReleasePointer> {
  const { release: left, previous } = await requirePointer(store);
  const target = wanted
    ? await findRelease(store, wanted)
    : previous[0] && (await readReleaseIn(store, previous[0].folder));
  if (!target) throw new Error(`there is no release of ${left.name} before ${releaseId(left)}`);
  if (target.folder === left.folder) throw new Error(`${releaseId(left)} is live already`);
  const pointer = await change(
    store,
    { what: 'rolled back', release: releaseId(target), previous: releaseId(left) },
    options,
  );
  refuseOvertaken(pointer, target);
  return pointer;
}

/** How a release is given to a share of the visitors. */
export interface CanaryOptions extends MoveOptions {
  /** Whether it is promoted by itself once the judge finds it good. Default: false. */
  auto?: boolean;
}

/** Gives a release to a share of the visitors, in whole percent; 0 gives the live one to all. */
export async function setCanary(
  store: Store,
  wanted: string,
  percent: number,
  { auto = false, ...options }: CanaryOptions = {},
): Promise<ReleasePointer> {
  if (!Number.isInteger(percent) || percent < 0 || percent > 99)
    throw new Error(`the share must be a whole percentage from 0 to 99, not "${percent}"`);
  const { release: live } = await requirePointer(store);
  const canary = await findRelease(store, wanted);
  if (canary.folder === live.folder) throw new Error(`${releaseId(canary)} is live already`);
  const release = releaseId(canary);
  return change(
    store,
    percent === 0
      ? { what: 'canary ended', release }
      : { what: 'canary', release, percent, ...(auto && { auto }) },
    options,
  );
}

/** Makes the canary the live release. */
export async function promote(store: Store, options: MoveOptions = {}): Promise<ReleasePointer> {
  const { release, canary } = await requirePointer(store);
  if (!canary) throw new Error(`${release.name} has no canary`);
  const promoted = await readReleaseIn(store, canary.folder);
  const pointer = await change(
    store,
    { what: 'promoted', release: releaseId(promoted), previous: releaseId(release) },
    options,
  );
  refuseOvertaken(pointer, promoted);
  return pointer;
}

/**
 * Deletes the releases that nobody can need any more: not live, not the canary, no preview, not the one that a rollback would
 * make live, built and replaced more than `days` days ago. Returns their ids.
 */
export async function cleanReleases(
  store: Store,
  days: number,
  options: MoveOptions = {},
): Promise<string[]> {
  const { now = new Date() } = options;
  if (!(days >= 0)) throw new Error(`the number of days must be 0 or more, not "${days}"`);
  const pointer = await requirePointer(store);
  const limit = new Date(now.getTime() - days * 86_400_000).toISOString();
  const recent = pointer.previous.filter(({ until }, index) => index === 0 || until >= limit);
  const shown = previewsAt(stateOf(await readLog(store)), now);
  const isNeeded = ({ release, canary }: ReleasePointer, folder: string) =>
    folder === release.folder ||
    folder === canary?.folder ||
    [...recent, ...shown].some((each) => each.folder === folder);
  const old = (await readReleases(store)).filter(
    ({ folder, builtAt }) => builtAt < limit && !isNeeded(pointer, folder),
  );
  if (old.length === 0) return [];
  // The pointer first: it must not name what is gone.
  const after = await change(
    store,
    { what: 'cleaned', release: releaseId(pointer.release), gone: old.map(releaseId) },
    options,
  );
  const doomed = old.filter(({ folder }) => !isNeeded(after, folder));
  // One after the other, so that a command that is killed leaves the rest whole.
  // oxlint-disable-next-line no-await-in-loop
  for (const { folder } of doomed) await store.remove(folder);
  return doomed.map(releaseId);
}
