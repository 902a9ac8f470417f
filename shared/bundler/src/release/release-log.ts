import { randomBytes } from 'node:crypto';
import type { PastRelease } from '@shared/contract';
import pMap from 'p-map';
import type { Store } from '../store/store.ts';

/** Where a release comes from. */
export interface Origin {
  /** Who ran the command: `AUTHOR`, else git's user, else the system's. */
  author: string;
  /** Twelve digits, from `COMMIT` or git; empty where neither knows. */
  commit: string;
  /** Whether the remote, the shared packages or the lock file had changes that were in no commit. */
  dirty: boolean;
}

/** What a release has that the live one of then had not, by their commits; for the team alone, as the log is. */
export interface Changes {
  /** The live release's commit. */
  since: string;
  /** First lines of the commits that touched the remote, shared packages or the lock file, the newest first; at most fifty. */
  subjects: readonly string[];
  /** How many such commits there are. */
  count: number;
}

/** A held release as its branch's preview. */
export interface BranchPreview {
  branch: string;
  /** As in the pointer's `Preview`. */
  key: string;
  /** ISO 8601. */
  until: string;
}

/** What became of a release, and by whom. What is live follows from all of these (`stateOf`). */
export interface LogEntry extends Origin {
  /** ISO 8601. */
  at: string;
  /** `found`: what was live before there was a log. */
  what: 'found' | 'live' | 'held' | 'rolled back' | 'canary' | 'canary ended' | 'promoted' | 'cleaned';
  /** `0.2.0-1a2b3c4d`. */
  release: string;
  /** What was live before; none of the first one, or when that stays. */
  previous?: string;
  /** Of a canary's visitors. */
  percent?: number;
  /** Of `canary`: whether it is promoted by itself once the judge finds it good. Default: false. */
  auto?: boolean;
  /** What `--reason` says. */
  reason?: string;
  /** Whether a running canary goes on beside it. Default: false. */
  keepCanary?: boolean;
  /** What was live before, of `found`. */
  past?: readonly PastRelease[];
  /** The canary, of `found`. */
  canary?: string;
  /** Releases that were given up, of `cleaned`. */
  gone?: readonly string[];
  /** Of `held`: whether it was tried in the site. Default: false. */
  isTried?: boolean;
  /** Of `held`: whose preview it is. It is no entry of its own kind, so that earlier versions of the commands can read it. */
  preview?: BranchPreview;
  /** Of what was built for the entry. Default: git knows of none. */
  changes?: Changes;
  /** Branches whose previews have ended before their time, of `cleaned`. */
  branches?: readonly string[];
}

/** No part of what an origin serves. */
const FOLDER = 'log';
/** Of the entry that says what there was before the first. */
const FOUND = '000000-found.json';
const READ_AT_ONCE = 16;

export interface ReadOptions {
  /** How many of the newest are read. Default: all, from which follows what is live. */
  newest?: number;
  /** What was read before by its file's name: an entry never changes. Those that are read are added. Default: nothing. */
  known?: Map<string, LogEntry>;
}

/**
 * One file an entry, each of its own name: two commands at once write two, in an order that all who read agree on, and neither
 * undoes the other. So a store needs no lock, and no writing on a condition.
 */
export async function append(store: Store, entry: LogEntry): Promise<void> {
  const last = (await store.list(FOLDER)).at(-1);
  const number = entry.what === 'found' ? 0 : Number.parseInt(last ?? '0', 10) + 1;
  const name = entry.what === 'found' ? FOUND : `${numbered(number)}-${randomBytes(4).toString('hex')}.json`;
  await store.write(`${FOLDER}/${name}`, `${JSON.stringify(entry)}\n`);
}

const numbered = (number: number) => String(number).padStart(6, '0');

/** All entries, the oldest first; empty where nothing was released yet. What cannot be read is an error: it may be what is live. */
export async function readLog(
  store: Store,
  { newest = Infinity, known = new Map() }: ReadOptions = {},
): Promise<LogEntry[]> {
  const names = (await store.list(FOLDER)).filter((name) => name.endsWith('.json'));
  return pMap(
    newest < names.length ? names.slice(-newest) : names,
    async (name) => {
      const before = known.get(name);
      if (before) return before;
      const content = await store.read(`${FOLDER}/${name}`);
      if (!content) throw new Error(`${store.name}: ${FOLDER}/${name} is gone`);
      const entry = JSON.parse(content.toString()) as LogEntry;
      known.set(name, entry);
      return entry;
    },
    { concurrency: READ_AT_ONCE },
  );
}
