import { lengthOf } from './shown-text.ts';

/** Rows of texts in columns, each as wide as its widest cell; the last is as long as it is. */
export function tableOf(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, index) => Math.max(...all.map((row) => lengthOf(row[index] ?? ''))));
  return all
    .map((row) =>
      row
        .map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - lengthOf(cell))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
