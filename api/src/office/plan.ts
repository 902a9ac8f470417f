import { TypeBoxValidatorCompiler, type TSchema } from '@fastify/type-provider-typebox';
import { cleanText } from './cells/read-cell.ts';
import { valueAt, withValueAt, type Column } from './columns/column.ts';
import type { Fault } from './records/faults.ts';
import type { FileRecord } from './records/read-records.ts';
import { shownText } from './shown/shown-text.ts';
import type { Subject } from './subjects/subject.ts';

export interface FieldChange {
  column: Column;
  from: unknown;
  to: unknown;
}

export interface ItemChange<Item> {
  row: number;
  item: Item;
  fields: readonly FieldChange[];
}

/** What a file changes in what is stored. */
export interface Plan<Item> {
  added: readonly { row: number; item: Item }[];
  changed: readonly ItemChange<Item>[];
  /** How many items of the file are stored as they stand there. */
  same: number;
  /** Items that a complete file no longer has. */
  takenOff: readonly Item[];
  faults: readonly Fault[];
}

/** A value as it would be read again: two that are read alike are the same. */
function canonical({ kind }: Column, value: unknown): string | undefined {
  const clean = typeof value === 'string' ? cleanText(value) : value;
  if (clean === undefined || clean === '' || (Array.isArray(clean) && clean.length === 0)) return undefined;
  const reading = kind.read(clean as string);
  return JSON.stringify(reading.ok ? reading.value : clean);
}

/** Whether a value is of a schema as it is; nothing is converted. */
function validatorOf(schema: TSchema): (value: unknown) => boolean {
  const validate = TypeBoxValidatorCompiler({ schema, httpPart: 'body' } as Parameters<
    typeof TypeBoxValidatorCompiler
  >[0]);
  return (value) => 'value' in (validate(value) as object);
}

const idOf = (item: object) => valueAt(item, '_id');

function changesOf(item: object, { values }: FileRecord): FieldChange[] {
  return [...values].flatMap(([column, to]) => {
    const from = valueAt(item, column.path);
    return canonical(column, from) === canonical(column, to) ? [] : [{ column, from, to }];
  });
}

const applied = <Item extends object>(
  item: Item,
  fields: readonly FieldChange[],
  defaults: object,
): Item => ({
  ...defaults,
  ...fields.reduce((next, { column, to }) => withValueAt(next, column.path, to), item),
});

/** Compares a file's records with what is stored; touches nothing. */
export function planImport<Item extends object>(
  subject: Subject<Item>,
  stored: readonly Item[],
  records: readonly FileRecord[],
  { complete }: { complete: boolean },
): Plan<Item> {
  const { columns, defaults, size } = subject;
  const key = columns.find(({ path }) => path === '_id');
  const known = new Map(stored.map((item) => [idOf(item), item]));
  const isValid = validatorOf(subject.schema);

  const faults: Fault[] = [];
  const added: Plan<Item>['added'][number][] = [];
  const changed: ItemChange<Item>[] = [];
  const final = new Map<unknown, { item: Item; record?: FileRecord }>(
    stored.map((item) => [idOf(item), { item }]),
  );
  let same = 0;

  const check = (item: Item, record: FileRecord) => {
    const { row } = record;
    final.set(idOf(item), { item, record });
    if (record.isFaulty) return;
    const columnOf = (name: string) => columns.find((column) => column.name === name);
    const wrong = subject.contradictions(item).map(({ column, reason }): Fault => {
      const found = columnOf(column);
      return { row, column: found ? record.headingOf(found) : `"${column}"`, reason };
    });
    const valid = wrong.length > 0 || isValid(item);
    faults.push(...wrong, ...(valid ? [] : [{ row, reason: 'is not what the API may answer' }]));
  };

  for (const record of size === 'one' ? records.slice(0, 1) : records) {
    const id = key && record.values.get(key);
    // Its id was at fault.
    if (key && id === undefined) continue;
    const item = known.get(id);
    if (item) {
      const fields = changesOf(item, record);
      if (fields.length === 0) same += 1;
      else {
        const next = applied(item, fields, defaults);
        changed.push({ row: record.row, item: next, fields });
        check(next, record);
      }
      continue;
    }
    const missing = columns.filter((column) => column.required && !record.values.has(column));
    // Named already where the column is there.
    for (const column of missing.filter((each) => record.headingOf(each) === `"${each.name}"`))
      faults.push({
        row: record.row,
        column: record.headingOf(column),
        reason: 'is not in the file; what is new needs it',
      });
    const fields = [...record.values].map(([column, to]) => ({ column, from: undefined, to }));
    const next = applied(subject.atFirst() as Item, fields, defaults);
    added.push({ row: record.row, item: next });
    if (missing.length === 0) check(next, record);
  }
  for (const { row } of size === 'one' ? records.slice(1) : [])
    faults.push({ row, reason: 'is one row too many; there is one set of contact data' });

  for (const name of subject.unique) {
    const column = columns.find((each) => each.name === name);
    const owners = new Map<unknown, Item>();
    for (const { item, record } of column ? final.values() : []) {
      const value = valueAt(item, column?.path ?? '');
      const owner = owners.get(value);
      if (value !== undefined && owner)
        faults.push({
          ...(record && { row: record.row }),
          column: column && record ? record.headingOf(column) : `"${name}"`,
          reason: `is "${shownText(value)}", which is that of ${shownText(idOf(owner))}`,
        });
      else owners.set(value, item);
    }
  }

  const { takeOff } = subject;
  const named = new Set(records.map((record) => key && record.values.get(key)));
  const takenOff =
    complete && takeOff ? stored.filter((item) => !named.has(idOf(item)) && takeOff.concerns(item)) : [];
  return { added, changed, same, takenOff, faults };
}

/** Whether nothing would be changed. */
export const isEmpty = ({ added, changed, takenOff }: Plan<object>): boolean =>
  added.length + changed.length + takenOff.length === 0;
