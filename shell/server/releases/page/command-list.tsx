import { Fragment } from 'react';
import type { Command } from '../commands.ts';
import type { Telling } from './telling.ts';

/** Commands with what they do; each can be copied where scripts run. */
export const CommandList = ({
  commands,
  telling: { words },
}: {
  commands: readonly Command[];
  telling: Telling;
}) =>
  commands.length > 0 && (
    <ul className="commands">
      {commands.map(({ action, line }) => (
        <li key={line}>
          <span className="does">{words.actions[action]}</span>
          <span className="command">
            <code dir="ltr" lang="en" translate="no">
              {line.split(' ').map((word, index) => (
                // Words of a command break at their spaces alone.
                // oxlint-disable-next-line react/no-array-index-key
                <Fragment key={index}>
                  {index > 0 && ' '}
                  <span className="word">{word}</span>
                </Fragment>
              ))}
            </code>
            <button type="button" hidden data-copy={line} aria-label={`${words.copy}: ${line}`}>
              {words.copy}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
