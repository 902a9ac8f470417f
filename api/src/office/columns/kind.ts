import type { Given } from '../cells/cell.ts';

export type Reading = { ok: true; value: unknown } | { ok: false; reason: string };

/** What a column's cells hold. */
export interface Kind {
  /** Reads a cell that is not empty; a reason continues the sentence "row 3, column price …". */
  read(given: Given): Reading;
  /** The value as a spreadsheet's cell, which `read` reads as the same value. */
  write(value: unknown): string | number;
  /** What may stand there, for the template. */
  says: { ar: string; en: string };
  /** Whether the values name pictures: one, a list, or in the midst of a text in Markdown. Default: no. */
  pictures?: 'one' | 'many' | 'markdown';
}

export const read = (value: unknown): Reading => ({ ok: true, value });
export const refuse = (reason: string): Reading => ({ ok: false, reason });

/** A cell as a fault names it. */
export function quote(given: Given): string {
  const text = given instanceof Date ? given.toISOString() : String(given);
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

/** A cell as a text, whatever the spreadsheet took it for; undefined for a list. */
export function textOf(given: Given): string | undefined {
  if (typeof given === 'string') return given;
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  return given instanceof Date ? given.toISOString() : undefined;
}
