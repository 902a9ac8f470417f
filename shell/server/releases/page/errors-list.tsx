import type { ErrorGroup } from '../../errors/error-group.ts';
import { errorsCommand } from '../commands.ts';
import type { ReleasesView } from '../view.ts';
import { Code } from './code.tsx';
import { CommandList } from './command-list.tsx';
import { Moment } from './moment.tsx';
import type { Telling } from './telling.ts';

/** By release, the most frequent first. */
function byRelease(counts: ErrorGroup['counts']): [release: string, count: number][] {
  const totals = new Map<string, number>();
  for (const { release, count } of counts) totals.set(release, (totals.get(release) ?? 0) + count);
  return [...totals].toSorted(([, one], [, other]) => other - one);
}

const MOST_RELEASES = 3;

function Group({ group: { last, lastSeen, counts }, telling }: { group: ErrorGroup; telling: Telling }) {
  const { words, number } = telling;
  const { kind, name, message, place, library, route } = last;
  const releases = byRelease(counts);
  const all = releases.reduce((sum, [, count]) => sum + count, 0);
  return (
    <li>
      <p className="message">
        <bdi className="count" dir="ltr">
          {number(all)}×
        </bdi>{' '}
        <span lang="en" dir="ltr" className="english" translate="no">
          <strong>{name}</strong>: {message}
        </span>
      </p>
      <p className="facts">
        <span>
          {place ? <Code>{`${place.file}:${place.line}:${place.column}`}</Code> : words.errors.unknownPlace}
        </span>
        <span>
          <Code>{library === '' ? kind : `${kind}, ${library}`}</Code>
        </span>
        <span>
          {words.errors.on} <Code>{route}</Code>
        </span>
        <span>
          {words.errors.last} <Moment iso={lastSeen} telling={telling} />
        </span>
      </p>
      <p className="facts">
        {releases.slice(0, MOST_RELEASES).map(([release, count]) => (
          <span key={release}>
            {release === '' ? words.errors.asBuilt : <Code>{release}</Code>} ({number(count)})
          </span>
        ))}
      </p>
    </li>
  );
}

export interface ErrorsListProps {
  /** A remote, or `shell`. */
  owner: string;
  groups: readonly ErrorGroup[];
  /** How many there are. */
  count: number;
  kept: ReleasesView['errorsKept'];
  telling: Telling;
}

/** The newest errors of one owner, with original file and line. */
export function ErrorsList({ owner, groups, count, kept, telling }: ErrorsListProps) {
  const { words, number } = telling;
  const nothing = kept === 'elsewhere' || kept === 'unreadable' ? words.errors[kept] : words.errors.none;
  if (groups.length === 0) return <p className="soft">{nothing}</p>;
  return (
    <>
      <ol className="errors">
        {groups.map((group) => (
          <Group key={group.id} group={group} telling={telling} />
        ))}
      </ol>
      {count > groups.length && (
        <p className="soft">
          {words.errors.more} {number(count - groups.length)}
        </p>
      )}
      <CommandList commands={[errorsCommand(owner)]} telling={telling} />
    </>
  );
}
