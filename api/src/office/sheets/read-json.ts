import { guardFormula } from '../../export/formula-guard.ts';
import type { Cell } from '../cells/cell.ts';
import { decodeText } from './decode-text.ts';
import { UnreadableSheetError, type Sheet } from './sheet.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In JSON an equals sign begins no formula, and an apostrophe guards none. */
const cellOf = (value: unknown) => (typeof value === 'string' ? guardFormula(value) : (value as Cell));

/** The fields of an item by their paths, `location.city`; a list is one value. */
const fieldsOf = (item: Record<string, unknown>, before = ''): [string, Cell][] =>
  Object.entries(item).flatMap(([name, value]): [string, Cell][] =>
    isObject(value) ? fieldsOf(value, `${before}${name}.`) : [[`${before}${name}`, cellOf(value)]],
  );

function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) throw new UnreadableSheetError('It holds neither a list nor an object.');
  // As the API answers.
  return 'data' in value ? itemsOf(value['data']) : [value];
}

/** Reads a list of objects of the shape that the API answers, bare or as its `data`. */
export function readJson(bytes: Uint8Array): Sheet {
  let items: unknown[];
  try {
    items = itemsOf(JSON.parse(decodeText(bytes).replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new UnreadableSheetError(error instanceof Error ? error.message : String(error));
  }
  const fields = items.map((item, index) => {
    if (!isObject(item)) throw new UnreadableSheetError(`Item ${index + 1} is no object.`);
    return new Map(fieldsOf(item));
  });
  const headings = [...new Set(fields.flatMap((each) => [...each.keys()]))];
  return {
    headings: headings.map((text) => ({ text })),
    rows: fields.map((each, index) => ({ row: index + 1, cells: headings.map((name) => each.get(name)) })),
  };
}
