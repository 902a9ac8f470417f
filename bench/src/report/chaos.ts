import { BACK_LIMIT_MS, type Chaos } from '../chaos/run-chaos.ts';
import { atMost, type Bar } from './bar.ts';
import { section, table, whole } from './print.ts';

/** A process that grows by more would not stop there. */
const FLAT_SHARE = 0.1;

export function reportChaos({
  options,
  met,
  documents,
  whole: held,
  errors,
  survived,
  memory,
  p99During,
  ...times
}: Chaos): Bar[] {
  const names = [...new Set(met.map(({ name }) => name))].toSorted();
  const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : (ms / 1000).toFixed(1));
  const worstOf = (name: string) => {
    const back = met.filter((each) => each.name === name).map(({ backAfter }) => backAfter);
    return back.includes(undefined) ? undefined : Math.max(...back.map(Number));
  };
  section(
    `${options.minutes} minutes of mishaps (seed ${options.seed})`,
    table(
      ['what', 'times', 'all back after, s', '99 of 100 documents, ms'],
      names.map((name) => [
        name,
        String(met.filter((each) => each.name === name).length),
        seconds(worstOf(name)),
        whole(p99During[name] ?? Number.NaN),
      ]),
    ),
    table(
      ['documents', 'with content', 'median, ms', '99 of 100', 'worst'],
      [
        [
          whole(documents),
          `${whole((held / documents) * 100)}%`,
          whole(times.median),
          whole(times.p99),
          whole(times.worst),
        ],
      ],
    ),
    table(
      ['memory, MB', 'first fifth', 'last fifth', 'most'],
      Object.entries(memory).map(([what, { first, last, most }]) => [
        what,
        ...[first, last, most].map(whole),
      ]),
    ),
    ...(Object.keys(errors).length > 0 ? [JSON.stringify(errors, null, 2)] : []),
  );
  const errorCount = Object.values(errors).reduce((sum, count) => sum + count, 0);
  return [
    atMost('mishaps: documents that were none', errorCount, 0),
    atMost('mishaps: 99 of 100 documents', times.p99, 1000, { unit: 'ms' }),
    atMost('mishaps: ends of the document server', survived ? 0 : 1, 0),
    atMost(
      `mishaps: sections that were not back within ${BACK_LIMIT_MS / 1000} s`,
      met.filter(({ backAfter }) => backAfter === undefined).length,
      0,
    ),
    ...Object.entries(memory).map(([what, { first, last }]) =>
      atMost(`mishaps: growth of the ${what}`, Math.max(0, (last / first - 1) * 100), FLAT_SHARE * 100, {
        unit: '%',
      }),
    ),
  ];
}
