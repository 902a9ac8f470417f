import { execFileSync } from 'node:child_process';
import { root } from '../repository/root.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

export interface Changes {
  /** In words: since when. */
  since: string;
  /** Files that were added, changed or taken away, relative to the repository. */
  files: readonly string[];
}

/** What has changed since the branch left `main`; on `main` itself, since what its remote has, or since the last commit. */
export function changesSinceMain(): Changes {
  const known = (ref: string) => {
    try {
      return git('rev-parse', '--verify', '--quiet', ref);
    } catch {
      return undefined;
    }
  };
  const head = git('rev-parse', 'HEAD');
  const base =
    ['main', 'origin/main'].find((ref) => known(ref) !== undefined && known(ref) !== head) ?? 'HEAD';
  const since = base === 'HEAD' ? head : git('merge-base', base, 'HEAD');
  const changed = lines(git('diff', '--name-only', '--no-renames', since));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  return {
    since: base === 'HEAD' ? 'the last commit' : base,
    files: [...new Set([...changed, ...untracked])].toSorted(),
  };
}
