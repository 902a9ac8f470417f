import { commandsOfPreview, commandsOfRemote } from '../commands.ts';
import type { ReleasesView, RemoteView } from '../view.ts';
import { Code } from './code.tsx';
import { CommandList } from './command-list.tsx';
import { ErrorsList } from './errors-list.tsx';
import { HistoryList } from './history-list.tsx';
import { Problem, ReleaseItem } from './release-item.tsx';
import type { Telling } from './telling.ts';
import { VerdictBox } from './verdict-box.tsx';
import { hasVisits, VitalsTable } from './vitals-table.tsx';

function Previews({ remote, telling }: { remote: RemoteView; telling: Telling }) {
  const { words, at } = telling;
  if (remote.previews.length === 0) return null;
  return (
    <>
      <h3>{words.previews.title}</h3>
      <ul className="previews">
        {remote.previews.map(({ branch, release, until }) => (
          <li key={`${branch} ${until}`}>
            <p className="name">
              <strong>{branch === undefined ? words.previews.unnamed : <bdi>{branch}</bdi>}</strong>
              {release !== undefined && <Code>{release}</Code>}
              <span className="soft">
                {words.previews.until} <time dateTime={until}>{at(until)}</time>
              </span>
            </p>
            {branch !== undefined && (
              <CommandList commands={commandsOfPreview(branch, remote)} telling={telling} />
            )}
          </li>
        ))}
      </ul>
      <p className="soft">{words.previews.link}</p>
    </>
  );
}

/** One remote: its releases, what visitors had of them, what went wrong, and what can be done. */
export function RemoteCard({
  remote,
  view,
  telling,
}: {
  remote: RemoteView;
  view: ReleasesView;
  telling: Telling;
}) {
  const { words, number } = telling;
  const { name, problem, releases, verdict } = remote;
  const given = releases.filter(({ role }) => role === 'live' || role === 'canary');
  // Both columns come to about the same length.
  const isLong = releases.length > 2 || remote.previews.length > 0;
  const errors = (
    <>
      <h3>{words.errors.title}</h3>
      <ErrorsList
        owner={name}
        groups={remote.errors}
        count={remote.errorGroups}
        kept={view.errorsKept}
        telling={telling}
      />
    </>
  );
  return (
    <section className="card remote" id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        <Code>{name}</Code>
      </h2>
      {problem !== null && <Problem text={problem} telling={telling} />}
      {verdict && <VerdictBox verdict={verdict} telling={telling} />}
      <div className="columns">
        <div>
          <h3>{words.releases}</h3>
          {releases.length === 0 ? (
            <p className="soft">{words.noRelease}</p>
          ) : (
            <ul className="releases">
              {releases.map((release) => (
                <ReleaseItem
                  key={`${release.role} ${release.id}`}
                  release={release}
                  remote={remote}
                  telling={telling}
                />
              ))}
            </ul>
          )}
          {remote.moreEarlier > 0 && (
            <p className="soft">
              {words.moreEarlier} {number(remote.moreEarlier)}
            </p>
          )}
          <Previews remote={remote} telling={telling} />
          {!isLong && errors}
          <details>
            <summary>{words.commands}</summary>
            <CommandList commands={commandsOfRemote(remote)} telling={telling} />
          </details>
        </div>
        <div>
          <h3>{words.vitals.title}</h3>
          {given.some(({ vitals }) => hasVisits(vitals)) ? (
            <VitalsTable
              of={name}
              columns={given.map(({ role, id, vitals }) => ({ label: words.roles[role], id, vitals }))}
              telling={telling}
            />
          ) : (
            <p className="soft">{words.vitals.noVisits}</p>
          )}
          {isLong && errors}
        </div>
      </div>
      <HistoryList remote={remote} telling={telling} />
    </section>
  );
}
