import path from 'node:path';
import { parseArgs } from 'node:util';
import { fetchSite, openStore, readHistory, TRIAL_BRANCH, type LogEntry } from '@shared/bundler';
import { releaseId, REMOTE_NAMES, type Release, type RemoteState } from '@shared/contract';
import { root } from '../repository/root.ts';

/**
 * `npm run releases`: which release of each remote a running site has; `SITE_URL` names another site.
 * `npm run releases -- mf-blog`: what became of each release of one, the newest first, from where its releases are
 * kept; `RELEASES` or `--to` names another folder, or `s3://bucket/mf-blog`.
 */
const siteUrl = process.env['SITE_URL'] || 'http://localhost:3000';

const age = ({ builtAt }: Release) => {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(builtAt)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
};

const rowOf = ({ name, live, canary, rendered, problem }: RemoteState): string[] => [
  name,
  live ? releaseId(live) : '–',
  live ? age(live) : '–',
  live?.commit || '–',
  live ? String(live.contract) : '–',
  rendered ? 'server' : 'browser',
  canary
    ? `${releaseId(canary.release)} for ${canary.withdrawn ? 'nobody: found worse' : `${canary.percent}%`}`
    : '–',
  problem ?? '',
];

function printTable(rows: readonly string[][]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** A command has ended what it tried by itself; the trial is said already. */
const isEndOfTrial = ({ branches = [], gone }: LogEntry) =>
  gone === undefined && branches.length > 0 && branches.every((branch) => branch.startsWith(TRIAL_BRANCH));

function whatHappened({ what, percent, auto, preview, branches }: LogEntry): string {
  if (preview?.branch.startsWith(TRIAL_BRANCH)) return 'tried in the site';
  if (preview) return `preview of ${preview.branch}`;
  if (branches) return `preview ended: ${branches.join(', ')}`;
  return percent === undefined ? what : `${what} ${percent}%${auto ? ', auto' : ''}`;
}

const historyRow = (entry: LogEntry): string[] => [
  entry.at.slice(0, 16).replace('T', ' '),
  whatHappened(entry),
  entry.branches ? '–' : (entry.gone?.join(' ') ?? entry.release),
  entry.previous ?? '–',
  entry.author,
  `${entry.commit || '–'}${entry.dirty ? ' + changes' : ''}`,
  entry.reason ?? '',
];

const {
  positionals: [named],
  values,
} = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
if (named !== undefined) {
  if (!(REMOTE_NAMES as readonly string[]).includes(named)) {
    console.error(`no remote is called ${named}; there are ${REMOTE_NAMES.join(', ')}`);
    process.exit(2);
  }
  const store = await openStore(values.to ?? (process.env['RELEASES'] || path.join(root, named, 'dist')));
  const history = (await readHistory(store)).filter((entry) => !isEndOfTrial(entry));
  if (history.length === 0) console.log(`nothing was released in ${store.name} yet`);
  else
    printTable([
      ['when (UTC)', 'what', 'release', 'before it', 'who', 'commit', 'reason'],
      ...history.map(historyRow),
    ]);
  process.exit(0);
}

const site = await fetchSite(siteUrl);
if (!site) {
  console.error(`no site answers at ${siteUrl}; start one with "npm start", or set SITE_URL`);
  process.exit(1);
}
console.log(`${siteUrl}: shell ${site.shell.version}, contract ${site.shell.contract}\n`);
printTable([
  ['remote', 'live', 'age', 'commit', 'contract', 'rendered', 'canary', ''],
  ...site.remotes.map(rowOf),
]);
