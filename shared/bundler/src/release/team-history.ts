import type { Store } from '../store/store.ts';
import { previewsAt, stateOf, withEndedCanaries } from './pointer-state.ts';
import { readLog, type Changes, type LogEntry } from './release-log.ts';

export type { Changes, LogEntry };

/** A release that was built and checked, and that nobody has been given for good. */
export interface HeldRelease {
  /** `0.2.0-1a2b3c4d`. */
  release: string;
  /** ISO 8601. */
  at: string;
}

/** What the log of a remote's releases says beyond its pointer; for its team, since people are named in it. */
export interface TeamHistory {
  /** The newest first. */
  entries: readonly LogEntry[];
  /** Held for their own sake, the newest first; a canary that has ended is one again. */
  held: readonly HeldRelease[];
  /** The branches' previews that have not ended, the newest first. */
  previews: readonly { branch: string; release: string; until: string }[];
  /** What each release brought when it was built, by its id. */
  changes: ReadonlyMap<string, Changes>;
}

/** Who looks wants the last weeks; a log may go back for years, and each entry is a file. */
const MOST_ENTRIES = 300;

const idIn = (folder: string) => folder.split('/')[1] ?? folder;

/** What releases are held after these entries, the oldest first. */
function heldAfter(entries: readonly LogEntry[]): HeldRelease[] {
  const held = new Map<string, HeldRelease>();
  for (const { what, release, at, preview, gone = [] } of entries) {
    if (what === 'held' && !preview) held.set(release, { release, at });
    if (what === 'live' || what === 'promoted' || what === 'rolled back') held.delete(release);
    for (const id of gone) held.delete(id);
  }
  return [...held.values()].toReversed();
}

/**
 * Reads a store's log again and again: what was read stays, at most three hundred entries. Rejects when the store cannot be read.
 */
export function followHistory(store: Store): (now?: Date) => Promise<TeamHistory> {
  const known = new Map<string, LogEntry>();
  return async (now = new Date()) => {
    const entries = await readLog(store, { newest: MOST_ENTRIES, known });
    for (const name of [...known.keys()].toSorted().slice(0, Math.max(0, known.size - MOST_ENTRIES)))
      known.delete(name);
    const told = withEndedCanaries(entries).filter(({ what }) => what !== 'found');
    return {
      entries: told.toReversed(),
      held: heldAfter(entries),
      previews: previewsAt(stateOf(entries), now)
        .map(({ branch, folder, until }) => ({ branch, release: idIn(folder), until }))
        .toReversed(),
      changes: new Map(entries.flatMap(({ release, changes }) => (changes ? [[release, changes]] : []))),
    };
  };
}
