import { execFileSync } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

/** Where a release comes from. */
export interface Origin {
  /** Who ran the command: `AUTHOR`, else git's user, else the system's. */
  author: string;
  /** Twelve digits, from `COMMIT` or git; empty where neither knows. */
  commit: string;
  /** Whether the remote, the shared packages or the lock file had changes that were in no commit. */
  dirty: boolean;
}

/** What became of a release, and by whom. */
export interface HistoryEntry extends Origin {
  /** ISO 8601. */
  at: string;
  what: 'live' | 'held' | 'rolled back' | 'canary' | 'canary ended' | 'promoted';
  /** `0.2.0-1a2b3c4d`. */
  release: string;
  /** What was live before; none of the first one, or when that stays. */
  previous?: string;
  /** Of a canary's visitors. */
  percent?: number;
  /** What `--reason` says. */
  reason?: string;
}

/** One entry a line, so that whoever is killed while writing spoils none of before. No part of what an origin serves. */
const FILE = 'history.jsonl';

const say = (folder: string, command: string, args: readonly string[]): string => {
  try {
    return execFileSync(command, [...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
};

/** A container's user may have no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

export const currentCommit = (folder: string): string =>
  process.env['COMMIT'] || say(folder, 'git', ['rev-parse', '--short=12', 'HEAD']);

/** @param folder the remote's, absolute */
export function originOf(folder: string): Origin {
  const workspace = path.dirname(folder);
  const sources = [folder, path.join(workspace, 'shared'), path.join(workspace, 'package-lock.json')];
  return {
    author: process.env['AUTHOR'] || say(folder, 'git', ['config', 'user.name']) || systemUser(),
    commit: currentCommit(folder),
    dirty: say(folder, 'git', ['status', '--porcelain', '--', ...sources]) !== '',
  };
}

/** @param root of the releases */
export const noteInHistory = (root: string, entry: HistoryEntry): Promise<void> =>
  appendFile(path.join(root, FILE), `${JSON.stringify(entry)}\n`);

/** All that was noted, the newest first; what is no entry is left out. */
export async function readHistory(root: string): Promise<HistoryEntry[]> {
  const text = await readFile(path.join(root, FILE), 'utf8').catch(() => '');
  return text
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as HistoryEntry];
      } catch {
        return [];
      }
    })
    .toReversed();
}
