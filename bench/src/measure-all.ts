import type { Browser } from 'playwright-core';
import type { SilentBrowser } from './browser/devtools-pipe.ts';
import { CONTROLS } from './measures/controls.ts';
import { measureBuilding } from './measures/building.ts';
import { measureFiltering } from './measures/filtering.ts';
import { measureRoute, type RouteFigures } from './measures/first-views.ts';
import { measureGrowth } from './measures/growth.ts';
import { measureStep, MOVES, type Step } from './measures/navigation.ts';
import { measurePresses, type PressFigures } from './measures/presses.ts';
import { measureRendering } from './measures/rendering.ts';
import type { MeasuredRoute } from './measures/routes.ts';
import { measureThroughput } from './measures/throughput.ts';
import type { Options } from './options.ts';
import type { Bar } from './report/bar.ts';
import { reportBuilding } from './report/building.ts';
import { reportFiltering } from './report/filtering.ts';
import { overallBars, printRoute, routeBars } from './report/first-views.ts';
import { reportGrowth } from './report/growth.ts';
import { reportSteps } from './report/navigation.ts';
import { pressBars, printPresses } from './report/presses.ts';
import { reportRendering } from './report/rendering.ts';
import { reportThroughput } from './report/throughput.ts';
import type { Rivals } from './rivals/build-rivals.ts';
import type { Contender, Sites } from './site/start-sites.ts';

export interface Bench {
  options: Options;
  browser: Browser;
  /** For what is measured from a page's first script on. */
  silent: SilentBrowser;
  sites: Sites;
  rivals: Rivals;
  routes: readonly MeasuredRoute[];
}

/** A measure prints what it found; figures go to the result file, bars to the summary. */
export interface Measured {
  figures: unknown;
  bars: Bar[];
}

const QUICK_ROUTES = ['/sell', '/blog/:id'];
const QUICK_CONTROLS = 2;

/** The routes that the command line asks for, or all of them. */
function askedRoutes({ options, routes }: Pick<Bench, 'options' | 'routes'>): readonly MeasuredRoute[] {
  const asked = options.routes.length > 0 ? options.routes : options.quick ? QUICK_ROUTES : undefined;
  const unknown = asked?.filter((name) => !routes.some(({ path }) => path === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `no route is called ${unknown.join(', ')}; there are ${routes.map(({ path }) => path).join(', ')}`,
    );
  return routes.filter(({ path }) => !asked || asked.includes(path));
}

async function views({ options, silent, sites, routes }: Bench): Promise<Measured> {
  const measured: RouteFigures[] = [];
  const warm: readonly Contender[] = options.quick ? ['site'] : ['site', 'ideal', 'plain'];
  for (const route of askedRoutes({ options, routes })) {
    const figures = await measureRoute(silent, sites, route, { repetitions: options.repetitions, warm });
    printRoute(figures);
    measured.push(figures);
  }
  return { figures: measured, bars: [...measured.flatMap(routeBars), ...overallBars(measured)] };
}

async function presses({ options, silent, sites, routes }: Bench): Promise<Measured> {
  const measured: PressFigures[] = [];
  const { repetitions } = options;
  for (const route of askedRoutes({ options, routes })) {
    const controls = (CONTROLS[route.path] ?? []).slice(0, options.quick ? QUICK_CONTROLS : undefined);
    const figures = await measurePresses(silent, sites, route, { controls, repetitions });
    printPresses(figures);
    measured.push(figures);
  }
  return { figures: measured, bars: measured.flatMap(pressBars) };
}

async function navigation({ options, browser, sites }: Bench): Promise<Measured> {
  const contenders: readonly Contender[] = options.quick ? ['site'] : ['site', 'ideal', 'plain'];
  const steps: Step[] = [];
  for (let time = 0; time < options.repetitions; time += 1)
    for (const move of options.quick ? MOVES.slice(-1) : MOVES)
      for (const contender of contenders) steps.push(await measureStep(browser, sites, contender, move));
  return { figures: steps, bars: reportSteps(steps) };
}

/** What goes route by route, and is measured where only some routes are asked for. */
export const OF_ROUTES: readonly string[] = ['views', 'presses'];

/** The measures by name, in the order in which they run. */
export const MEASURES: Readonly<Record<string, (bench: Bench) => Promise<Measured>>> = {
  views,
  presses,
  navigation,
  async growth({ options, browser, sites }) {
    const held = await measureGrowth(browser, sites, options.quick ? [50, 150] : [50, 200, 350, 500]);
    return { figures: held, bars: reportGrowth(held) };
  },
  async rendering({ options, sites }) {
    const renderings = await measureRendering(sites.origin.api, options.quick ? 200 : 1000);
    return { figures: renderings, bars: reportRendering(renderings) };
  },
  async throughput({ options, sites }) {
    const measured = await measureThroughput(sites, options.quick ? 3 : 10);
    return { figures: measured, bars: reportThroughput(measured) };
  },
  async filtering({ options, sites }) {
    const latencies = await measureFiltering(sites.certificate, options);
    return { figures: latencies, bars: reportFiltering(latencies) };
  },
  async building({ options }) {
    const building = await measureBuilding(options.repetitions);
    return { figures: building, bars: reportBuilding(building) };
  },
};
