import type { ReleaseRole, ReleaseView, RemoteView } from './view.ts';

/** What a command does; the page has words for each. */
export type Action =
  | 'release'
  | 'hold'
  | 'preview'
  | 'previewAgain'
  | 'previewEnd'
  | 'rollback'
  | 'rollbackTo'
  | 'canary'
  | 'canaryMore'
  | 'canaryEnd'
  | 'promote'
  | 'errors'
  | 'history'
  | 'contract'
  | 'changes'
  | 'site'
  | 'releaseShell'
  | 'errorsOfShell';

export interface Command {
  action: Action;
  /** As it is typed in the repository's folder. */
  line: string;
}

/** Steps in which a canary is usually widened. */
const SHARES = [1, 5, 10, 25, 50, 75] as const;

const command = (action: Action, line: string): Command => ({ action, line });

/** `npm run canary -w mf-blog -- 0.2.0-1a2b3c4d 10 --to s3://…`: words behind `--`, where there are any. */
function run(
  name: string,
  remote: Pick<RemoteView, 'name' | 'place'>,
  ...words: (string | number)[]
): string {
  const rest = [...words.map(String), ...(remote.place === '' ? [] : [remote.place])].join(' ');
  return `npm run ${name} -w ${remote.name}${rest === '' ? '' : ` -- ${rest}`}`;
}

/** What can be done with one release now; the commands of `shared/bundler/src/cli.ts`. */
export function commandsOfRelease(
  { id, role, percent = 0, changes, comparedWith, commit }: ReleaseView,
  remote: RemoteView,
): readonly Command[] {
  const hasEarlier = remote.releases.some((each) => each.role === 'earlier');
  const compared =
    !changes && comparedWith && commit && comparedWith !== commit
      ? [
          command(
            'changes',
            `git log --oneline ${comparedWith}..${commit} -- ${remote.name} shared package-lock.json`,
          ),
        ]
      : [];
  const next = SHARES.find((share) => share > percent);
  const ofRole: Readonly<Record<ReleaseRole, readonly Command[]>> = {
    live: [...compared, ...(hasEarlier ? [command('rollback', run('rollback', remote))] : [])],
    canary: [
      ...compared,
      command('promote', run('promote', remote)),
      ...(next === undefined ? [] : [command('canaryMore', run('canary', remote, id, next))]),
      command('canaryEnd', run('canary', remote, id, 0)),
    ],
    held: [...compared, command('canary', run('canary', remote, id, 10))],
    refused: [command('contract', `npm run contract -- ${remote.name}`)],
    earlier: [command('rollbackTo', run('rollback', remote, id))],
  };
  return ofRole[role];
}

/** What can always be done with a remote. */
export const commandsOfRemote = (remote: RemoteView): Command[] => [
  command('release', run('release', remote)),
  command('hold', run('release', remote, '--hold')),
  command('preview', run('preview', remote)),
];

/** What can be done with a branch's preview. Its link is in nobody's hands but of whoever made it. */
export const commandsOfPreview = (branch: string, remote: RemoteView): Command[] => [
  command('previewAgain', run('preview', remote, '--branch', quoted(branch))),
  command('previewEnd', run('preview', remote, '--branch', quoted(branch), '--end')),
];

/** A branch may be called as one likes; a shell must read it as one word. */
const quoted = (word: string) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

export const errorsCommand = (owner: string): Command =>
  command(owner === 'shell' ? 'errorsOfShell' : 'errors', `npm run errors -- ${owner}`);
export const historyCommand = ({ name, place }: RemoteView): Command =>
  command('history', `npm run releases -- ${[name, place].join(' ').trim()}`);
export const shellCommand = command('releaseShell', 'npm run release -w shell');
/** So that the commands ask this site, where it is not the one that they ask by themselves. */
export const siteCommand = (siteUrl: string): Command | undefined =>
  siteUrl === 'http://localhost:3000' ? undefined : command('site', `export SITE_URL=${siteUrl}`);
