import { countErrors } from '../measures/generate-load.ts';
import { LOAD, type Load } from '../measures/load.ts';
import { atMost, type Bar } from './bar.ts';
import { section, table, whole } from './print.ts';
import { throughputCells, THROUGHPUT_HEAD } from './throughput.ts';

/** A process that grows by more within half a minute of even load would not stop there. */
const FLAT_SHARE = 0.1;

export function reportLoad(loads: readonly Load[]): Bar[] {
  section(
    `${LOAD.connections} connections for ${LOAD.seconds} s`,
    table(
      THROUGHPUT_HEAD,
      loads.map(({ what, throughput }) => throughputCells(what, throughput)),
    ),
    table(
      ['memory, MB', 'before', '15 to 30 s', '45 to 60 s', 'most'],
      loads.map(({ what, memory }) => [
        what,
        ...[memory.before, memory.secondQuarter, memory.lastQuarter, memory.most].map(whole),
      ]),
    ),
    ...loads
      .filter(({ throughput }) => countErrors(throughput) > 0)
      .map(({ what, throughput }) => `${what}: ${JSON.stringify(throughput.errors)}`),
  );
  return loads.flatMap(({ what, throughput, memory }) => [
    atMost(`${what} under load: errors`, countErrors(throughput), 0),
    atMost(
      `${what} under load: growth of memory`,
      Math.max(0, (memory.lastQuarter / memory.secondQuarter - 1) * 100),
      FLAT_SHARE * 100,
      { unit: '%' },
    ),
  ]);
}
