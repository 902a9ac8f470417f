import {
  parseRelease,
  parseReleasePointer,
  pointerJson,
  releaseId,
  type Release,
  type ReleasePointer,
} from '@shared/contract';
import type { Store } from '../store/store.ts';
import { previewsAt, stateOf } from './pointer-state.ts';
import { readLog } from './release-log.ts';
import { stageDocument } from './stage-document.ts';

const POINTER = 'release.json';

/** The release that a folder holds; rejects when it holds none. */
export async function readReleaseIn(store: Store, folder: string): Promise<Release> {
  const text = await store.read(`${folder}release.json`);
  if (text === undefined) throw new Error(`${folder} holds no release`);
  const parsed = parseRelease(JSON.parse(text.toString()));
  if (!parsed.ok) throw new Error(`${folder}: ${parsed.error}`);
  return parsed.value;
}

/** All releases that are kept, the newest first. */
export async function readReleases(store: Store): Promise<Release[]> {
  const folders = await store.list('releases');
  const releases = await Promise.all(
    folders.map((name) => readReleaseIn(store, `releases/${name}/`).catch(() => undefined)),
  );
  return releases
    .filter((release) => release !== undefined)
    .toSorted((one, other) => other.builtAt.localeCompare(one.builtAt));
}

/** The release of that id, of the end of an id, or of a version that only one release has. */
export async function findRelease(store: Store, wanted: string): Promise<Release> {
  const releases = await readReleases(store);
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

/** The pointer as sites read it; undefined when there is none. */
export async function readPointerFile(store: Store): Promise<ReleasePointer | undefined> {
  const text = await store.read(POINTER);
  if (text === undefined) return undefined;
  const parsed = parseReleasePointer(JSON.parse(text.toString()));
  return parsed.ok ? parsed.value : undefined;
}

/** What is live by the log, and which previews have not ended at `now` (default: the present); where there is none, what the pointer says; undefined when nothing was released there. */
export async function readPointer(store: Store, now = new Date()): Promise<ReleasePointer | undefined> {
  const entries = await readLog(store);
  if (entries.length === 0) return readPointerFile(store);
  const state = stateOf(entries);
  const { live, canary, previous } = state;
  if (live === undefined) return undefined;
  const previews = previewsAt(state, now).map(({ key, until }) => ({ key, until }));
  return { release: await readReleaseIn(store, live), canary, previous, previews };
}

/**
 * Writes what follows from the log into the pointer that sites read, until both agree. Whoever was slower than another has
 * written what is old by then, and so reads the log once more after writing; whoever is killed before writing leaves what was
 * live, until the next command.
 */
export async function settle(store: Store, now?: Date): Promise<ReleasePointer | undefined> {
  for (;;) {
    // Each turn looks at what the one before has written.
    // oxlint-disable no-await-in-loop
    const pointer = await readPointer(store, now);
    if (!pointer) return undefined;
    const json = pointerJson(pointer);
    if ((await store.read(POINTER))?.toString() === json) return pointer;
    await store.write('index.html', stageDocument(pointer.release));
    await store.write(POINTER, json);
    // oxlint-enable no-await-in-loop
  }
}
