import writeXlsxFile from 'write-excel-file/node';
import { guardFormula, unguardFormula } from '../../export/formula-guard.ts';

/** What Excel holds in a cell. */
const MOST_CHARACTERS = 32_767;

/** A text of a cell is never run; only what would be read as a formula, or as guarded, is guarded. */
const cellText = (text: string) =>
  unguardFormula(text) !== text || /^\s*[=\uFF1D]/.test(text) ? guardFormula(text) : text;

/** A workbook of one sheet, its first row the headings, which stay in sight. Throws for a text that no cell holds. */
export async function writeXlsx(
  headings: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
  rightToLeft: boolean,
): Promise<Buffer> {
  for (const [index, cells] of rows.entries())
    if (cells.some((cell) => typeof cell === 'string' && cell.length > MOST_CHARACTERS))
      throw new Error(`Row ${index + 2} has a text that is too long for a cell of Excel. Use CSV or JSON.`);
  const data = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((cells) =>
      cells.map((value) =>
        value === undefined || value === ''
          ? null
          : typeof value === 'number'
            ? { value, type: Number }
            : // As text, whatever it looks like: no formula, and no number that loses its zeros.
              { value: cellText(value), type: String, format: '@' },
      ),
    ),
  ];
  return writeXlsxFile(data, { stickyRowsCount: 1, rightToLeft }).toBuffer();
}
