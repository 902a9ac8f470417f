import { guardFormula, unguardFormula } from '../../export/formula-guard.ts';
import type { Cell, Given } from './cell.ts';

/** A cell that is read, empty, or says why it cannot be. */
export type CellReading = { ok: true; given: Given | undefined } | { ok: false; reason: string };

/** Marks of direction, and the byte order mark, which an editor may leave anywhere. */
const AROUND =
  /^[\s\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]+|[\s\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]+$/gu;

/** Of a spreadsheet that could not work its formula out. */
const SHEET_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i;

/** `="0501234567"`, by which some write a number that keeps its zeros. */
const QUOTED = /^="((?:[^"]|"")*)"$/;

/** A text without what surrounds it, its lines ended in one way. */
export const cleanText = (text: string): string =>
  // Excel writes the carriage return of a cell as `_x000D_`.
  text.replaceAll('_x000D_', '').replaceAll(/\r\n?/g, '\n').replaceAll(AROUND, '');

function readText(raw: string): CellReading {
  const quoted = QUOTED.exec(raw.trim())?.[1];
  if (quoted !== undefined) return readText(guardFormula(quoted.replaceAll('""', '"')));
  const unguarded = unguardFormula(raw);
  const text = cleanText(unguarded);
  if (text === '') return { ok: true, given: undefined };
  if (SHEET_ERROR.test(text)) return { ok: false, reason: `holds the error ${text} of a formula` };
  if (/^[=\uFF1D]/.test(text) && unguarded === raw)
    return { ok: false, reason: 'holds a formula; write its result' };
  if (text.includes('\u0000') || !text.isWellFormed())
    return { ok: false, reason: 'holds a character that no text may hold' };
  return { ok: true, given: text };
}

/** Takes a cell's surroundings off. A formula, and what a spreadsheet says of a broken one, is no value. */
export function readCell(cell: Cell): CellReading {
  if (cell === undefined || cell === null) return { ok: true, given: undefined };
  if (typeof cell === 'string') return readText(cell);
  if (cell instanceof Date && Number.isNaN(cell.getTime()))
    return { ok: false, reason: 'holds no real date' };
  return { ok: true, given: cell };
}
