import { guardFormula } from './formula-guard.ts';

/** Excel takes a file without it for one in the code page of the machine, which garbles Arabic. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that is text to every spreadsheet. Always quoted, since in some countries a semicolon separates the cells. */
const cellOf = (value: string) => `"${guardFormula(value).replaceAll('"', '""')}"`;

/** Rows of texts as CSV (RFC 4180) for spreadsheets, with their heading. */
export const csvOf = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [heading, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
