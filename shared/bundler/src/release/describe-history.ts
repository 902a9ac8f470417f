import type { Store } from '../store/store.ts';
import { readHistory } from './history.ts';
import type { LogEntry } from './release-log.ts';
import { TRIAL_BRANCH } from './try-candidate.ts';

const HEAD = ['when (UTC)', 'what', 'release', 'before it', 'who', 'commit', 'reason'];

/** A command has ended what it tried by itself; the trial is said already. */
const isEndOfTrial = ({ branches = [], gone }: LogEntry) =>
  gone === undefined && branches.length > 0 && branches.every((branch) => branch.startsWith(TRIAL_BRANCH));

function whatHappened({ what, percent, auto, preview, branches }: LogEntry): string {
  if (preview?.branch.startsWith(TRIAL_BRANCH)) return 'tried in the site';
  if (preview) return `preview of ${preview.branch}`;
  if (branches) return `preview ended: ${branches.join(', ')}`;
  return percent === undefined ? what : `${what} ${percent}%${auto ? ', auto' : ''}`;
}

const rowOf = (entry: LogEntry): string[] => [
  entry.at.slice(0, 16).replace('T', ' '),
  whatHappened(entry),
  entry.branches ? '–' : (entry.gone?.join(' ') ?? entry.release),
  entry.previous ?? '–',
  entry.author,
  `${entry.commit || '–'}${entry.dirty ? ' + changes' : ''}`,
  entry.reason ?? '',
];

/** Lines of a table for the terminal: each column as wide as its widest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * What became of each release that a store holds, by whom, and why, a line each, the newest first: what `npm run releases`
 * says of one remote. Rejects when the store cannot be read.
 */
export async function describeHistory(store: Store): Promise<string[]> {
  const history = (await readHistory(store)).filter((entry) => !isEndOfTrial(entry));
  if (history.length === 0) return [`nothing was released in ${store.name} yet`];
  return alignColumns([HEAD, ...history.map(rowOf)]);
}
