import { countErrors, type Throughput } from '../measures/generate-load.ts';
import type { Throughputs } from '../measures/throughput.ts';
import { atLeast, atMost, type Bar } from './bar.ts';
import { number, section, table, whole } from './print.ts';

export const throughputCells = (name: string, measured: Throughput) => [
  name,
  whole(measured.perSecond),
  number(measured.median),
  number(measured.p99),
  number(measured.worst),
  number(countErrors(measured)),
  number(measured.lacking),
];
export const THROUGHPUT_HEAD = [
  '',
  'a second',
  'median ms',
  'p99 ms',
  'worst ms',
  'errors',
  'without content',
];

export function reportThroughput(measured: Throughputs): Bar[] {
  section(
    'documents and answers (who asks is on the same cores)',
    table(THROUGHPUT_HEAD, [
      throughputCells('documents, cached', measured.cached),
      throughputCells('documents, uncached', measured.uncached),
      throughputCells('documents, fallback', measured.fallback),
      throughputCells('API', measured.api),
    ]),
  );
  return [
    atLeast('documents a second, cached', Math.round(measured.cached.perSecond), 1000),
    atLeast('documents a second, uncached', Math.round(measured.uncached.perSecond), 150),
    atMost(
      'errors',
      Object.values(measured)
        .map(countErrors)
        .reduce((sum, count) => sum + count, 0),
      0,
    ),
  ];
}
