import { commandsOfRelease } from '../commands.ts';
import type { ReleaseView, RemoteView } from '../view.ts';
import { Code, English } from './code.tsx';
import { CommandList } from './command-list.tsx';
import { Moment } from './moment.tsx';
import { Role } from './role.tsx';
import type { Telling } from './telling.ts';

function Changes({
  changes: { subjects, count },
  telling,
}: {
  changes: NonNullable<ReleaseView['changes']>;
  telling: Telling;
}) {
  const { words, number } = telling;
  return (
    <details className="changes">
      <summary>
        {words.changes} ({number(count)})
      </summary>
      <ul>
        {subjects.map((subject, index) => (
          // Two commits may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <bdi>{subject}</bdi>
          </li>
        ))}
      </ul>
      {count > subjects.length && (
        <p className="soft">
          {words.changesMore} {number(count - subjects.length)}
        </p>
      )}
    </details>
  );
}

/** One release: what visitors have of it, where it comes from, what it brought, what can be done with it. */
export function ReleaseItem({
  release,
  remote,
  telling,
}: {
  release: ReleaseView;
  remote: RemoteView;
  telling: Telling;
}) {
  const { words, number } = telling;
  const {
    id,
    role,
    percent,
    since,
    author,
    builtAt,
    commit,
    dirty,
    rendering,
    reason,
    changes,
    look,
    errors,
  } = release;
  return (
    <li className={`release ${role}`}>
      <p className="name">
        <Role role={role} percent={percent} telling={telling} /> <Code>{id}</Code>
        {errors > 0 && (
          <span className="errors-count">
            {words.errors.ofRelease}: {number(errors)}
          </span>
        )}
      </p>
      <p className="facts">
        {since !== undefined ? (
          <span>
            {words.since[role]} <Moment iso={since} telling={telling} />
          </span>
        ) : (
          builtAt !== undefined && (
            <span>
              {words.built} <Moment iso={builtAt} telling={telling} />
            </span>
          )
        )}
        {author && (
          <span>
            {words.by} <bdi>{author}</bdi>
          </span>
        )}
        {commit && (
          <span>
            {words.commit} <Code>{commit}</Code>
            {dirty && ` ${words.dirty}`}
          </span>
        )}
        {rendering && <span className={`rendering ${rendering}`}>{words.rendering[rendering]}</span>}
      </p>
      {reason && (
        <p className="reason">
          <bdi>{reason}</bdi>
        </p>
      )}
      {changes && <Changes changes={changes} telling={telling} />}
      {look && (
        <p>
          <a href={look}>{words.look}</a>
        </p>
      )}
      <CommandList commands={commandsOfRelease(release, remote)} telling={telling} />
    </li>
  );
}

/** Sentences of a site in trouble. */
export const Problem = ({ text, telling: { words } }: { text: string; telling: Telling }) => (
  <p className="problem">
    <strong>{words.problem}</strong> <English>{text}</English>
  </p>
);
