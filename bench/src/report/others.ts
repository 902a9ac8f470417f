import type { Building } from '../measures/building.ts';
import { MANY_LISTINGS, type Latency } from '../measures/filtering.ts';
import type { Held } from '../measures/growth.ts';
import { countErrors, type Throughput } from '../measures/hammer.ts';
import { LOAD, type Load } from '../measures/load.ts';
import type { Step } from '../measures/navigation.ts';
import type { Rendering } from '../measures/rendering.ts';
import type { Throughputs } from '../measures/throughput.ts';
import { atLeast, atMost, type Bar } from './bar.ts';
import { number, section, table } from './print.ts';

const whole = (value: number) => number(Math.round(value));

export function reportSteps(steps: readonly Step[]): Bar[] {
  section(
    'in-site navigation from home, after idle (ms from the press)',
    table(
      ['to', 'contender', 'content', 'requests', 'of them scripts'],
      steps.map(({ to, contender, content, requests, scripts }) => [
        to,
        contender,
        whole(content),
        number(requests.length),
        number(scripts),
      ]),
    ),
    ...steps
      .filter(({ contender, requests }) => contender === 'site' && requests.length > 0)
      .map(({ to, requests }) => `${to} asked for ${requests.join(', ')}`),
  );
  return steps
    .filter(({ contender }) => contender === 'site')
    .flatMap(({ to, content, requests }) => [
      atMost(`navigation to ${to}: content`, Math.round(content), 100, 'ms'),
      atMost(`navigation to ${to}: requests before content`, requests.length, 0),
    ]);
}

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
      atMost(`filtering at ${cpu}x: paint, median`, paint.median, limit, 'ms'),
      atMost(`filtering at ${cpu}x: paint, worst`, paint.worst, limit, 'ms'),
    ];
  });
}

/** What is left once in ten changes is noise: a leak leaves something every time. */
const NOISE_SHARE = 0.1;
/** V8 compiles what gets hot: the code counts as heap. */
const HEAP_NOISE_BYTES = 2_000_000;

export function reportGrowth(held: readonly Held[]): Bar[] {
  section(
    'the page after many route changes',
    table(
      ['changes', 'heap kB', 'DOM nodes', 'listeners', 'style rules', 'elements'],
      held.map(({ afterChanges, heapBytes, nodes, listeners, styleRules, elements }) => [
        String(afterChanges),
        whole(heapBytes / 1000),
        ...[nodes, listeners, styleRules, elements].map(number),
      ]),
    ),
  );
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) return [];
  const changes = last.afterChanges - first.afterChanges;
  const allowed = changes * NOISE_SHARE;
  const grown = (figure: 'nodes' | 'listeners' | 'styleRules' | 'elements') => last[figure] - first[figure];
  return [
    atMost(
      `${changes} route changes: heap growth`,
      Math.max(0, (last.heapBytes - first.heapBytes) / 1000),
      HEAP_NOISE_BYTES / 1000,
      'kB',
    ),
    atMost(`${changes} route changes: DOM nodes left`, Math.max(0, grown('nodes')), allowed),
    atMost(`${changes} route changes: listeners left`, Math.max(0, grown('listeners')), allowed),
    atMost(`${changes} route changes: style rules left`, Math.max(0, grown('styleRules')), allowed),
    atMost(`${changes} route changes: elements left`, Math.max(0, grown('elements')), allowed),
  ];
}

export function reportBuilding({ remotes, remote, whole: single }: Building): Bar[] {
  section(
    'a change to one remote (seconds, cold)',
    table(
      ['what', 's'],
      [...Object.entries(remotes), ['the whole site as one bundle, browser only', single] as const].map(
        ([name, seconds]) => [name, number(seconds)],
      ),
    ),
  );
  return [atMost('cold build of one remote', remote, 8, 's')];
}

export function reportRendering(renderings: readonly Rendering[]): Bar[] {
  section(
    'server rendering (ms)',
    table(
      ['page', 'cards', 'median', 'p95'],
      renderings.map(({ page, cards, median, p95 }) => [page, number(cards), number(median), number(p95)]),
    ),
  );
  return renderings.map(({ page, cards, median }) =>
    atMost(`server render of ${page}, ${cards} cards: median`, median, 5, 'ms'),
  );
}

const throughputCells = (name: string, measured: Throughput) => [
  name,
  whole(measured.perSecond),
  number(measured.median),
  number(measured.p99),
  number(measured.worst),
  number(countErrors(measured)),
];
const THROUGHPUT_HEAD = ['', 'a second', 'median ms', 'p99 ms', 'worst ms', 'errors'];

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
    atLeast('documents a second, uncached', Math.round(measured.uncached.perSecond), 100),
    atMost(
      'errors',
      Object.values(measured)
        .map(countErrors)
        .reduce((sum, count) => sum + count, 0),
      0,
    ),
  ];
}

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
      '%',
    ),
  ]);
}
