import { MANY_LISTINGS, type Latency } from '../measures/filtering.ts';
import { atMost, type Bar } from './bar.ts';
import { number, section, table } from './print.ts';

const PAINT_BARS: Readonly<Record<number, number>> = { 1: 16, 4: 50 };

export function reportFiltering(latencies: readonly Latency[]): Bar[] {
  section(
    `filtering ${number(MANY_LISTINGS)} listings (ms from a keystroke in the price field)`,
    table(
      ['CPU', 'paint, median', 'paint, worst', 'results, median', 'results, worst', 'keystrokes'],
      latencies.map(({ cpu, paint, results, keystrokes }) => [
        `${cpu}x`,
        ...[paint.median, paint.worst, results.median, results.worst, keystrokes].map(number),
      ]),
    ),
  );
  return latencies.flatMap(({ cpu, paint }) => {
    const limit = PAINT_BARS[cpu] ?? Number.NaN;
    return [
      atMost(`filtering at ${cpu}x: paint, median`, paint.median, limit, { unit: 'ms' }),
      atMost(`filtering at ${cpu}x: paint, worst`, paint.worst, limit, { unit: 'ms' }),
    ];
  });
}
