import { readCell } from '../cells/read-cell.ts';
import type { Column } from '../columns/column.ts';
import { nearest, plainWord } from '../columns/near-miss.ts';
import type { Fault } from './faults.ts';
import { shownText } from '../shown/shown-text.ts';
import type { Heading, Sheet, SheetRow } from '../sheets/sheet.ts';

/** A row that was read: a value for each column that the row has, undefined for an empty cell. */
export interface FileRecord {
  row: number;
  values: ReadonlyMap<Column, unknown>;
  /** Whether a cell of it could not be read; what follows from that is not named as well. */
  isFaulty: boolean;
  /** How the file names a column. */
  headingOf(column: Column): string;
}

export interface Records {
  records: FileRecord[];
  faults: Fault[];
}

/** A row whose id begins with it is a note, as those of the template are. */
const NOTE = '#';

const wordsOf = ({ name, path, ar, en }: Column) => [name, ar, en, path];

const headingName = ({ text, letters }: Heading) =>
  `"${text}"${letters === undefined ? '' : ` (${letters})`}`;

interface Match {
  index: number;
  heading: Heading;
  column: Column;
}

function matchHeadings(sheet: Sheet, columns: readonly Column[]): { matches: Match[]; faults: Fault[] } {
  const known = new Map(
    columns.flatMap((column) => wordsOf(column).map((word) => [plainWord(word), column] as const)),
  );
  const matches: Match[] = [];
  const faults: Fault[] = [];
  for (const [index, heading] of sheet.headings.entries()) {
    if (heading.text === '') {
      if (sheet.rows.some(({ cells }) => (cells[index] ?? '') !== ''))
        faults.push({ column: headingName(heading), reason: 'has cells but no heading' });
      continue;
    }
    const column = known.get(plainWord(heading.text));
    const twin = matches.find((match) => match.column === column);
    if (column === undefined) {
      const meant = nearest(heading.text, columns.flatMap(wordsOf));
      const hint =
        meant === undefined
          ? `; the columns are ${columns.map(({ name }) => name).join(', ')}`
          : `; did you mean "${meant}"?`;
      faults.push({ column: headingName(heading), reason: `is not known${hint}` });
    } else if (twin)
      faults.push({ column: headingName(heading), reason: `is ${headingName(twin.heading)} once more` });
    else matches.push({ index, heading, column });
  }
  return { matches, faults };
}

function readRow({ row, cells }: SheetRow, matches: readonly Match[]) {
  const values = new Map<Column, unknown>();
  const faults: Fault[] = [];
  for (const { index, heading, column } of matches) {
    const cell = cells[index];
    if (cell === undefined) continue;
    const reading = readCell(cell);
    const kept = reading.ok && reading.given !== undefined ? column.kind.read(reading.given) : reading;
    if (!kept.ok) faults.push({ row, column: headingName(heading), reason: kept.reason });
    else if ('value' in kept && kept.value !== undefined) values.set(column, kept.value);
    else if (column.required)
      faults.push({ row, column: headingName(heading), reason: 'is empty, and needed' });
    else if (!column.keepsWhenEmpty) values.set(column, undefined);
  }
  return { values, faults };
}

/** Reads every row of a table by its headings, and names every cell that cannot be. */
export function readRecords(sheet: Sheet, columns: readonly Column[]): Records {
  const { matches, faults } = matchHeadings(sheet, columns);
  const key = columns.find(({ path }) => path === '_id');
  const headings = new Map(matches.map(({ column, heading }) => [column, headingName(heading)]));
  const headingOf = (column: Column) => headings.get(column) ?? `"${column.name}"`;
  const keyIndex = matches.find(({ column }) => column === key)?.index;
  if (key && keyIndex === undefined) {
    faults.push({
      reason: `The file has no column "${key.name}" (${key.en}, ${key.ar}), by which its rows are known.`,
    });
    return { records: [], faults };
  }
  const isNote = ({ cells }: SheetRow) =>
    keyIndex !== undefined &&
    String(cells[keyIndex] ?? '')
      .trimStart()
      .startsWith(NOTE);

  const records: FileRecord[] = [];
  const seen = new Map<unknown, number>();
  for (const each of sheet.rows.filter((row) => !isNote(row))) {
    const { values, faults: wrong } = readRow(each, matches);
    faults.push(...wrong);
    const id = key && values.get(key);
    const twin = seen.get(id);
    if (key && id !== undefined && twin !== undefined)
      faults.push({
        row: each.row,
        column: headingOf(key),
        reason: `is "${shownText(id)}", as in row ${twin}`,
      });
    else if (id !== undefined) seen.set(id, each.row);
    records.push({ row: each.row, values, isFaulty: wrong.length > 0, headingOf });
  }
  return { records, faults };
}
