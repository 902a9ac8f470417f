import { valueAt } from './columns/column.ts';
import { inOrder, sentenceOf, type Fault } from './records/faults.ts';
import type { FieldChange, Plan } from './plan.ts';
import type { Subject } from './subjects/subject.ts';
import { shownText } from './shown/shown-text.ts';
import { tableOf } from './shown/table.ts';

/** Of a long table, so many rows of each kind are shown. */
const MOST_ROWS = 50;

const shorten = (value: unknown): string => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '(empty)';
  if (Array.isArray(value) && value.length > 3) return `${value.length} of them`;
  const text = shownText(value).replaceAll('\n', ' ');
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
};

const changeOf = ({ column, from, to }: FieldChange) => `${column.name}: ${shorten(from)} → ${shorten(to)}`;

/** What a file adds, changes and takes off, a line an item, and how much in all. */
export function reportPlan<Item extends object>(subject: Subject<Item>, plan: Plan<Item>): string {
  const rowOf = (what: string, item: Item, row: string, changes = '') => [
    what,
    row,
    shownText(valueAt(item, '_id') ?? ''),
    shorten(subject.titleOf(item)),
    changes,
  ];
  const word = subject.takeOff?.word ?? 'taken off';
  const groups = [
    plan.added.map(({ row, item }) => rowOf('added', item, String(row))),
    plan.changed.map(({ row, item, fields }) =>
      rowOf('changed', item, String(row), fields.map(changeOf).join('; ')),
    ),
    plan.takenOff.map((item) => rowOf(word, item, '')),
  ];
  const shown = groups.flatMap((rows) =>
    rows.length <= MOST_ROWS
      ? rows
      : [...rows.slice(0, MOST_ROWS), [rows[0]?.[0] ?? '', '…', `and ${rows.length - MOST_ROWS} more`]],
  );
  const table = shown.length === 0 ? [] : [tableOf(['', 'row', 'id', 'title', 'changes'], shown), ''];
  const [added = [], changed = [], takenOff = []] = groups;
  const sum = [
    `${added.length} added`,
    `${changed.length} changed`,
    ...(subject.takeOff ? [`${takenOff.length} ${word}`] : []),
    `${plan.same} as they are`,
  ];
  return [...table, `${subject.name}: ${sum.join(', ')}`].join('\n');
}

/** Every fault on a line of its own, and how many there are. */
export function reportFaults(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
  return [...inOrder(faults).map(sentenceOf), '', `${count}: nothing is changed.`].join('\n');
}
