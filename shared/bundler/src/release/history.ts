import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Store } from '../store/store.ts';
import { withEndedCanaries } from './pointer-state.ts';
import { readLog, type LogEntry, type Origin } from './release-log.ts';

/** Of releases that were noted there before there was a log. */
const OLD_FILE = 'history.jsonl';

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

/** The branch by `BRANCH` or git; empty where neither knows one. */
export function currentBranch(folder: string): string {
  const named = process.env['BRANCH'] || say(folder, 'git', ['rev-parse', '--abbrev-ref', 'HEAD']);
  // Of a commit that was checked out by itself, as on CI.
  return named === 'HEAD' ? '' : named;
}

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

/** All that became of releases, the newest first; what is no entry is left out. */
export async function readHistory(store: Store): Promise<LogEntry[]> {
  const old = (await store.read(OLD_FILE))?.toString() ?? '';
  const ofBefore = old.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as LogEntry];
    } catch {
      return [];
    }
  });
  const entries = withEndedCanaries(await readLog(store)).filter(({ what }) => what !== 'found');
  return [...ofBefore, ...entries].toReversed();
}
