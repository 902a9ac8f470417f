/** Excel takes a file without it for one in the code page of the machine, which garbles Arabic. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet runs as a formula: these characters, also in full width, at the start or behind white space
 * and control characters.
 */
const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A cell that is text to every spreadsheet: an apostrophe stands before what would be run. */
function cellOf(value: string): string {
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  // Always quoted, since in some countries a semicolon separates the cells.
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows of texts as CSV (RFC 4180) for spreadsheets, with their heading. */
export const csvOf = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [heading, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
