import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseRelease,
  parseReleasePointer,
  pointerJson,
  releaseId,
  type Canary,
  type PastRelease,
  type Release,
  type ReleasePointer,
} from '@shared/contract';
import { stageDocument } from './stage-document.ts';

/** Replaces a file in one step, so that a reader sees the old or the new one, never half of either. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** The pointer in a release root, or undefined when nothing was released there. */
export async function readPointer(root: string): Promise<ReleasePointer | undefined> {
  const file = path.join(root, 'release.json');
  if (!existsSync(file)) return undefined;
  const parsed = parseReleasePointer(JSON.parse(await readFile(file, 'utf8')));
  return parsed.ok ? parsed.value : undefined;
}

async function requirePointer(root: string): Promise<ReleasePointer> {
  const pointer = await readPointer(root);
  if (!pointer) throw new Error(`nothing was released in ${root} yet`);
  return pointer;
}

/** The release that a folder holds, relative to the root; rejects when it holds none. */
export async function readReleaseIn(root: string, folder: string): Promise<Release> {
  const text = await readFile(path.join(root, folder, 'release.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no release`);
  const parsed = parseRelease(JSON.parse(text));
  if (!parsed.ok) throw new Error(`${folder}: ${parsed.error}`);
  return parsed.value;
}

/** All releases that are kept, the newest first. */
export async function readReleases(root: string): Promise<Release[]> {
  const folders = await readdir(path.join(root, 'releases')).catch(() => [] as string[]);
  const releases = await Promise.all(
    folders.map((name) => readReleaseIn(root, `releases/${name}/`).catch(() => undefined)),
  );
  return releases
    .filter((release) => release !== undefined)
    .toSorted((one, other) => other.builtAt.localeCompare(one.builtAt));
}

/** The release of that id, of the end of an id, or of a version that only one release has. */
export async function findRelease(root: string, wanted: string): Promise<Release> {
  const releases = await readReleases(root);
  const matching = releases.filter((release) => {
    const id = releaseId(release);
    return id === wanted || id.endsWith(`-${wanted}`) || release.version === wanted;
  });
  const [found, other] = matching;
  if (found && !other) return found;
  const known = releases.map(releaseId).join(', ') || 'none';
  throw new Error(
    other
      ? `${wanted} is the version of ${matching.map(releaseId).join(', ')}; name one of them`
      : `there is no release ${wanted}; there are: ${known}`,
  );
}

/** Moves the pointer, in one step, as the last thing that a command does. */
async function movePointer(root: string, pointer: ReleasePointer): Promise<void> {
  await replaceFile(path.join(root, 'index.html'), stageDocument(pointer.release));
  await replaceFile(path.join(root, 'release.json'), pointerJson(pointer));
}

const past = (release: Release, now: Date): PastRelease => ({
  folder: release.folder,
  until: now.toISOString(),
});
const without = (previous: readonly PastRelease[], folder: string) =>
  previous.filter((each) => each.folder !== folder);

export interface MoveOptions {
  /** Whether a running canary goes on beside the release that comes. Default: false, it ends. */
  keepCanary?: boolean;
  /** When the one before was replaced. Default: the present. */
  now?: Date;
}

/** The canary that is left beside a release. */
const canaryBeside = (release: Release, canary: Canary | null, keepCanary: boolean): Canary | null =>
  keepCanary && canary?.folder !== release.folder ? canary : null;

/** Makes a release live. What is live already stays as it is, with its canary. */
export async function goLive(
  root: string,
  release: Release,
  { keepCanary = false, now = new Date() }: MoveOptions = {},
): Promise<ReleasePointer> {
  const old = await readPointer(root);
  if (old?.release.folder === release.folder && old.release.builtAt === release.builtAt) return old;
  const isAnother = old !== undefined && old.release.folder !== release.folder;
  const previous = without(old?.previous ?? [], release.folder);
  const pointer: ReleasePointer = {
    release,
    canary: canaryBeside(release, old?.canary ?? null, keepCanary || !isAnother),
    previous: isAnother ? [past(old.release, now), ...previous] : previous,
  };
  await movePointer(root, pointer);
  return pointer;
}

/**
 * Makes an earlier release live again. What is left does not come back by itself.
 * @param wanted as `findRelease` understands it; default: the release before the live one
 */
export async function rollBack(
  root: string,
  wanted?: string,
  { keepCanary = false }: Pick<MoveOptions, 'keepCanary'> = {},
): Promise<ReleasePointer> {
  const { release: left, canary, previous } = await requirePointer(root);
  const target = wanted
    ? await findRelease(root, wanted)
    : previous[0] && (await readReleaseIn(root, previous[0].folder));
  if (!target) throw new Error(`there is no release of ${left.name} before ${releaseId(left)}`);
  if (target.folder === left.folder) throw new Error(`${releaseId(left)} is live already`);
  const pointer: ReleasePointer = {
    release: target,
    canary: canaryBeside(target, canary, keepCanary),
    previous: without(previous, target.folder),
  };
  await movePointer(root, pointer);
  return pointer;
}

/** Gives a release to a share of the visitors, in whole percent; 0 gives the live one to all. */
export async function setCanary(root: string, wanted: string, percent: number): Promise<ReleasePointer> {
  if (!Number.isInteger(percent) || percent < 0 || percent > 99)
    throw new Error(`the share must be a whole percentage from 0 to 99, not "${percent}"`);
  const pointer = await requirePointer(root);
  const canary = await findRelease(root, wanted);
  if (canary.folder === pointer.release.folder) throw new Error(`${releaseId(canary)} is live already`);
  const next = { ...pointer, canary: percent === 0 ? null : { folder: canary.folder, percent } };
  await movePointer(root, next);
  return next;
}

/** Makes the canary the live release. */
export async function promote(root: string): Promise<ReleasePointer> {
  const { release, canary } = await requirePointer(root);
  if (!canary) throw new Error(`${release.name} has no canary`);
  return goLive(root, await readReleaseIn(root, canary.folder));
}

/**
 * Deletes the releases that nobody can need any more: not live, not the canary, not the one that a rollback would make
 * live, built and replaced more than `days` days ago. Returns their ids.
 * @param now from when the days are counted back; default: the present
 */
export async function cleanReleases(root: string, days: number, now = new Date()): Promise<string[]> {
  if (!(days >= 0)) throw new Error(`the number of days must be 0 or more, not "${days}"`);
  const pointer = await requirePointer(root);
  const limit = new Date(now.getTime() - days * 86_400_000).toISOString();
  const recent = pointer.previous.filter(({ until }, index) => index === 0 || until >= limit);
  const kept = new Set([
    pointer.release.folder,
    pointer.canary?.folder,
    ...recent.map(({ folder }) => folder),
  ]);
  const doomed = (await readReleases(root)).filter(
    ({ folder, builtAt }) => !kept.has(folder) && builtAt < limit,
  );
  // The pointer first: it must not name what is gone.
  await movePointer(root, {
    ...pointer,
    previous: pointer.previous.filter(({ folder }) => doomed.every((each) => each.folder !== folder)),
  });
  for (const { folder } of doomed) await rm(path.join(root, folder), { recursive: true, force: true });
  return doomed.map(releaseId);
}
