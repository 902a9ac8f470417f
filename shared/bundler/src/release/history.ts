import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Store } from '../store/store.ts';
import { withEndedCanaries } from './pointer-state.ts';
import { readLog, type Changes, type LogEntry, type Origin } from './release-log.ts';

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

/** What a remote is built of: its folder, the shared packages, the lock file. */
function sourcesOf(folder: string): string[] {
  const workspace = path.dirname(folder);
  return [folder, path.join(workspace, 'shared'), path.join(workspace, 'package-lock.json')];
}

const MOST_SUBJECTS = 50;
const MOST_SUBJECT_LENGTH = 160;
const E_MAIL = /[^\s<>()]+@[^\s<>()]+\.[^\s<>()]+/g;

/**
 * The commits since another one that changed what a remote is built of; undefined where there are none, or git does not know them.
 * @param folder the remote's, absolute
 * @param since the commit of the release that was live, as its record has it
 */
export function changesSince(folder: string, since: string | undefined): Changes | undefined {
  // It comes out of a file, and goes to a command.
  if (since === undefined || !/^[\da-f]{7,40}$/.test(since)) return undefined;
  const asked = [`${since}..HEAD`, '--', ...sourcesOf(folder)];
  const count = Number(say(folder, 'git', ['rev-list', '--count', ...asked]));
  if (!(count > 0)) return undefined;
  const lines = say(folder, 'git', ['log', '--format=%s', `--max-count=${MOST_SUBJECTS}`, ...asked]);
  const subjects = lines
    .split('\n')
    .map((line) => line.replaceAll(E_MAIL, '…').slice(0, MOST_SUBJECT_LENGTH))
    .filter((line) => line !== '');
  return { since, subjects, count };
}

/** @param folder the remote's, absolute */
export function originOf(folder: string): Origin {
  const sources = sourcesOf(folder);
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
