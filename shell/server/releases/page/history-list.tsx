import type { LogEntry } from '@shared/bundler/team-history';
import { historyCommand } from '../commands.ts';
import type { RemoteView } from '../view.ts';
import { Code } from './code.tsx';
import { CommandList } from './command-list.tsx';
import { Moment } from './moment.tsx';
import { Scrolls } from './scrolls.tsx';
import type { Telling } from './telling.ts';

function What({
  entry: { what, percent, preview, branches },
  telling,
}: {
  entry: LogEntry;
  telling: Telling;
}) {
  const { words, percent: say } = telling;
  const named = preview
    ? [words.history.what['preview'], preview.branch]
    : branches
      ? [words.history.what['previewEnded'], branches.join(', ')]
      : undefined;
  if (named)
    return (
      <>
        {named[0]} <bdi>{named[1]}</bdi>
      </>
    );
  return (
    <>
      {words.history.what[what] ?? what}
      {percent !== undefined && ` ${say(percent / 100)}`}
    </>
  );
}

/** What became of a remote's releases lately, by whom, and why. */
export function HistoryList({ remote, telling }: { remote: RemoteView; telling: Telling }) {
  const { words } = telling;
  const { name, log, history } = remote;
  if (log === 'unreadable') return <p className="soft">{words.history.unreadable}</p>;
  if (history.length === 0) return null;
  const columns = words.history.columns;
  return (
    <details className="history">
      <summary>{words.history.title}</summary>
      <Scrolls label={`${words.history.title}: ${name}`}>
        <table>
          <thead>
            <tr>
              {(['when', 'what', 'release', 'who', 'reason'] as const).map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.map((entry) => (
              <tr key={`${entry.at} ${entry.what} ${entry.release}`}>
                <td>
                  <Moment iso={entry.at} telling={telling} />
                </td>
                <td>
                  <What entry={entry} telling={telling} />
                </td>
                <td>
                  <Code>{entry.branches ? '–' : (entry.gone?.join(' ') ?? entry.release)}</Code>
                </td>
                <td>
                  <bdi>{entry.author || '–'}</bdi>
                </td>
                <td>
                  <bdi>{entry.reason ?? '–'}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
      <CommandList commands={[historyCommand(remote)]} telling={telling} />
    </details>
  );
}
