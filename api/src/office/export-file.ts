import { csvOf } from '../export/csv.ts';
import { valueAt, type Column } from './columns/column.ts';
import type { SheetFormat } from './sheets/formats.ts';
import type { Step } from './shown/steps.ts';
import type { Subject } from './subjects/subject.ts';

const cellsOf = (item: object, columns: readonly Column[]) =>
  columns.map(({ path, kind }) => {
    const value = valueAt(item, path);
    return value === undefined ? undefined : kind.write(value);
  });

/** A table in one of the formats that are imported. */
export async function writeTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
  format: Exclude<SheetFormat, 'json'>,
  rightToLeft = false,
): Promise<Buffer> {
  if (format === 'csv')
    return Buffer.from(
      csvOf(
        headings,
        rows.map((row) => row.map((cell) => String(cell ?? ''))),
      ),
    );
  const { writeXlsx } = await import('./sheets/write-xlsx.ts');
  return writeXlsx(headings, rows, rightToLeft);
}

/**
 * Everything that is stored, as a file that an import finds nothing to change by.
 *
 * @param step is told how many rows are made. Default: nobody is
 */
export function exportItems(
  { columns, size }: Pick<Subject, 'columns' | 'size'>,
  items: readonly object[],
  format: SheetFormat,
  step?: Step,
): Promise<Buffer> | Buffer {
  if (format === 'json')
    return Buffer.from(`${JSON.stringify(size === 'one' ? items[0] : items, undefined, 2)}\n`);
  return writeTable(
    columns.map(({ name }) => name),
    items.map((item, index) => {
      step?.done(index + 1, items.length);
      return cellsOf(item, columns);
    }),
    format,
  );
}
