import { MANY_LISTINGS, SEARCHED_BY, type Latency } from '../measures/filtering.ts';
import { median, range } from '../measures/median.ts';
import { atMost, type Bar } from './bar.ts';
import { number, section, table } from './print.ts';

/** Milliseconds in which a keystroke is painted, by how many times slower the processor is. */
const PAINT_BARS = { 1: 16, 4: 50 } as const;

/** The visits of one kind: who searches, and on which processor. */
function kindsOf(latencies: readonly Latency[]) {
  return SEARCHED_BY.flatMap((searchedBy) =>
    ([1, 4] as const).map((cpu) => ({
      searchedBy,
      cpu,
      visits: latencies.filter((each) => each.searchedBy === searchedBy && each.cpu === cpu),
    })),
  ).filter(({ visits }) => visits.length > 0);
}

export function reportFiltering(latencies: readonly Latency[]): Bar[] {
  const kinds = kindsOf(latencies);
  section(
    `filtering ${number(MANY_LISTINGS)} listings (ms from a keystroke in the price field; the middle of the visits)`,
    table(
      [
        'searched by',
        'CPU',
        'paint, median',
        'paint, worst',
        'results, median',
        'results, worst',
        'keystrokes',
        'visits',
      ],
      kinds.map(({ searchedBy, cpu, visits }) => [
        searchedBy,
        `${cpu}x`,
        ...[
          visits.map(({ paint }) => paint.median),
          visits.map(({ paint }) => paint.worst),
          visits.map(({ results }) => results.median),
          visits.map(({ results }) => results.worst),
          visits.map(({ keystrokes }) => keystrokes),
        ].map((values) => number(median(values))),
        number(visits.length),
      ]),
    ),
  );
  return kinds.map(({ searchedBy, cpu, visits }) => {
    const worst = visits.map(({ paint }) => paint.worst);
    const options = { unit: 'ms', spread: range(worst) };
    return atMost(
      `filtering by the ${searchedBy} at ${cpu}x: worst keystroke`,
      median(worst),
      PAINT_BARS[cpu],
      options,
    );
  });
}
