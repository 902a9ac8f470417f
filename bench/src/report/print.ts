import { median, range } from '../measures/median.ts';
import type { Bar } from './bar.ts';

const DIGITS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const number = (value: number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '–' : DIGITS.format(value);

export const whole = (value: number): string => number(Math.round(value));

/** The middle of some figures and, of more than one, from the lowest to the highest; those that are none left out. */
export function middleWithin(values: readonly number[]): string {
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0) return '–';
  const [low, high] = range(known);
  const middle = whole(median(known));
  return known.length > 1 ? `${middle} (${Math.round(low)}..${Math.round(high)})` : middle;
}

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

/** Every figure beside its bar; those that do not clearly meet it last, by name and by how much. */
export function printBars(bars: readonly Bar[]): void {
  const said = ({ verdict, missedBy }: Bar) =>
    verdict === 'missed' ? `MISSED by ${Math.round(missedBy * 100)}%` : verdict;
  const cells = (bar: Bar) => {
    const { what, value, bound, limit, unit, spread } = bar;
    const [low, high] = spread;
    return [
      what,
      `${number(value)} ${unit}`.trim(),
      low === high ? '' : `${number(low)} to ${number(high)}`,
      `${bound} ${number(limit)}`,
      said(bar),
    ];
  };
  const head = ['what', 'figure', 'spread', 'bar', ''];
  const open = bars.filter(({ verdict }) => verdict !== 'met');
  section('bars', table(head, bars.map(cells)));
  console.log(
    open.length === 0
      ? `\nall ${bars.length} bars are met`
      : `\n${bars.length - open.length} of ${bars.length} bars are met; not, or not clearly:\n${table(head, open.map(cells))}`,
  );
}
