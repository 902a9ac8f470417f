import type { Bar } from './bar.ts';

const DIGITS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const number = (value: number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '–' : DIGITS.format(value);

export const whole = (value: number): string => number(Math.round(value));

/** Lines up a table: the first column to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export function section(title: string, ...blocks: readonly string[]): void {
  console.log(`\n── ${title}\n${blocks.join('\n\n')}`);
}

/** Every figure beside its bar; those that miss it last, by name and by how much. */
export function printBars(bars: readonly Bar[]): void {
  const cells = ({ what, value, bound, limit, unit, met, missedBy }: Bar) => [
    what,
    `${number(value)} ${unit}`.trim(),
    `${bound} ${number(limit)}`,
    met ? 'met' : `MISSED by ${Math.round(missedBy * 100)}%`,
  ];
  const missed = bars.filter(({ met }) => !met);
  section('bars', table(['what', 'figure', 'bar', ''], bars.map(cells)));
  console.log(
    missed.length === 0
      ? `\nall ${bars.length} bars are met`
      : `\n${bars.length - missed.length} of ${bars.length} bars are met; missed:\n${table(['what', 'figure', 'bar', ''], missed.map(cells))}`,
  );
}
