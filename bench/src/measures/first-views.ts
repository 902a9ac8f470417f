import type { Browser } from 'playwright-core';
import { CONDITIONS } from '../browser/conditions.ts';
import { newVisitor } from '../browser/launch.ts';
import { median } from './median.ts';
import { CONTENDERS, type Contender, type Sites } from '../site/start-sites.ts';
import type { MeasuredRoute } from './routes.ts';
import { visit, type Visit, type Wanted } from './visit.ts';

export interface RouteFigures {
  route: MeasuredRoute;
  cold: Readonly<Record<Contender, Visit>>;
  /** Every cold visit, turn by turn: those of one turn met the same machine. */
  turns: Readonly<Record<Contender, readonly Visit[]>>;
  /** With everything of an earlier visit in the browser's cache. */
  warm: Readonly<Partial<Record<Contender, Visit>>>;
  /** Documents of ours that should have come with content and did not; each was asked for again. */
  unrendered: number;
}

const FIGURES = [
  'tripsToHeading',
  'tripsToInteractive',
  'requests',
  'bytes',
  'scriptBytes',
  'allBytes',
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'blocking',
  'heading',
  'interactive',
  'scriptTime',
  'styleTime',
] as const satisfies readonly (keyof Visit)[];

/** Figure by figure the middle one; what is not a figure is the last visit's, faults are everyone's. */
function medianVisit(visits: readonly Visit[]): Visit {
  const last = visits.at(-1);
  if (!last) throw new Error('nothing was measured');
  const figures = Object.fromEntries(
    FIGURES.map((figure) => [figure, median(visits.map((each) => each[figure]))]),
  );
  return {
    ...last,
    ...figures,
    pressWorks: visits.every(({ pressWorks }) => pressWorks),
    twice: [...new Set(visits.flatMap(({ twice }) => twice))],
  };
}

/** A document that came without its content shows the fallback; a machine that is too busy to render sends such. */
const MOST_TRIES = 3;

/** A first visit, and, when wanted, a second one with what the first has left in the cache. */
async function visitOnceOrTwice(
  browser: Browser,
  url: string,
  wanted: Wanted,
  isAgain: boolean,
): Promise<{ cold: Visit; warm?: Visit }> {
  const context = await newVisitor(browser);
  try {
    await context.addCookies([{ name: 'language', value: CONDITIONS.language, url }]);
    const cold = await visit(context, url, wanted);
    return isAgain ? { cold, warm: await visit(context, url, { ...wanted, press: false }) } : { cold };
  } finally {
    await context.close();
  }
}

/** Somebody was here before: documents and the API's answers are kept for a while after they are first asked for. */
async function prepare(browser: Browser, url: string): Promise<void> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
  } finally {
    await context.close();
  }
}

export interface FirstViewOptions {
  repetitions: number;
  /** Who is visited a second time, once. */
  warm: readonly Contender[];
}

/** Measures one route for all contenders, turn by turn, so that a busy minute of the machine meets all alike. */
export async function measureRoute(
  browser: Browser,
  sites: Sites,
  route: MeasuredRoute,
  { repetitions, warm }: FirstViewOptions,
): Promise<RouteFigures> {
  const cold: Record<Contender, Visit[]> = { site: [], fallback: [], ideal: [], plain: [] };
  const again: Partial<Record<Contender, Visit>> = {};
  let unrendered = 0;
  await prepare(browser, sites.url.site + route.address);
  for (let time = 0; time < repetitions; time += 1) {
    for (const contender of CONTENDERS) {
      const isFirst = time === 0;
      const wanted = { headingFromData: route.headingFromData, press: isFirst && contender === 'site' };
      const url = sites.url[contender] + route.address;
      const visitNow = () => visitOnceOrTwice(browser, url, wanted, isFirst && warm.includes(contender));
      let seen = await visitNow();
      const isToCome = contender === 'site' && route.rendering === 'server';
      const tries = isToCome ? MOST_TRIES : 1;
      for (let tried = 1; tried < tries && !seen.cold.rendered; tried += 1) {
        unrendered += 1;
        seen = await visitNow();
      }
      cold[contender].push(seen.cold);
      if (seen.warm) again[contender] = seen.warm;
    }
  }
  return {
    route,
    cold: {
      site: medianVisit(cold.site),
      fallback: medianVisit(cold.fallback),
      ideal: medianVisit(cold.ideal),
      plain: medianVisit(cold.plain),
    },
    turns: cold,
    warm: again,
    unrendered,
  };
}
