import type { RouteFigures } from '../measures/first-views.ts';
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
  ...[visit.blocking, visit.heading, visit.interactive].map((time) => number(Math.round(time))),
];

function ratios(name: string, visit: Visit, rival: Visit): string[] {
  const of = (figure: 'requests' | 'bytes' | 'scriptBytes' | 'firstPaint' | 'largestPaint' | 'blocking') =>
    number(ratio(visit[figure], rival[figure]));
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
    number(ratio(visit.heading, rival.heading)),
    number(ratio(visit.interactive, rival.interactive)),
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

/** The bars of a route's first view, cold. */
export function routeBars({ route, cold }: RouteFigures): Bar[] {
  const { site, fallback, ideal, plain } = cold;
  const { path } = route;
  const isArticle = path === '/blog/:id';
  return [
    atMost(`${path}: round trips to the heading`, site.tripsToHeading, 2),
    atMost(`${path}: round trips to the heading, fallback`, fallback.tripsToHeading, 2),
    ...(route.rendering === 'server'
      ? [
          atMost(`${path}: LCP, of plain`, ratio(site.largestPaint, plain.largestPaint), 0.35),
          atMost(`${path}: fallback's heading, of ideal`, ratio(fallback.heading, ideal.heading), 1.1),
        ]
      : [atMost(`${path}: heading, of ideal`, ratio(site.heading, ideal.heading), 1.1)]),
    atMost(`${path}: interactive, of plain`, ratio(site.interactive, plain.interactive), 0.9),
    atMost(`${path}: interactive, of ideal`, ratio(site.interactive, ideal.interactive), 1.1),
    atMost(`${path}: JavaScript`, Math.round(kb(site.scriptBytes)), isArticle ? 250 : 200, 'kB'),
    atMost(`${path}: JavaScript, of ideal`, ratio(site.scriptBytes, ideal.scriptBytes), 1.2),
    atMost(`${path}: files that travelled twice`, site.twice.length, 0),
    atMost(`${path}: CLS`, Math.round(site.layoutShift * 100) / 100, 0),
    atMost(`${path}: presses that do nothing`, site.pressWorks ? 0 : 1, 0),
  ];
}
