import type { RouteFigures } from '../measures/first-views.ts';
import { median, range } from '../measures/median.ts';
import { CONTENDERS, type Contender } from '../site/start-sites.ts';
import type { ThreadTime } from '../browser/thread-time.ts';
import type { Visit } from '../measures/visit.ts';
import { atLeast, atMost, type Bar } from './bar.ts';
import { number, section, table } from './print.ts';

const HEAD = [
  '',
  'trips h/i',
  'requests',
  'kB',
  'JS kB',
  'FCP',
  'LCP',
  'CLS',
  'TBT',
  'heading',
  'interactive',
  'script CPU',
  'style CPU',
];

const kb = (bytes: number) => bytes / 1000;
const ratio = (value: number, other: number) => Math.round((value / other) * 100) / 100;

const TIMES = ['firstPaint', 'largestPaint', 'blocking', 'heading', 'interactive'] as const;
const THREAD_TIMES = ['scriptTime', 'styleTime'] as const;
type Time = (typeof TIMES)[number];
type ThreadFigure = (typeof THREAD_TIMES)[number];
type Ratio = 'requests' | 'bytes' | 'scriptBytes' | Time;

/** A row of the table; CLS stands between the paints and the other times. */
const row = (
  name: string,
  before: readonly string[],
  time: (figure: Time) => string,
  thread: (figure: ThreadFigure) => string,
  shift = '',
) => [
  name,
  ...before,
  ...TIMES.slice(0, 2).map(time),
  shift,
  ...TIMES.slice(2).map(time),
  ...THREAD_TIMES.map(thread),
];

const cells = (name: string, visit: Visit, threads: readonly ThreadTime[] = []): string[] =>
  row(
    name,
    [
      `${number(visit.tripsToHeading)}/${number(visit.tripsToInteractive)}`,
      number(visit.requests),
      number(Math.round(kb(visit.bytes))),
      number(Math.round(kb(visit.scriptBytes))),
    ],
    (figure) => number(Math.round(visit[figure])),
    (figure) => number(Math.round(median(threads.map((each) => each[figure])))),
    visit.layoutShift.toFixed(2),
  );

const between = (values: readonly number[]) => {
  const [low, high] = range(values);
  return Number.isNaN(low) ? '' : `${Math.round(low)}..${Math.round(high)}`;
};

/** How far the times of the turns lie apart. */
const spreads = (visits: readonly Visit[], threads: readonly ThreadTime[] = []): string[] =>
  row(
    '  lowest..highest',
    ['', '', '', ''],
    (figure) => between(visits.map((visit) => visit[figure])),
    (figure) => between(threads.map((each) => each[figure])),
  );

function ratios(name: string, visit: Visit, rival: Visit): string[] {
  const of = (figure: Ratio) => number(ratio(visit[figure], rival[figure]));
  return row(name, ['', of('requests'), of('bytes'), of('scriptBytes')], of, () => '');
}

export function printRoute({ route, cold, turns, threads, warm, unrendered }: RouteFigures): void {
  const rows = [
    ...CONTENDERS.flatMap((name) => {
      const visit = cold[name];
      const visits = turns[name] ?? [];
      if (!visit) return [];
      const spread = visits.length > 1 ? [spreads(visits, threads[name])] : [];
      return [cells(`cold ${name}`, visit, threads[name]), ...spread];
    }),
    ratios('  site / plain', cold.site, cold.plain),
    ratios('  site / ideal', cold.site, cold.ideal),
    ratios('  site / federated', cold.site, cold.federated),
    ...(cold.unscripted ? [ratios('  site / unscripted', cold.site, cold.unscripted)] : []),
    ...Object.entries(warm).map(([name, visit]) => cells(`warm ${name}`, visit)),
  ];
  if (warm.site && warm.plain) rows.push(ratios('  site / plain', warm.site, warm.plain));
  const notes = [
    ...(unrendered > 0 ? [`${unrendered} documents came without content and were asked for again`] : []),
    ...(['site', 'fallback'] as const)
      .filter((name) => cold[name].tripsToHeading > 2)
      .map((name) => `${name}: ${cold[name].chain.join(' → ')}`),
    ...cold.site.twice.map((url) => `travelled twice: ${url}`),
  ];
  section(
    `${route.path} (largest paint: ${cold.site.largest || 'none'}; ${turns.site.length} turns)`,
    table(HEAD, rows),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  );
}

type Compared = Exclude<Contender, 'unscripted'>;

/** Of two contenders' figure, turn by turn: the middle ratio, and from the lowest to the highest. */
function ofRival(turns: RouteFigures['turns'], one: Compared, other: Compared, figure: Ratio) {
  const all = turns[one].map((visit, turn) =>
    ratio(visit[figure], turns[other][turn]?.[figure] ?? Number.NaN),
  );
  return { value: median(all), spread: range(all) };
}

function scriptBar(path: string, { site = [], plain = [] }: RouteFigures['threads']): Bar {
  const all = site.map(({ scriptTime }, turn) => ratio(scriptTime, plain[turn]?.scriptTime ?? Number.NaN));
  return atMost(`${path}: script CPU until the first control, of plain`, median(all), 0.6, {
    spread: range(all),
  });
}

function interactiveBar(path: string, turns: RouteFigures['turns']): Bar {
  const { value, spread } = ofRival(turns, 'site', 'plain', 'interactive');
  return atMost(`${path}: interactive, of plain`, value, 0.75, { spread });
}

const ROUTES_BELOW = 5;
const FAR_BELOW = 0.6;

/**
 * The bar of all routes together: some are interactive far sooner than plain. Of fewer routes than it asks for, none.
 * Its spread counts those of which every turn was, and those of which at least one was.
 */
export function overallBars(measured: readonly RouteFigures[]): Bar[] {
  const interactive = measured
    .filter(({ route }) => route.rendering === 'server')
    .map(({ route, turns }) => interactiveBar(route.path, turns));
  if (interactive.length < ROUTES_BELOW) return [];
  const count = (read: (bar: Bar) => number) => interactive.filter((bar) => read(bar) <= FAR_BELOW).length;
  return [
    atLeast(
      `routes that are interactive at ${FAR_BELOW.toFixed(2)} of plain`,
      count(({ value }) => value),
      ROUTES_BELOW,
      {
        spread: [count(({ spread }) => spread[1]), count(({ spread }) => spread[0])],
      },
    ),
  ];
}

/** The bars of a route's first view, cold (quality.md, "Performance"). */
export function routeBars({ route, cold, turns, threads }: RouteFigures): Bar[] {
  const { site, fallback } = cold;
  const { path } = route;
  const isArticle = path === '/blog/:id';
  const isRendered = route.rendering === 'server';
  const compare = (
    what: string,
    figure: Ratio,
    limit: number,
    [one, other]: readonly [Compared, Compared],
  ) => {
    const { value, spread } = ofRival(turns, one, other, figure);
    return atMost(`${path}: ${what}, of ${other}`, value, limit, { spread });
  };
  return [
    atMost(`${path}: round trips to the heading`, site.tripsToHeading, 2),
    atMost(`${path}: round trips to the heading, fallback`, fallback.tripsToHeading, 2),
    ...(isRendered
      ? [
          compare('LCP', 'largestPaint', 0.35, ['site', 'plain']),
          compare('fallback’s heading', 'heading', 1.1, ['fallback', 'ideal']),
        ]
      : [compare('heading', 'heading', 1.1, ['site', 'ideal'])]),
    interactiveBar(path, turns),
    compare('interactive', 'interactive', 1, ['site', 'ideal']),
    scriptBar(path, threads),
    atMost(`${path}: JavaScript`, Math.round(kb(site.scriptBytes)), isArticle ? 180 : 150, { unit: 'kB' }),
    atMost(`${path}: files that travelled twice`, site.twice.length, 0),
    atMost(`${path}: CLS`, Math.round(site.layoutShift * 100) / 100, 0),
    atMost(`${path}: presses that do nothing`, site.pressWorks ? 0 : 1, 0),
  ];
}
