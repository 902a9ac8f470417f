import type { RouteFigures } from '../measures/first-views.ts';
import { median, middleHalf } from '../measures/median.ts';
import type { Contender } from '../site/start-sites.ts';
import type { Visit } from '../measures/visit.ts';
import { atMost, type Bar } from './bar.ts';
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
  'script',
  'style',
];

const kb = (bytes: number) => bytes / 1000;
const ratio = (value: number, other: number) => Math.round((value / other) * 100) / 100;

const cells = (name: string, visit: Visit): string[] => [
  name,
  `${number(visit.tripsToHeading)}/${number(visit.tripsToInteractive)}`,
  number(visit.requests),
  number(Math.round(kb(visit.bytes))),
  number(Math.round(kb(visit.scriptBytes))),
  ...[visit.firstPaint, visit.largestPaint].map((time) => number(Math.round(time))),
  visit.layoutShift.toFixed(2),
  ...[visit.blocking, visit.heading, visit.interactive, visit.scriptTime, visit.styleTime].map((time) =>
    number(Math.round(time)),
  ),
];

type Ratio =
  | 'requests'
  | 'bytes'
  | 'scriptBytes'
  | 'firstPaint'
  | 'largestPaint'
  | 'blocking'
  | 'heading'
  | 'interactive'
  | 'scriptTime'
  | 'styleTime';

function ratios(name: string, visit: Visit, rival: Visit): string[] {
  const of = (figure: Ratio) => number(ratio(visit[figure], rival[figure]));
  return [
    name,
    '',
    of('requests'),
    of('bytes'),
    of('scriptBytes'),
    of('firstPaint'),
    of('largestPaint'),
    '',
    of('blocking'),
    of('heading'),
    of('interactive'),
    of('scriptTime'),
    of('styleTime'),
  ];
}

export function printRoute({ route, cold, warm, unrendered }: RouteFigures): void {
  const rows = [
    ...Object.entries(cold).map(([name, visit]) => cells(`cold ${name}`, visit)),
    ratios('  site / plain', cold.site, cold.plain),
    ratios('  site / ideal', cold.site, cold.ideal),
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
    `${route.path} (largest paint: ${cold.site.largest || 'none'})`,
    table(HEAD, rows),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  );
}

/** Of two contenders' figure, turn by turn: the middle ratio, and where the middle half lies. */
function ofRival(turns: RouteFigures['turns'], one: Contender, other: Contender, figure: Ratio) {
  const all = turns[one].map((visit, turn) =>
    ratio(visit[figure], turns[other][turn]?.[figure] ?? Number.NaN),
  );
  return { value: median(all), spread: middleHalf(all) };
}

/** The bars of a route's first view, cold. */
export function routeBars({ route, cold, turns }: RouteFigures): Bar[] {
  const { site, fallback } = cold;
  const { path } = route;
  const isArticle = path === '/blog/:id';
  const isRendered = route.rendering === 'server';
  const compare = (
    what: string,
    figure: Ratio,
    limit: number,
    [one, other]: readonly [Contender, Contender],
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
    compare('interactive', 'interactive', isRendered ? 0.75 : 0.9, ['site', 'plain']),
    compare('interactive', 'interactive', 1.1, ['site', 'ideal']),
    compare('script time to the first control', 'scriptTime', 0.6, ['site', 'plain']),
    atMost(`${path}: JavaScript`, Math.round(kb(site.scriptBytes)), isArticle ? 180 : 150, { unit: 'kB' }),
    atMost(`${path}: JavaScript, of ideal`, ratio(site.scriptBytes, cold.ideal.scriptBytes), 1.2),
    atMost(`${path}: files that travelled twice`, site.twice.length, 0),
    atMost(`${path}: CLS`, Math.round(site.layoutShift * 100) / 100, 0),
    atMost(`${path}: presses that do nothing`, site.pressWorks ? 0 : 1, 0),
  ];
}
