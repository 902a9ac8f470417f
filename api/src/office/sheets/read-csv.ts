import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { sheetOf, UnreadableSheetError, type Sheet } from './sheet.ts';

const DELIMITERS = [',', ';', '\t', '|', '\u061B'];

/** The mark that divides the headings; a line `sep=;` before them, which Excel writes, names it. */
function delimiterOf(text: string): { delimiter: string; from: number } {
  const named = /^sep=(.)\r?\n/i.exec(text);
  if (named?.[1] !== undefined) return { delimiter: named[1], from: named[0].length };
  const line = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return { delimiter: best?.delimiter ?? ',', from: 0 };
}

/** Reads CSV with commas, semicolons or tabs, in whatever encoding a spreadsheet saved it. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const { delimiter, from } = delimiterOf(text);
  try {
    const rows = parse(text.slice(from), { delimiter, relax_column_count: true, skip_empty_lines: false });
    return sheetOf(from > 0 ? [[], ...rows] : rows);
  } catch (error) {
    throw new UnreadableSheetError(error instanceof Error ? error.message : String(error));
  }
}
