import type { Cell } from '../cells/cell.ts';

/** A table, whichever file it came from. */
export interface Sheet {
  headings: readonly Heading[];
  rows: readonly SheetRow[];
}

export interface Heading {
  /** As it stands in the file. */
  text: string;
  /** The spreadsheet's letters for it, `AB`; undefined where the file has no columns. */
  letters?: string | undefined;
}

export interface SheetRow {
  /** As the spreadsheet counts, its headings being row 1; in JSON the item's number, from 1. */
  row: number;
  /** In the order of the headings. */
  cells: readonly Cell[];
}

/** A file that is no table at all. */
export class UnreadableSheetError extends Error {}

/** `A`, `Z`, `AA` for 0, 25, 26. */
export const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const isBlank = (cell: Cell) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** A spreadsheet's rows, of which the first that is not blank has the headings. Blank rows are counted, not kept. */
export function sheetOf(rows: readonly (readonly Cell[])[]): Sheet {
  const first = rows.findIndex((cells) => !cells.every(isBlank));
  const headings = (rows[first] ?? []).map((cell, index) => ({
    text: isBlank(cell) ? '' : String(cell).trim(),
    letters: lettersOf(index),
  }));
  const below = rows.map((cells, index) => ({ row: index + 1, cells })).slice(first + 1);
  return { headings, rows: first < 0 ? [] : below.filter(({ cells }) => !cells.every(isBlank)) };
}
